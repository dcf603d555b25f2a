import { taxSentence } from '@/content/words/taxes';
import { imprint } from '@/content/pages/documents/operator-details';
import { operator } from '@/content/catalogue/operator';
import { formatDate } from '@/content/format/duration';
import { pages, type Page } from '@/content/pages/registry';
import { departureNotes } from '@/content/words/trip';
import { isBookable, type Departure } from '@/content/model/dates/departures';
import { departureText } from '@/content/words/departures';
import { tripPath } from '@/content/routes';
import { absolute, addressLine, site } from '@/content/site';
import { trips, isGroup } from '@/content/catalogue/trips';
import type { Trip } from '@/content/schema/types';
import { comingDepartures } from '@/content/model/dates/group-departures';

export const dynamic = 'force-static';

const headings: Partial<Record<Page['kind'], string>> = {
  trip: 'Packages',
  destination: 'Destinations',
  state: 'States',
  domestic: 'Lists',
  honeymoon: 'Lists',
  groupTours: 'Lists',
  explorePackages: 'Lists',
  allPackages: 'Lists',
  finder: 'Lists',
};

/** The lines of pages under the heading of their kind; a place with two paths is listed once. */
const linesUnder = (heading: string) =>
  pages
    .filter(({ kind, path, canonical }) => path === canonical && (headings[kind] ?? 'Optional') === heading)
    .flatMap(({ name, path, summary }) => (summary ? [`- [${name}](${absolute(path)}): ${summary}`] : []));

/** The next date that can be booked, with its closing day, so that the sentence stays true after the build. */
const nextDate = ({ leaves, closes }: Departure) => `; next on ${formatDate(leaves)}, book by ${formatDate(closes)}`;

/** The departures of a trip: the rule in words, the next date, and each date with an entered status. */
function departureLine(trip: Trip): string[] {
  if (!isGroup(trip)) return [];
  const { id, name } = trip;
  const departures = comingDepartures(trip);
  const next = departures.find(isBookable);
  const entered = departures.flatMap((departure) => {
    const notes = departureNotes(departure, trip);
    return notes ? [`  - ${formatDate(departure.leaves)}: ${notes}`] : [];
  });
  return [
    `- [${name}](${absolute(tripPath(id))}): ${departureText(trip.departures)}${next ? nextDate(next) : ''}`,
    ...entered,
  ];
}

/** The site in plain text for language models (llmstxt.org): who we are, then every page with one line. */
export function GET(): Response {
  const parts = [
    `# ${site.name}`,
    `> ${operator.contact.description}`,
    `Phone and WhatsApp ${site.phone.display}, email ${site.email}, ${addressLine}. ${imprint() ? `${imprint()} ` : ''}Prices are in Indian rupees, per person with two sharing a room unless a line says per couple. Booking is by an outside form, WhatsApp or phone; nothing is paid on this site. ${taxSentence('both')}`,
    ['## Departures', ...trips.flatMap(departureLine)].join('\n'),
    ...['Packages', 'Destinations', 'States', 'Lists', 'Optional'].map((heading) =>
      [`## ${heading}`, ...linesUnder(heading)].join('\n'),
    ),
  ];
  return new Response(`${parts.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
