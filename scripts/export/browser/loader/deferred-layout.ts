/** On a page just opened, what is below the screen (class `deferred`, `app/globals.css`) is laid out after it, piece by piece. */
import { whenIdle } from './when-idle';

/** On `html` while the layout is deferred. */
const attribute = 'data-defer-layout';
const root = document.documentElement;

/** To ask for its height lays an element out, also one that is not shown for now. */
const layOut = (element: HTMLElement | null) => element?.offsetHeight;

/**
 * Defers the layout where nobody is put at a place of the page: a reload, a way back and a link to a part of the page need its true height.
 * And only where browsers hold what is on the screen in its place when something above it grows, which Safari does not.
 */
export function deferLayout(): void {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type !== 'navigate' || location.hash || !CSS.supports('overflow-anchor:auto')) return;
  root.setAttribute(attribute, '');
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) root.removeAttribute(attribute);
    },
    true,
  );
}

/** Lays out what was deferred while the page has nothing else to do: pieces that are together about as tall as a phone and a half. */
export function layOutDeferred(): void {
  const pieces: HTMLElement[] = [];
  let height = 0;
  for (const piece of document.querySelectorAll<HTMLElement>(`[${attribute}] .deferred`)) {
    if (height >= 1100) break;
    // What a filter hides has no height, and gets it with the others of its choice.
    if (piece.offsetHeight > 0) pieces.push(piece);
    height += piece.offsetHeight;
  }
  // Together: a section takes 15 ms at 4× CPU, some 30, seven rows of a list 20, and no task may take 50.
  for (const piece of pieces) piece.classList.remove('deferred');
  if (pieces[0]) {
    layOut(pieces[0]);
    whenIdle(layOutDeferred);
  } else {
    root.removeAttribute(attribute);
    // The shut menu of phones too, so that opening it is little more than painting.
    layOut(document.querySelector('.phone-menu nav'));
  }
}
