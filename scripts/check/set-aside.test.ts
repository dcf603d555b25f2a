/**
 * The state that is published when the check refuses changes of the history: every valid change, and the last valid state of the other
 * records, complete. `set-aside.long.test.ts` runs the command with the real check.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from '../../content/ids/file-of';
import { setAside, type Problem } from './set-aside';
import { repository } from './test/repository';

const removed: (() => void)[] = [];
afterAll(() => removed.forEach((remove) => remove()));

const trip = (id: string) => fileOf('trips', id);
const fares = fileOf('operator', 'fares');

/** A history of records that are plain words. The check refuses 'bad', and a trip with a fare that does not exist. */
function history(...commits: readonly Readonly<Record<string, string | undefined>>[]) {
  const folder = mkdtempSync(join(tmpdir(), 'set-aside-'));
  removed.push(() => rmSync(folder, { recursive: true }));
  const commit = repository(folder);
  commits.forEach(commit);
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined;
  const check = (): Problem[] =>
    ['goa', 'bali', 'kerala'].map(trip).flatMap((file) => {
      const text = read(file);
      if (text === undefined) return [];
      const [, fare] = /fare (\w+)/.exec(text) ?? [];
      const unknown = fare !== undefined && !read(fares)?.includes(fare);
      return [
        ...(text.includes('bad') ? [{ file, reason: `${text} is bad` }] : []),
        ...(unknown ? [{ file, reason: `${text} is unknown` }] : []),
      ];
    });
  const result = setAside(folder, check);
  expect(check()).toEqual([]);
  return { result, read };
}

const first = { [trip('goa')]: 'one', [trip('bali')]: 'one', [fares]: 'low' };

test('sets nothing aside if everything is valid', () => {
  expect(history(first, { [trip('goa')]: 'two' }).result).toEqual([]);
});

test('publishes the two valid changes around an invalid one', () => {
  const { result, read } = history(
    first,
    { [trip('goa')]: 'two' },
    { [trip('goa')]: 'bad three' },
    { [trip('bali')]: 'two', 'app/page.tsx': 'code' },
    { [fares]: 'low, high' },
  );
  expect(result).toEqual([{ file: trip('goa'), reasons: ['bad three is bad'] }]);
  expect([trip('goa'), trip('bali'), fares].map(read)).toEqual(['two', 'two', 'low, high']);
});

test('publishes a commit as a whole or not at all: a trip is reset together with the fares that were changed for it', () => {
  const { result, read } = history(
    first,
    { [trip('goa')]: 'bad fare high', [fares]: 'low, high' },
    { [trip('bali')]: 'two' },
  );
  expect(result).toEqual([
    { file: fares, reasons: ['bad fare high is bad'] },
    { file: trip('goa'), reasons: ['bad fare high is bad'] },
  ]);
  expect([trip('goa'), fares, trip('bali')].map(read)).toEqual(['one', 'low', 'two']);
});

test('holds back later changes that build on a refused one, and publishes them with its correction', () => {
  const refused = { [trip('goa')]: 'bad fare high', [fares]: 'low, high' };
  const waiting = history(first, refused, { [fares]: 'low, high, higher' }, { [trip('bali')]: 'fare higher' });
  expect(waiting.result.map(({ file }) => file)).toEqual([fares, trip('bali'), trip('goa')]);
  expect([trip('goa'), trip('bali'), fares].map(waiting.read)).toEqual(['one', 'one', 'low']);

  const corrected = history(first, refused, { [trip('kerala')]: 'bad' }, { [trip('goa')]: 'fare high' });
  expect(corrected.result).toEqual([{ file: trip('kerala'), reasons: ['bad is bad'] }]);
  expect([trip('goa'), fares, trip('kerala')].map(corrected.read)).toEqual(['fare high', 'low, high', undefined]);
});

test('publishes a change that needs a later one together with it', () => {
  const { result, read } = history(
    first,
    { [trip('goa')]: 'fare high' },
    { [trip('bali')]: 'bad' },
    { [fares]: 'low, high' },
  );
  expect(result.map(({ file }) => file)).toEqual([trip('bali')]);
  expect(read(trip('goa'))).toBe('fare high');
});

test('restores a deleted record that the site needs, and leaves out a new one that is invalid', () => {
  const { result, read } = history(
    first,
    { [trip('goa')]: 'fare low' },
    { [fares]: undefined },
    { [trip('kerala')]: 'bad' },
  );
  expect(result).toEqual([
    { file: fares, reasons: ['fare low is unknown'] },
    { file: trip('kerala'), reasons: ['bad is bad'] },
  ]);
  expect([fares, trip('kerala')].map(read)).toEqual(['low', undefined]);
});

test('publishes twenty changes after a refused one with few checks', () => {
  const after = Array.from({ length: 20 }, (_, index) => ({ [trip('bali')]: `two ${index}` }));
  const { result, read } = history(first, { [trip('goa')]: 'bad' }, ...after);
  expect(result).toHaveLength(1);
  expect(read(trip('bali'))).toBe('two 19');
});

test('leaves the records unchanged if no state is valid', () => {
  expect(() => history({ ...first, [trip('kerala')]: 'bad' }, { [trip('bali')]: 'two' })).toThrow('no earlier state');
});
