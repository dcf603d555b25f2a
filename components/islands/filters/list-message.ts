import { whatsappShareHref } from '@/content/words/contact-links';
import { finder } from '@/content/words/finder-page';
import { shortlistPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { longestAddress } from '../copy-text';

interface MessageTrip {
  readonly id: string;
  readonly name: string;
  readonly terms: string;
}

/** Trips as a message: names and terms, then the URL that opens the list. If that is too long for a link, the URL alone. */
export function listMessage(greeting: string, trips: readonly MessageTrip[]): string {
  const link = `${finder.list.link}\n${absolute(shortlistPath(trips.map(({ id }) => id)))}`;
  const whole = [greeting, trips.map(({ name, terms }) => `${name}: ${terms}`).join('\n'), link].join('\n\n');
  return whatsappShareHref(whole).length <= longestAddress ? whole : [greeting, link].join('\n\n');
}
