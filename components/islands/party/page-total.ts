/** Takes a party and its total along on the page of a trip: in its links, and in the bar at the foot of phones. */
import { formatRupees } from '@/content/format/money';
import type { Choice } from '@/content/model/choice';
import { bookNowPath, contactPath, finderPath } from '@/content/routes';
import { peopleText } from '@/content/words/party';
import type { Quotes } from '@/content/words/quotes';
import { carryInto } from './carry';

/** The links that leave the page with what it knows. Cards of other trips have their own totals, and rows of fares their own parties. */
const links = [
  'a[target=_blank]',
  ...[contactPath, bookNowPath, finderPath].map((path) => `a[href^="${path}?"]`),
].join();
const others = 'article, .fares, [data-island=trip-price]';

const priceAtHand = '[data-own-total]';
/** The prices in the bar before anything was chosen. */
const plain = new WeakMap<Element, readonly Node[]>();

/** @param today YYYY-MM-DD */
export function writePageTotal(quotes: Quotes, id: string, choice: Choice | undefined, today: string): void {
  const totalOn = (of: Choice | undefined): number | undefined => {
    const quote = of && quotes.quote(id, of, today);
    return quote?.kind === 'total' ? quote.total : undefined;
  };
  const total = totalOn(choice);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    if (link.closest(others)) continue;
    // A date of a group has links of its own.
    const day = link.closest<HTMLElement>('[data-day]')?.dataset['day'];
    const own = choice && day ? { ...choice, day, month: undefined } : choice;
    carryInto(link, own, day ? totalOn(own) : total);
  }
  for (const price of document.querySelectorAll(priceAtHand)) {
    const before = plain.get(price) ?? [...price.childNodes];
    plain.set(price, before);
    if (choice && total !== undefined) {
      const people = document.createElement('span');
      people.className = 'block text-caption leading-tight font-normal';
      people.textContent = peopleText(choice);
      price.replaceChildren(`${formatRupees(total)} `, people);
    } else if (price.firstChild !== before[0]) price.replaceChildren(...before);
  }
}
