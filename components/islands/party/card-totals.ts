/** Writes a party's totals on the cards and rows of trips. React renders none of these, and the server renders them once for everybody. */
import type { Choice } from '@/content/model/choice';
import type { Quotes } from '@/content/words/quotes';
import { tripPath } from '@/content/routes';
import { carryInto } from './carry';

const className = 'trip-total';
const start = tripPath('');

/** The id of the trip of a card, from the link around its name. */
const idOf = (card: Element): string =>
  card.querySelector(`h3 > a[href^="${start}"]`)?.getAttribute('href')?.slice(start.length) ?? '';

/**
 * Writes the total of each trip below its price, or why there is none, and into its links to the booking form and the chat; without a choice
 * takes all of it back.
 * @param today YYYY-MM-DD
 */
export function writeCardTotals(quotes: Quotes | undefined, choice: Choice | undefined, today: string): void {
  for (const card of document.querySelectorAll('main article')) {
    const price = card.querySelector('strong[translate=no]')?.closest('p');
    const id = idOf(card);
    if (!price || !id) continue;
    const quote = choice && quotes?.quote(id, choice, today);
    const old = card.querySelector(`.${className}`);
    if (!quote) old?.remove();
    else {
      const line = old ?? document.createElement('p');
      // In a row the line has the size of its neighbours.
      line.className = `${className} font-semibold${card.matches('.trip-row') ? '' : ' mt-1 text-small'}`;
      if (line.textContent !== quote.text) line.textContent = quote.text;
      if (!old) price.after(line);
    }
    for (const link of card.querySelectorAll<HTMLAnchorElement>('a[target=_blank]'))
      carryInto(link, choice, quote?.total);
  }
}
