/**
 * Prerenders the page that the visitor is likely to open, where the browser can: the target of a pressed link, and of a guessed one. The
 * guess is the link that a mouse rests on or, on touch screens, the one that fills the middle of the screen while the visitor reads. Other
 * browsers prefetch the target of a pressed link.
 */
import { addToHead } from '../loader/add-to-head';
import { mayGuess, recordArrival } from './guesses';
import { linkAround, linkInTheMiddle } from './links';
import { nextPageAttribute, speculationRules } from './speculation-rules';

/** The time in milliseconds that a mouse must rest on a link. */
const hoverDelay = 150;
/** The time in milliseconds without scrolling that counts as reading. */
const readingDelay = 1000;
/** Gigabytes of memory; with less, the open page needs all of it. Only Chromium exposes this. */
const enoughMemory = 2;

const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, { passive: true });

function onPress(press: (link: HTMLAnchorElement) => void): void {
  listen('pointerdown', ({ target }) => {
    const link = linkAround(target);
    if (link) press(link);
  });
}

/** The currently guessed link. The next guess unmarks it, which discards its prerendered page. */
let guessed: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function guessAfter(delay: number, find: () => HTMLAnchorElement | undefined): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const link = find();
    if (!link || link.hasAttribute(nextPageAttribute) || !mayGuess()) return;
    guessed?.removeAttribute(nextPageAttribute);
    guessed = link;
    link.setAttribute(nextPageAttribute, '');
  }, delay);
}

function guess(): void {
  recordArrival();
  if (matchMedia('(hover: hover)').matches) {
    listen('mouseover', ({ target }) => guessAfter(hoverDelay, () => linkAround(target)));
    return;
  }
  const whileReading = () => guessAfter(readingDelay, linkInTheMiddle);
  listen('scroll', whileReading);
  whileReading();
}

/** Called after the first paint, and only for visitors who do not save data. */
export function expectNextPage(): void {
  const { deviceMemory = enoughMemory } = navigator as { deviceMemory?: number };
  if (deviceMemory < enoughMemory) return;
  if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) {
    onPress(({ href }) => addToHead('link', { rel: 'prefetch', href }));
    return;
  }
  addToHead('script', { type: 'speculationrules', text: speculationRules });
  onPress((link) => {
    link.setAttribute(nextPageAttribute, '');
    // The press was the beginning of a scroll.
    const end = () => link !== guessed && link.removeAttribute(nextPageAttribute);
    addEventListener('pointercancel', end, { once: true });
  });
  guess();
}
