/** The focus as a visitor sees it, and where it stops in the header: what the keyboard tests of every engine share. */
import { domesticLinks, internationalLinks, packageLinks } from '../content/navigation';

export interface Stop {
  name: string;
  /** Width and height of what a finger can hit, in px. */
  target: [number, number];
  /** A link inside a sentence: its height is the line's. */
  inText: boolean;
  /** What is wrong with how the focus looks here; '' when nothing is. */
  fault: string;
}

/** Runs in a page: what has the focus there; null when nothing has. */
export function focusedStop(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const isChoice = element.matches('input[type=radio]');
  const drawn = (isChoice ? element.closest('label') : null) ?? element;
  // A card's link lies over its whole card.
  const isCard = getComputedStyle(element, '::after').position === 'absolute';
  const box = (isCard ? (element.offsetParent ?? element) : drawn).getBoundingClientRect();
  const named =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const text =
    (named ? element.labels?.[0]?.firstElementChild?.textContent : '') || (isChoice ? drawn : element).textContent;

  const faults: string[] = [];
  const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(element);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2 || opacity === '0' || /, 0\)$/.test(outlineColor))
    faults.push('no outline');
  // Corners are rounded and lines broken: a little way in, on each line of the text.
  for (const { left, right, top, bottom } of drawn.getClientRects()) {
    // The space at which a line broke is a box of its own, over the edge of its card.
    if (right - left < 12) continue;
    const radius = Math.min(
      parseFloat(getComputedStyle(drawn).borderTopLeftRadius),
      (right - left) / 2,
      (bottom - top) / 2,
    );
    const inset = Math.max(5, radius * 0.3 + 2);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ] as const;
    for (const [x, y] of points) {
      // Of a field of many lines browsers show the line that is written on.
      if (element instanceof HTMLTextAreaElement && y > innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !drawn.contains(hit))
        faults.push(
          `hidden at ${String(Math.round(x))}, ${String(Math.round(y))} by ${hit?.outerHTML.slice(0, 80) ?? 'the edge of the screen'}`,
        );
    }
  }
  return {
    name: text.replace(/\s+/g, ' ').trim(),
    target: [Math.round(box.width), Math.round(box.height)],
    inText: getComputedStyle(element).display === 'inline' && !isCard,
    fault: faults.join('; '),
  };
}

/** The names of the stops from the top of every page to the end of its bar. */
export const bar = [
  'Skip to content',
  '+91 98765 43210',
  'hello@marigoldtrails.example',
  'Marigold TrailsWE TAKE CARE OF YOUR TRIP',
  'Home',
  'About',
  'Destinations',
  ...[domesticLinks, internationalLinks, packageLinks].flatMap(({ label, links }) => [
    label,
    ...links.map((link) => link.label + (link.note ?? '')),
  ]),
  'Itinerary Download',
  'Contact',
  'Book Now (opens in a new tab)',
];
