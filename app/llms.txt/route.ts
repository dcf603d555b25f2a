import { taxSentence } from '@/content/words/taxes';
import { imprint } from '@/content/pages/documents/operator-details';
import { operator } from '@/content/catalogue/operator';
import { filled } from '@/content/format/filled';
import { formatDate } from '@/content/format/duration';
import { pages, type Page } from '@/content/pages/registry';
import { departureNotes } from '@/content/words/trip';
import { isBookable, type Departure } from '@/content/model/dates/departures';
import { departureText } from '@/content/words/departures';
import { everywhere } from '@/content/words/everywhere';
import { tripPath } from '@/content/routes';
import { absolute, addressLine, site } from '@/content/site';
import { trips, isGroup } from '@/content/catalogue/trips';
import type { Trip } from '@/content/schema/types';
import { comingDepartures } from '@/content/model/dates/group-departures';

export const dynamic = 'force-static';

const texts = everywhere.forMachines;

const headings: Partial<Record<Page['kind'], string>> = {
  trip: texts.packages,
  destination: texts.destinations,
  state: texts.states,
  domestic: texts.lists,
  honeymoon: texts.lists,
  groupTours: texts.lists,
  explorePackages: texts.lists,
  allPackages: texts.lists,
  finder: texts.lists,
};

/** The name that the format gives to what a short answer can leave out (llmstxt.org). */
const others = 'Optional';

/** The lines of pages under the heading of their kind; a place with two paths is listed once. */
const linesUnder = (heading: string) =>
  pages
    .filter(({ kind, path, canonical }) => path === canonical && (headings[kind] ?? others) === heading)
    .flatMap(({ name, path, summary }) => (summary ? [`- [${name}](${absolute(path)}): ${summary}`] : []));

/** The rule with the next date that can be booked and its closing day, so that the sentence stays true after the build. */
const withNextDate = (rule: string, { leaves, closes }: Departure) =>
  filled(texts.next, { rule, day: formatDate(leaves), last: formatDate(closes) });

/** The departures of a trip: the rule in words, the next date, and each date with an entered status. */
function departureLine(trip: Trip): string[] {
  if (!isGroup(trip)) return [];
  const { id, name } = trip;
  const departures = comingDepartures(trip);
  const next = departures.find(isBookable);
  const rule = departureText(trip.departures);
  const entered = departures.flatMap((departure) => {
    const notes = departureNotes(departure, trip);
    return notes ? [`  - ${formatDate(departure.leaves)}: ${notes}`] : [];
  });
  return [`- [${name}](${absolute(tripPath(id))}): ${next ? withNextDate(rule, next) : rule}`, ...entered];
}

/** The site in plain text for language models (llmstxt.org): who we are, then every page with one line. */
export function GET(): Response {
  const parts = [
    `# ${site.name}`,
    `> ${operator.contact.description}`,
    [
      filled(texts.contact, { phone: site.phone.display, email: site.email, address: addressLine }),
      imprint(),
      texts.terms,
      taxSentence('both'),
    ]
      .filter(Boolean)
      .join(' '),
    [`## ${texts.departures}`, ...trips.flatMap(departureLine)].join('\n'),
    ...[texts.packages, texts.destinations, texts.states, texts.lists, others].map((heading) =>
      [`## ${heading}`, ...linesUnder(heading)].join('\n'),
    ),
  ];
  return new Response(`${parts.join('\n\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
