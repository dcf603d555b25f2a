/** Names festivals in texts that the calendar has no days for: travellers read of crowds, and nothing says when. */
import { festivals } from '../catalogue/festivals';
import { line } from '../schema/problems';
import type { Content } from './content';
import { textsOf } from './start-words';

/** Matches names of festivals: 'Poush Mela', 'the Medaram fair', 'the annual Urs'. */
const aFestival = new RegExp(
  [
    "\\b(?:\\p{Lu}[\\p{L}'’]+ )+(?:Mela|Utsav|Yatra|Jatara|Kumbh|Sankramana|Jayanti|Purnima|Fair|fair|Festival)\\b",
    '\\b(?:Urs|Brahmotsavam|Chithirai|Janmashtami|Mahamaham|Sawan|Shravan|Simhastha|Thaipusam)\\b',
  ].join('|'),
  'gu',
);

/** Names that need no days: a season of months that its text names, and a feast of the past. */
const withoutDays = ['Rann Utsav', 'Baisakhi'];

const known = [...withoutDays, ...festivals.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])];

/** The festivals in a text that neither the calendar nor a trip has by that name. */
const unknownIn = (text: string, names: readonly string[]) =>
  [...new Set((text.match(aFestival) ?? []).map((found) => found.replace(/^The /, '')))].filter(
    (found) => !known.some((name) => found.includes(name) || name.includes(found)) && !names.includes(found),
  );

/** A line for each text of a trip, a state, a list or a month that names a festival without days in the calendar. */
export function undatedFestivals({
  trips,
  statePages,
  texts,
}: Pick<Content, 'trips' | 'statePages' | 'texts'>): string[] {
  // A tour may be called Yatra itself.
  const names = trips.flatMap(
    ({ name, plan }) => [name, ...plan.map(({ title }) => title)].join(' ').match(aFestival) ?? [],
  );
  const openings = (collection: string, records: Readonly<Record<string, unknown>>) =>
    Object.entries(records).flatMap(([id, record]) =>
      (['opening', 'season'] as const).flatMap((field) => {
        const text = (record as Partial<Record<typeof field, unknown>>)[field];
        return typeof text === 'string' ? [{ collection, id, field, text }] : [];
      }),
    );
  return [
    ...trips.flatMap((trip) => textsOf(trip).map((one) => ({ collection: 'trips', id: trip.id, ...one }))),
    ...openings('states', statePages),
    ...openings('lists', texts['lists'] ?? {}),
    ...openings('months', texts['months'] ?? {}),
  ].flatMap(({ collection, id, field, text }) =>
    unknownIn(text, names).map((found) =>
      line(collection, id, field, `names “${found}”, which has no days in the calendar of festivals: add them there`),
    ),
  );
}
