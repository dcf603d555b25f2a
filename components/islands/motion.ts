import { animate } from 'framer-motion/dom/mini';

/** False for visitors who asked their device for less motion: for them everything is simply there. */
export function wantsMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

const settle = { duration: 0.26, ease: [0.2, 0.7, 0.2, 1] } as const;

/** Where the elements of a list stand on the page now, by the key they carry in `data-key`. */
export function placesOf(list: Element): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const item of list.querySelectorAll<HTMLElement>('[data-key]:not([hidden])')) {
    if (item.dataset['key']) places.set(item.dataset['key'], item.getBoundingClientRect());
  }
  return places;
}

/** Lets the elements of a list glide from where they stood to where they stand; newcomers fade in. Nothing off the screen is animated. */
export function glideFrom(before: ReadonlyMap<string, DOMRect>, list: Element): void {
  if (!wantsMotion()) return;
  // All places are read before anything is moved, so that the browser lays the page out once.
  const seen = [...list.querySelectorAll<HTMLElement>('[data-key]:not([hidden])')]
    .map((item) => ({ item, now: item.getBoundingClientRect() }))
    .filter(({ now }) => now.bottom >= 0 && now.top <= window.innerHeight);
  for (const { item, now } of seen) {
    const was = before.get(item.dataset['key'] ?? '');
    if (!was) void animate(item, { opacity: [0, 1], transform: ['scale(0.96)', 'none'] }, settle);
    else if (was.left !== now.left || was.top !== now.top) {
      void animate(item, { transform: [`translate(${was.left - now.left}px, ${was.top - now.top}px)`, 'none'] }, settle);
    }
  }
}

/** Slides an element in from the side a visitor is moving to: 1 forward, -1 back. */
export function slideIn(element: Element, direction: 1 | -1): void {
  if (!wantsMotion()) return;
  void animate(element, { opacity: [0, 1], transform: [`translateX(${direction * 2.5}rem)`, 'none'] }, settle);
}
