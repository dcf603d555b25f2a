'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';

/** Past this many CSS pixels of scroll the bar floats (specification, section 9). */
const threshold = 50;

/** Lets the header's bar float as a rounded pill once the page is scrolled. It renders nothing: the header is the server's. */
export const FloatOnScroll = island('float-on-scroll', function FloatOnScroll() {
  useEffect(() => {
    const update = () =>
      document.querySelector('.site-header')?.toggleAttribute('data-floating', window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return null;
});
