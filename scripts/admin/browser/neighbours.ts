/** Checks a record against the other records and the day, which its own file cannot contain. */
import { nameProblems } from '../../../content/checks/check-names';
import { peakProblems } from '../../../content/checks/check-peaks';
import type { Content } from '../../../content/checks/content';
import { newId } from './refuse';

/** Facts that are not in the editor's own files; the build inserts them. */
export interface Known {
  destinations: Readonly<Record<string, { name: string }>>;
  /** The last parts of paths below /packages that belong to other pages than trips. */
  taken: readonly string[];
}

export interface OtherTrip {
  id: string;
  name: string;
}

/**
 * Checks a trip against the others.
 * @param address The address of a new trip.
 */
export function tripNeighbours(
  trip: { name: string },
  others: readonly OtherTrip[],
  known: Known,
  address?: string,
): string[] {
  const isTaken = address !== undefined && [...known.taken, ...others.map(({ id }) => id)].includes(address);
  const content = { trips: [...others, { ...trip, id: newId }], destinations: known.destinations };
  const own = `content/records/trips/${newId}.json: `;
  return [
    ...(isTaken
      ? [`name: would have the address '${address}', which another page has: give it another name or address`]
      : []),
    ...nameProblems(content as unknown as Content)
      .filter((line) => line.startsWith(own))
      .map((line) => line.slice(own.length)),
  ];
}

/** Checks peak dates against the trips that they name. */
export const peakNeighbours = (record: object, trips: readonly OtherTrip[]): string[] =>
  peakProblems({ peaks: (record as { dates: Content['peaks'] }).dates, trips }).map((line) =>
    line.replace(/^[^:]*: /, ''),
  );

/** The fields with days that have to be in the future when they are entered, and those with days in the past. */
const ahead = /^(departures\.dates\.\d+\.date|dates\.\d+\.until|until)$/;
const done = /(^|\.)(asOf|on|checked)$/;

/**
 * Newly entered days on the wrong side of today. Days that were in the record before are accepted.
 * @param values The values, by path.
 * @param before The same values before the change.
 * @param today The day in India, such as 2026-11-27.
 */
export function dayProblems(
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  today: string,
): string[] {
  const known = new Set(Object.values(before));
  return Object.entries(values).flatMap(([path, day]) => {
    if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || known.has(day)) return [];
    if (ahead.test(path) && day < today) return [`${path}: ${day} is past: choose a day from today on`];
    return done.test(path) && day > today ? [`${path}: ${day} is not yet: choose today or a day before`] : [];
  });
}
