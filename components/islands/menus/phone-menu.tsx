'use client';

import { animate } from 'framer-motion/dom/mini';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { phoneMenu } from '@/content/words/controls';
import { wantsMotion } from '@/components/islands/motion';
import { island } from '@/components/islands/island';

/** The tab stops inside the open menu. */
const focusable = 'summary, a[href], button, input';

/**
 * The menu of small screens: a full-height sheet. It is a native disclosure, so that it opens before and without this script; the script
 * adds Escape, a focus trap, and closing when a link is chosen.
 */
export const PhoneMenu = island('phone-menu', function PhoneMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  const close = () => {
    if (!menu.current?.open) return;
    menu.current.removeAttribute('open');
    menu.current.querySelector('summary')?.focus();
  };

  useEffect(() => {
    // Closes the menu before the page enters the back/forward cache, so that it is closed when the page is restored.
    const shut = () => {
      menu.current?.removeAttribute('open');
    };
    window.addEventListener('pagehide', shut);
    return () => window.removeEventListener('pagehide', shut);
  }, [menu]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!menu.current?.open) return;
    if (event.key === 'Escape') close();
    if (event.key !== 'Tab') return;
    const stops = [...menu.current.querySelectorAll<HTMLElement>(focusable)];
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
  };

  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  const onToggle = () => {
    if (!menu.current?.open || !sheet.current) return;
    // Below the bar, whose position depends on the height of the office strip and on the scroll position.
    const bar = menu.current.closest('header')?.getBoundingClientRect();
    sheet.current.style.paddingTop = bar ? `${bar.bottom}px` : '';
    if (!wantsMotion()) return;
    void animate(sheet.current, { opacity: [0, 1], transform: ['translateY(-0.75rem)', 'none'] }, { duration: 0.2 });
  };

  return (
    // The details element has the size of its summary and its own text is transparent: painted before the summary arrives, it would show
    // 'Details' and move.
    <details
      ref={menu}
      className="phone-menu size-[min(3rem,13.5vw)] lg:hidden"
      onKeyDown={onKeyDown}
      onToggle={onToggle}
    >
      <summary className="relative z-20 grid text-ink size-[min(3rem,13.5vw)] place-items-center rounded-small">
        <span className="when-closed grid place-items-center">
          <Icon of={Menu} size={28} />
          <span className="sr-only">{phoneMenu.open}</span>
        </span>{' '}
        <span className="when-open grid place-items-center">
          <Icon of={X} size={28} />
          <span className="sr-only">{phoneMenu.close}</span>
        </span>
      </summary>
      <div ref={sheet} onClick={onClick} className="fixed inset-0 z-10 flex flex-col bg-paper text-ink pt-17 md:pt-31">
        {children}
        <div className="needs-script shell border-t border-line py-3">
          <button type="button" onClick={close} className={buttonClasses('primary', 'w-full')}>
            {phoneMenu.quote}
          </button>
        </div>
      </div>
    </details>
  );
});
