import { whatsappShareHref } from '@/content/words/contact-links';
import { finder } from '@/content/words/finder-page';
import { shortlistPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { longestAddress } from '../copy-text';

interface MessageTrip {
  readonly id: string;
  readonly name: string;
  readonly terms: string;
  /** What the chosen party pays. */
  readonly total?: string;
}

/**
 * Trips as a message: names, terms and totals, then the URL that opens the list for the same party. If that is too long for a link, the URL alone.
 */
export function listMessage(
  greeting: string,
  trips: readonly MessageTrip[],
  withChoice = (query: string) => query,
): string {
  const [path, query = ''] = shortlistPath(trips.map(({ id }) => id)).split('?');
  const link = `${finder.list.link}\n${absolute(`${path ?? ''}?${withChoice(query)}`)}`;
  const whole = [
    greeting,
    trips.map(({ name, terms, total }) => [`${name}: ${terms}`, total].filter(Boolean).join('. ')).join('\n'),
    link,
  ].join('\n\n');
  return whatsappShareHref(whole).length <= longestAddress ? whole : [greeting, link].join('\n\n');
}
