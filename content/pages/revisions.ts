/**
 * The day on which the content of each page last changed. `stored-revisions.ts` holds it with a digest of that content: where a record has been
 * changed since, the digests differ, and the day is that of the build. `npm run build` writes it down (`scripts/revisions.ts`).
 */
import { createHash } from 'node:crypto';
import { today } from '../queries/build-day';
import type { Day } from '../queries/departures';
import { storedRevisions } from './stored-revisions';

/** By path: the day and the digest, '2026-11-21 3f2a9c1b0d4e'. */
export type Revisions = Readonly<Record<string, string>>;

/** Fields in the order of their names, so that only a change of what they say counts. */
const ordered = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Twelve characters that differ where the content does. */
export const digestOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, ordered)).digest('hex').slice(0, 12);

/**
 * The day the content of a page last changed: the stored one while the content is as it was then.
 * @param day of the build
 */
export function changedOn(path: string, digest: string, day: Day = today, revisions: Revisions = storedRevisions): Day {
  const [since = day, before] = revisions[path]?.split(' ') ?? [];
  return digest === before ? since : day;
}

/** What to store for pages as they are now. */
export const revisionsOf = (pages: readonly { path: string; updated: Day; digest: string }[]): Revisions =>
  Object.fromEntries(pages.map(({ path, updated, digest }) => [path, `${updated} ${digest}`]));

/** One line where the content of pages differs from what is stored; none where nothing changed. */
export function changedPagesNote(
  pages: readonly { path: string; digest: string }[],
  revisions: Revisions = storedRevisions,
): string[] {
  const changed = pages.filter(({ path, digest }) => revisions[path]?.split(' ')[1] !== digest).map(({ path }) => path);
  if (changed.length === 0) return [];
  const [first = '', ...others] = changed;
  const which = others.length === 0 ? first : `${first} and ${others.length} more`;
  return [
    `pages ${which}: changed since the last build; npm run build writes the day into content/pages/stored-revisions.ts`,
  ];
}
