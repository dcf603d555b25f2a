/** What a record says against the others of the site, and against today: its own file cannot tell. */
import { nameProblems } from '../../../content/schema/check-names';
import { peakProblems } from '../../../content/schema/check-peaks';
import type { Content } from '../../../content/schema/content';
import { newId } from './refuse';

/** What the editor's own files do not hold. */
export interface Known {
  destinations: Readonly<Record<string, { name: string }>>;
  /** Last parts of the addresses below /packages that are no trip's. */
  taken: readonly string[];
}

export interface OtherTrip {
  id: string;
  name?: string;
  title?: string;
}

/** As the editor makes an address of a name. */
export const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param address of a trip that is new */
export function tripNeighbours(
  trip: { name?: string; title?: string },
  others: readonly OtherTrip[],
  known: Known,
  address?: string,
): string[] {
  const field = 'title' in trip ? 'title' : 'name';
  const isTaken = address !== undefined && [...known.taken, ...others.map(({ id }) => id)].includes(address);
  const content = { trips: [...others, { ...trip, id: newId }], destinations: known.destinations };
  const own = `content/trips/${newId}.json: `;
  return [
    ...(isTaken
      ? [`${field}: would have the address '${address}', which another page has: give it another name or address`]
      : []),
    ...nameProblems(content as unknown as Content)
      .filter((line) => line.startsWith(own))
      .map((line) => line.slice(own.length)),
  ];
}

/** Peak dates against the trips that they name. */
export const peakNeighbours = (record: object, trips: readonly OtherTrip[]): string[] =>
  peakProblems({ peaks: (record as { dates: Content['peaks'] }).dates, trips }).map((line) =>
    line.replace(/^[^:]*: /, ''),
  );

/** Days that have to lie ahead where somebody writes them, and days on which something was done. */
const ahead = /^(departures\.dates\.\d+\.date|dates\.\d+\.until|until)$/;
const done = /(^|\.)(asOf|on|checked)$/;

/**
 * Days that were written now and cannot be meant. Those that stood in the record before may pass.
 * @param values by path @param before the same as they were
 * @param today such as 2026-11-27
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
