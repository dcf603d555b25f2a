/**
 * Prerenders the page that the visitor is about to open, where the browser can: behind the link that is pressed, the one that a mouse rests
 * on, and on touch screens the one that fills the middle of the screen while somebody reads. Elsewhere the page behind a pressed link is
 * prefetched.
 */
import { addToHead } from '../loader/add-to-head';
import { mayGuess, recordArrival } from './guesses';
import { linkAround, linkInTheMiddle } from './links';
import { createMarks, type Marks } from './marks';

/** Milliseconds that a mouse rests on a link. */
const hoverDelay = 150;
/** Milliseconds without scrolling. */
const readingDelay = 1000;
/** Gigabytes of memory: with less, the page that is open needs them all. Only Chromium tells. */
const enoughMemory = 2;

const passive = { passive: true };

function prerenderPressed(marks: Marks): void {
  const press = ({ target }: Event) => {
    const link = linkAround(target);
    if (!link || marks.has(link)) return;
    marks.add(link);
    // The press was the beginning of scrolling.
    addEventListener('pointercancel', () => marks.remove(link), { once: true });
  };
  addEventListener('pointerdown', press, passive);
}

function prerenderGuessed(marks: Marks): void {
  recordArrival();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const guessAfter = (delay: number, find: () => HTMLAnchorElement | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const link = find();
      if (link && !marks.has(link) && mayGuess()) marks.add(link);
    }, delay);
  };
  if (matchMedia('(hover: hover)').matches) {
    addEventListener('mouseover', ({ target }) => guessAfter(hoverDelay, () => linkAround(target)), passive);
    return;
  }
  const whileReading = () => guessAfter(readingDelay, linkInTheMiddle);
  addEventListener('scroll', whileReading, passive);
  whileReading();
}

function prefetchPressed(): void {
  const press = ({ target }: Event) => {
    const link = linkAround(target);
    if (link) addToHead('link', { rel: 'prefetch', href: link.href });
  };
  addEventListener('pointerdown', press, passive);
}

/** Called once the page is painted, and only for visitors who do not save data. */
export function expectNextPage(): void {
  const { deviceMemory = enoughMemory } = navigator as { deviceMemory?: number };
  if (deviceMemory < enoughMemory) return;
  const marks = createMarks();
  if (!marks) {
    prefetchPressed();
    return;
  }
  prerenderPressed(marks);
  prerenderGuessed(marks);
}
