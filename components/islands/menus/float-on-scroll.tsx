'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';

/** The bar floats after this many CSS pixels of scroll (specification, section 9). */
const threshold = 50;

/**
 * Makes the header's bar float as a rounded pill once the page is scrolled. It renders nothing, because the header is rendered by the
 * server.
 */
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
