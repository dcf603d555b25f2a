/**
 * Prerenders the page that the visitor is about to open, where the browser can: behind the link that is pressed, and behind one that is guessed:
 * where a mouse rests, and on touch screens what fills the middle of the screen while somebody reads. Elsewhere the page behind a pressed link
 * is prefetched.
 */
import { addToHead } from '../loader/add-to-head';
import { mayGuess, recordArrival } from './guesses';
import { linkAround, linkInTheMiddle } from './links';
import { nextPageAttribute, speculationRules } from './speculation-rules';

/** Milliseconds that a mouse rests on a link. */
const hoverDelay = 150;
/** Milliseconds without scrolling. */
const readingDelay = 1000;
/** Gigabytes of memory: with less, the page that is open needs them all. Only Chromium tells. */
const enoughMemory = 2;

const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, { passive: true });

function onPress(press: (link: HTMLAnchorElement) => void): void {
  listen('pointerdown', ({ target }) => {
    const link = linkAround(target);
    if (link) press(link);
  });
}

/** The one link that is guessed: with the next guess it loses its mark, and its page goes. */
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

/** Called once the page is painted, and only for visitors who do not save data. */
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
    // The press was the beginning of scrolling.
    const end = () => link !== guessed && link.removeAttribute(nextPageAttribute);
    addEventListener('pointercancel', end, { once: true });
  });
  guess();
}
