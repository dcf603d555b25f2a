/** The day on which the content of a page last changed, from the Git history of its files. */
import { execFileSync } from 'node:child_process';
import { today } from '../model/dates/build-day';
import type { Day } from '../model/dates/departures';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'Asia/Kolkata' },
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 100_000_000,
  });

/**
 * Returns the day of the last commit to each file below `content/`, in Indian time. Empty without a complete history, as in a shallow
 * clone: the days would be wrong.
 * @param folder the project's folder, which may be inside a larger repository
 * @param build the day of the build; a commit with a later date comes from a wrong clock and is ignored
 */
export function daysOfFiles(folder: string, build: Day = today): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return days;
    // The output is newest first: a NUL and the day, then a line for each file.
    const log = [
      'log',
      '--no-merges',
      '--relative',
      '--date=format-local:%Y-%m-%d',
      '--format=%x00%cd',
      '--name-only',
      '--',
      'content',
    ];
    for (const commit of git(folder, ...log)
      .split('\0')
      .slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      if (day <= build) for (const file of files) if (!days.has(file)) days.set(file, day);
    }
    return days;
  } catch {
    return days;
  }
}

let known: ReadonlyMap<string, Day> | undefined;
/** The days of this project, cached so that Git runs once. */
const ownDays = () => (known ??= daysOfFiles('.'));

/**
 * Returns the last day on which one of some files changed; undefined if Git has no history for them.
 * @param files paths from the project's folder; one that ends in a slash includes all files below it
 */
export const changedOn = (files: readonly string[], days: ReadonlyMap<string, Day> = ownDays()): Day | undefined =>
  [...days]
    .filter(([name]) => files.some((file) => (file.endsWith('/') ? name.startsWith(file) : name === file)))
    .map(([, day]) => day)
    .sort()
    .at(-1);
