import { animate } from 'framer-motion/dom/mini';

/** False for visitors who asked their device for less motion: for them everything is simply there. */
export function wantsMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

const settle = { duration: 0.26, ease: [0.2, 0.7, 0.2, 1] } as const;

export interface Place {
  left: number;
  top: number;
}

/** Where the shown items of a list stand within it, in px. Scrolling does not change it. Hidden ones are not in it: an animation of theirs cannot be stopped. */
export function placesOf(list: Element): Map<Element, Place> {
  const origin = list.getBoundingClientRect();
  const places = new Map<Element, Place>();
  for (const item of list.children) {
    const { left, top, width } = item.getBoundingClientRect();
    if (width > 0) places.set(item, { left: left - origin.left, top: top - origin.top });
  }
  return places;
}

/** Lets the elements of a list glide from where they stood to where they stand; newcomers fade in. Nothing off the screen is animated. */
export function glide(list: Element, before: ReadonlyMap<Element, Place>, after: ReadonlyMap<Element, Place>): void {
  if (!wantsMotion()) return;
  const { top: listTop } = list.getBoundingClientRect();
  for (const item of list.children) {
    const was = before.get(item);
    const now = after.get(item);
    // An item that starts above the foot of the screen and less than a screen over its top may be seen.
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
