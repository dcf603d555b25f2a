/**
 * Defers the layout of content below the screen (class `deferred`, `app/globals.css`) on a page just opened, and lays it out later, piece
 * by piece.
 */
import { whenIdle } from './when-idle';

/** Set on `html` while the layout is deferred. */
const attribute = 'data-defer-layout';
const root = document.documentElement;

/** Reading its height forces the layout of an element, even if it is not painted now. */
const layOut = (element: HTMLElement | null) => element?.offsetHeight;

/**
 * Defers the layout unless the page opens at a scroll position: reloads, history navigation and links to fragments need its true height. It
 * also requires scroll anchoring, which Safari lacks, so that content growing above the screen does not move the page.
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

/** Lays out deferred pieces while the page is idle: as many as are together about one and a half phone screens tall. */
export function layOutDeferred(): void {
  const pieces: HTMLElement[] = [];
  let height = 0;
  for (const piece of document.querySelectorAll<HTMLElement>(`[${attribute}] .deferred`)) {
    if (height >= 1100) break;
    // A piece hidden by a filter has height 0, and is laid out when its choice is shown.
    if (piece.offsetHeight > 0) pieces.push(piece);
    height += piece.offsetHeight;
  }
  // Laid out as a group within the limit: at 4× CPU a section takes 15 ms, some 30, seven rows of a list 20, and no task may exceed 50.
  for (const piece of pieces) piece.classList.remove('deferred');
  if (pieces[0]) {
    layOut(pieces[0]);
    whenIdle(layOutDeferred);
  } else {
    root.removeAttribute(attribute);
    // The closed menu of phones as well, so that opening it costs little more than painting.
    layOut(document.querySelector('.phone-menu nav'));
  }
}
