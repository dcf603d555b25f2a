/**
 * Parts of the content that expire on a day, announced fourteen months ahead. The content check notes them, and the operator sees each
 * once.
 */
import { destinations } from '../catalogue/destinations';
import { festivals } from '../catalogue/festivals';
import { fileOf } from '../ids/file-of';
import { monthIds, months } from '../ids/months';
import { operator } from '../catalogue/operator';
import { statePages } from '../catalogue/state-pages';
import { formatDate, formatMonth } from '../format/duration';
import { joined } from '../format/joined';
import { daysAfter, type Day } from '../model/dates/departures';
import { lastDayOfMonth } from '../model/dates/months';
import { datedFestivals } from '../model/dates/festivals';
import { line } from '../schema/problems';
import { listTexts, monthTexts } from '../catalogue/lists';
import { factTexts, readAgainAfter } from './dated-facts';
import { whenToGoPage } from '../pages/when-to-go';
import { trips } from '../catalogue/trips';
import { site } from '../site';

export interface Ending {
  /** The last day on which it is valid. */
  on: Day;
  /** The record, the field and the part that ends, in the format of problems. */
  problem: string;
}

/** Fourteen months in days. */
const ahead = 425;

/** The number of days after which the operator should review the status of a date: full, last places, guaranteed. */
const statusHolds = 60;

const peakEndings = (): Ending[] => {
  const { dates, completeUntil } = operator.peaks;
  const problem = (text: string) => line('operator', 'peaks', 'completeUntil', text);
  return [
    {
      on: completeUntil,
      problem: problem(
        `is ${formatDate(completeUntil)}: enter what comes after it, or trips that start later are “price on request”`,
      ),
    },
    ...dates
      .filter(({ until }) => until > completeUntil)
      .map(({ name, until }) => ({
        on: completeUntil,
        problem: problem(`is before the end of ${name}, ${formatDate(until)}`),
      })),
  ];
};

const offerEndings = (): Ending[] =>
  (['offer', 'notice'] as const).flatMap((file) => {
    const { until } = operator[file];
    return until ? { on: until, problem: line('operator', file, 'until', `is ${formatDate(until)}`) } : [];
  });

/** The day in security.txt, which is in code because no page shows it. */
const securityContactEnding = (): Ending => ({
  on: site.securityContactUntil,
  problem: `content/site.ts: securityContactUntil: is ${formatDate(site.securityContactUntil)}: set a later day, at most a year ahead`,
});

/** The recurring festivals, grouped by the month of their last recorded day. */
function festivalEndings(): Ending[] {
  const lasts = festivals
    .filter(({ once }) => !once)
    .map(({ id, name }) => ({ name, on: datedFestivals.findLast((dated) => dated.id === id)?.last ?? '' }));
  return [...new Set(lasts.map(({ on }) => on.slice(0, 7)))].map((month) => {
    const ending = lasts.filter(({ on }) => on.startsWith(month));
    const names = joined(ending.map(({ name }) => name));
    return {
      on: ending.map(({ on }) => on).sort()[0] ?? '',
      problem: `${fileOf('calendar', 'festivals')}: no day after ${formatMonth(month)} is known of ${names}: add the next year`,
    };
  });
}

/** The days on which a trip cannot start, where they move from year to year. */
const startEndings = (): Ending[] =>
  trips.flatMap(({ id, cannotStart }) =>
    cannotStart.flatMap(({ otherYears = [] }, index) => {
      const on = otherYears.toSorted().at(-1);
      return on
        ? {
            on,
            problem: line(
              'trips',
              id,
              `cannotStart.${index}.otherYears`,
              `ends with ${formatDate(on)}: add the last day of the next year, unless it is the usual one`,
            ),
          }
        : [];
    }),
  );

/** The status of single dates that are still to come. */
const statusEndings = (today: Day): Ending[] =>
  trips.flatMap((trip) =>
    trip.collection === 'groups'
      ? trip.departures.dates.flatMap(({ date, status, asOf }, index) =>
          date < today || status === 'on sale' || status === 'cancelled'
            ? []
            : {
                on: [daysAfter(asOf, statusHolds), date].sort()[0] ?? date,
                problem: line(
                  'trips',
                  trip.id,
                  `departures.dates.${index}.status`,
                  `was last looked at on ${formatDate(asOf)}: look again, and write that day as “As of”`,
                ),
              },
        )
      : [],
  );

/** One ending for each month of reading, because its rules are read again together. */
function factEndings(): Ending[] {
  const facts = factTexts().flatMap(({ asOf }) => asOf ?? []);
  return [...new Set(facts)].map((asOf) => {
    const on = daysAfter(`${asOf}-01`, readAgainAfter);
    const count = facts.filter((one) => one === asOf).length;
    return {
      on,
      problem: `${count} texts name rules that were read in ${formatMonth(asOf)}, permits and visas among them: read them again by ${formatDate(on)}`,
    };
  });
}

const named = Object.values(months).join('|');
/** Matches '31 December 2026', 'July 2028' or '2027'. */
const yearInProse = new RegExp(`\\b(?:(?:(\\d{1,2}) )?(${named}) )?(20\\d\\d)\\b`, 'g');

/** The last day of a period in a text: a day, a month or a year. */
function lastDayOf(day: string | undefined, month: string | undefined, year: string): Day {
  if (!month) return `${year}-12-31`;
  const number = String(monthIds.findIndex((id) => months[id] === month) + 1).padStart(2, '0');
  if (day) return `${year}-${number}-${day.padStart(2, '0')}`;
  return lastDayOfMonth(`${year}-${number}`);
}

/** The month in which most texts were written. In a text without a month of its own, earlier years are history. */
const written = '2026-11';

/** The sentences of a text with a year that was still to come when the text was read, each with the end of that year. */
function yearsIn(text: string, asOf: string | undefined): { on: Day; sentence: string }[] {
  return text.split(/(?<=[.?!]) /).flatMap((sentence) => {
    const days = [...sentence.matchAll(yearInProse)].map(([, day, month, year = '']) => lastDayOf(day, month, year));
    const on = days.filter((one) => one > (asOf ?? written)).sort()[0];
    return on ? [{ on, sentence }] : [];
  });
}

/** Fields of days, months or sources, which are not prose. */
const notProse = new Set(['asOf', 'papersAsOf', 'cannotStart', 'fullOn', 'departures', 'checked', 'photos', 'reviews']);

/** The texts of a record by the path of their field, each with the month in which its rules were read. */
function proseOf(
  value: unknown,
  path: readonly string[] = [],
  asOf?: string,
): { field: string; text: string; asOf?: string | undefined }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value, asOf }];
  if (typeof value !== 'object' || value === null) return [];
  const own = value as { asOf?: string; papersAsOf?: string };
  return Object.entries(value).flatMap(([name, inside]) =>
    notProse.has(name) ? [] : proseOf(inside, [...path, name], own.asOf ?? own.papersAsOf ?? asOf),
  );
}

const proseEndings = (): Ending[] => {
  const records: { collection: string; id: string; record: unknown }[] = [
    ...trips.map((trip) => ({ collection: 'trips', id: trip.id, record: trip })),
    ...Object.values(destinations).map((place) => ({
      collection: 'destinations',
      id: place.id,
      record: place,
    })),
    ...Object.values(statePages).map((page) => ({ collection: 'states', id: page.id, record: page })),
    ...listTexts.map(({ id, opening, asOf }) => ({
      collection: 'lists',
      id,
      record: { opening, asOf },
    })),
    ...monthTexts.map(({ id, opening, asOf }) => ({
      collection: 'months',
      id,
      record: { opening, asOf },
    })),
    { collection: 'pages', id: 'when-to-go', record: { notes: whenToGoPage.notes } },
  ];
  return records.flatMap(({ collection, id, record }) =>
    proseOf(record).flatMap(({ field, text, asOf }) =>
      yearsIn(text, asOf).map(({ on, sentence }) => ({
        on,
        problem: line(collection, id, field, `says “${sentence}”: read it again by ${formatDate(on)}`),
      })),
    ),
  );
};

/** Everything that ends within fourteen months or has ended already, earliest first. @param today the day of the build */
export const endings = (today: Day): Ending[] =>
  [
    ...peakEndings(),
    ...festivalEndings(),
    ...offerEndings(),
    securityContactEnding(),
    ...startEndings(),
    ...statusEndings(today),
    ...factEndings(),
    ...proseEndings(),
  ]
    .filter(({ on }) => on <= daysAfter(today, ahead))
    .sort((a, b) => a.on.localeCompare(b.on));
