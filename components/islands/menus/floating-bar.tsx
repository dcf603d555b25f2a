'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Past this many CSS pixels of scroll the bar floats (specification, section 9). */
const threshold = 50;

/** The header: sticky, and floating as a rounded pill once the page is scrolled. Its outer height never changes, so nothing jumps. */
export function FloatingBar({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () => header.current?.toggleAttribute('data-floating', window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <header ref={header} className="site-header sticky top-0 z-40 h-17 print:hidden md:h-20">
      <div className="bar h-full border-b border-line bg-paper">{children}</div>
    </header>
  );
}
