/** Takes a party and its total along on the page of a trip: in its links, and in the bar at the foot of phones. */
import { formatRupees } from '@/content/format/money';
import type { Choice } from '@/content/model/choice';
import { bookNowPath, contactPath, finderPath } from '@/content/routes';
import { formatDay } from '@/content/format/duration';
import { daysAfter } from '@/content/model/dates/departures';
import { levelsHeading, peopleText } from '@/content/words/party';
import type { Quotes } from '@/content/words/quotes';
import { carryInto } from './carry';

/** The links that leave the page with what it knows. Cards of other trips have their own totals, and rows of fares their own parties. */
const links = [
  'a[target=_blank]',
  ...[contactPath, bookNowPath, finderPath].map((path) => `a[href^="${path}?"]`),
].join();
const others = 'article, [data-island=trip-price]';

/** Where a party has no total; the panel says why. */
const noTotal = '–';
const priceAtHand = '[data-own-total]';
const levels = '[data-level]';
const levelsHeadings = '[data-levels]';
/** The texts of the page before anything was chosen. */
const plain = new WeakMap<Element, readonly Node[]>();

/** Writes into an element what is about the choice; without it the element gets its own content back. */
function write(element: Element, content: readonly (Node | string)[] | undefined): void {
  const before = plain.get(element) ?? [...element.childNodes];
  plain.set(element, before);
  if (content) element.replaceChildren(...content);
  else if (element.firstChild !== before[0]) element.replaceChildren(...before);
}

/** The first of some days on which a trip can start at a price. @param spans '2026-12-20/2027-01-03', separated by spaces */
function firstStart(quotes: Quotes, id: string, spans: string, today: string): string | undefined {
  for (const span of spans.split(' ')) {
    const [from = '', until = from] = span.split('/');
    for (let day = from; day <= until; day = daysAfter(day, 1))
      if (quotes.start(id, day, today)?.can === 'yes') return day;
  }
  return undefined;
}

/** @param today YYYY-MM-DD */
export function writePageTotal(quotes: Quotes, id: string, choice: Choice | undefined, today: string): void {
  const totalOn = (of: Choice | undefined): number | undefined => of && quotes.quote(id, of, today)?.total;
  const total = totalOn(choice);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (link.closest(others)) continue;
    // A date of a group has links of its own.
    const day = link.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const own = choice && day ? { ...choice, day, month: undefined } : choice;
    carryInto(link, own, day ? totalOn(own) : total);
  }
  for (const price of document.querySelectorAll(priceAtHand)) {
    const about = document.createElement('span');
    about.className = 'block text-[min(0.6875rem,3.2vw)] leading-tight font-normal';
    if (choice) about.textContent = [peopleText(choice), ...(choice.day ? [formatDay(choice.day)] : [])].join(', ');
    write(price, total === undefined ? undefined : [`${formatRupees(total)} `, about]);
  }
  for (const heading of document.querySelectorAll(levelsHeadings)) write(heading, choice && [levelsHeading(choice)]);
  for (const cell of document.querySelectorAll<HTMLElement>(levels)) {
    const spans = cell.dataset['level'] ?? '';
    const day = spans ? firstStart(quotes, id, spans, today) : undefined;
    const sum = choice && (day ?? !spans) ? totalOn({ ...choice, day, month: undefined }) : undefined;
    write(cell, choice && [sum === undefined ? noTotal : formatRupees(sum)]);
  }
}
