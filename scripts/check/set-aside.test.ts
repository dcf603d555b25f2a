/**
 * The state that is published when the check refuses changes of the history: every valid change, and the last valid state of the other
 * records, complete.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf } from '../../content/ids/file-of';
import { wordsAt } from '../../packages/editor/names/words';
import { checkFiles, copyFiles } from '../lib/test/copied-folder';
import { writeFiles } from '../lib/write-files';
import { setAside, setAsideFile, type Problem } from './set-aside';
import { someGroup } from '../../content/model/test/trips';
import { groupTrips } from '../../content/catalogue/trips';

const removed: (() => void)[] = [];
afterAll(() => removed.forEach((remove) => remove()));

const trip = (id: string) => fileOf('trips', id);
const fares = fileOf('operator', 'fares');

/** Creates a repository in a folder, and returns a function that commits some files; undefined deletes one. */
function repository(root: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@trails.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch=main');
  return (files: Readonly<Record<string, string | undefined>>) => {
    for (const [file, text] of Object.entries(files))
      if (text === undefined) rmSync(join(root, file));
      else writeFiles(root, { [file]: text });
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=Change');
    return git('rev-parse', 'HEAD').trim();
  };
}

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

test('names a cut-off history as the reason why no earlier state is valid, and does not say that all else is published', () => {
  const project = copyFiles([...checkFiles, 'scripts/set-aside.ts', '.gitignore']);
  removed.push(project.remove);
  const { id, name, price } = someGroup();
  const text = readFileSync(trip(id), 'utf8').replace(`"price": ${price}`, '"price": 1');
  const head = repository(project.root)({ [trip(id)]: text });
  // Git reads from this file where the history of a shallow clone ends.
  writeFiles(project.root, { '.git/shallow': `${head}\n` });
  const { status, stderr } = project.run('scripts/set-aside.ts', ['--operator', 'refused.md']);
  expect([status, stderr]).toEqual([1, [expect.stringContaining('its history is cut off')]]);
  const refused = readFileSync(join(project.root, 'refused.md'), 'utf8');
  expect(refused).toMatch(/^\*\*Nothing is published, and the site stays as it was:\*\* .*history is cut off/);
  expect(refused).toContain(`\n- ${name}, ${wordsAt('trips.price').title}: is below 1,000 rupees\n`);
});

test('gives the build the last valid price, and the operator the reason in the words of the form', () => {
  const project = copyFiles([...checkFiles, 'scripts/set-aside.ts', '.gitignore']);
  removed.push(project.remove);
  const read = (path: string) => readFileSync(join(project.root, path), 'utf8');
  const commit = repository(project.root);
  const [one, other] = groupTrips.map(({ id, name, price }) => ({ file: trip(id), name, price }));
  if (!one || !other) throw new Error('there are no two group tours');
  const priced = ({ file, price }: typeof one, text: string) =>
    commit({ [file]: read(file).replace(`"price": ${price}`, `"price": ${text}`) });
  commit({});
  const good = read(one.file);
  priced(one, '1');
  const head = priced(other, String(other.price + 100));

  const { status, stdout } = project.run('scripts/set-aside.ts', ['--operator', 'refused.md']);
  const reason = `${one.name}, ${wordsAt('trips.price').title}: is below 1,000 rupees`;
  expect([status, stdout[0]]).toEqual([0, `set aside: ${one.file}: ${reason}`]);
  expect(read(one.file)).toBe(good);
  expect(read(other.file)).toContain(`"price": ${other.price + 100}`);
  expect(JSON.parse(read(setAsideFile))).toEqual({
    commit: head,
    setAside: [{ file: one.file, reasons: [reason], field: 'price' }],
  });
  expect(read('refused.md')).toMatch(new RegExp(`\\n- ${one.name}, .*: is below 1,000 rupees\\n$`));
  // Uncommitted records would be lost.
  expect(project.run('scripts/set-aside.ts')).toMatchObject({
    status: 1,
    stderr: [expect.stringContaining('not committed')],
  });
});
