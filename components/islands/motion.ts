import { animate } from 'framer-motion/dom/mini';

/** False for visitors whose device asks for less motion: nothing is animated for them. */
export function wantsMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

const settle = { duration: 0.26, ease: [0.2, 0.7, 0.2, 1] } as const;

export interface Place {
  left: number;
  top: number;
}

/**
 * The places of a list's visible items relative to the list, in px, so that scrolling does not change them. Hidden items are left out,
 * because their animation could not be stopped.
 */
export function placesOf(list: Element): Map<Element, Place> {
  const origin = list.getBoundingClientRect();
  const places = new Map<Element, Place>();
  for (const item of list.children) {
    const { left, top, width } = item.getBoundingClientRect();
    if (width > 0) places.set(item, { left: left - origin.left, top: top - origin.top });
  }
  return places;
}

/** Animates the items of a list from their previous to their current places; new items fade in. Nothing off the screen is animated. */
export function glide(list: Element, before: ReadonlyMap<Element, Place>, after: ReadonlyMap<Element, Place>): void {
  if (!wantsMotion()) return;
  const { top: listTop } = list.getBoundingClientRect();
  for (const item of list.children) {
    const was = before.get(item);
    const now = after.get(item);
    // An item that starts above the bottom of the screen, and less than one screen above its top, may be visible.
    if (!now || Math.abs(listTop + now.top) > window.innerHeight) continue;
    if (!was) void animate(item, { opacity: [0, 1], transform: ['scale(0.96)', 'none'] }, settle);
    else if (was.left !== now.left || was.top !== now.top) {
      void animate(
        item,
        { transform: [`translate(${was.left - now.left}px, ${was.top - now.top}px)`, 'none'] },
        settle,
      );
    }
  }
}

/** Slides an element in from the side a visitor is moving to: 1 forward, -1 back. */
export function slideIn(element: Element, direction: 1 | -1): void {
  if (!wantsMotion()) return;
  void animate(element, { opacity: [0, 1], transform: [`translateX(${direction * 2.5}rem)`, 'none'] }, settle);
}
