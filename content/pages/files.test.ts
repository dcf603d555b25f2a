/** The source files of pages, and the files that pages link to. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictures } from '../catalogue/pictures';
import { soldStates } from '../model/state-trips';
import * as routes from '../routes';
import { keysOf } from '../ids/keys-of';
import { changedOn, daysOfFiles } from './changed-on';
import { pages } from './registry';
import { trips } from '../catalogue/trips';

const git = (folder: string, args: readonly string[], time = '') =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@trails.example', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_COMMITTER_DATE: time },
    stdio: 'pipe',
  });

/** A project with one file from one day and another from two. */
const folder = mkdtempSync(join(tmpdir(), 'history-'));
beforeAll(() => {
  git(folder, ['init', '--quiet']);
  mkdirSync(join(folder, 'content/records/trips'), { recursive: true });
  const commit = (file: string, text: string, time: string) => {
    writeFileSync(join(folder, file), text);
    git(folder, ['add', '.']);
    git(folder, ['commit', '--quiet', '-m', text], time);
  };
  commit('content/records/trips/goa.json', 'one', '2027-01-31T12:00:00Z');
  // This is past midnight in India.
  commit('content/records/trips/kerala.json', 'one', '2027-02-01T20:00:00Z');
  commit('content/records/trips/goa.json', 'two', '2027-03-05T12:00:00Z');
});

test('a page changed on the Indian day of the last commit to one of its files', () => {
  const days = daysOfFiles(folder, '2027-12-31');
  const on = (...files: string[]) => changedOn(files, days);
  expect(on('content/records/trips/kerala.json')).toBe('2027-02-02');
  expect(on('content/records/trips/kerala.json', 'content/records/trips/goa.json')).toBe('2027-03-05');
  expect(on('content/records/trips/')).toBe('2027-03-05');
  expect(on('content/records/trips/new.json')).toBeUndefined();
});

test('a commit from after the build is ignored', () => {
  const on = (file: string) => changedOn([file], daysOfFiles(folder, '2027-02-02'));
  expect(on('content/records/trips/goa.json')).toBe('2027-01-31');
  expect(on('content/records/trips/kerala.json')).toBe('2027-02-02');
});

test('finds the days of a project inside a larger repository', () => {
  const larger = mkdtempSync(join(tmpdir(), 'larger-'));
  git(larger, ['init', '--quiet']);
  mkdirSync(join(larger, 'site/content'), { recursive: true });
  writeFileSync(join(larger, 'site/content/routes.ts'), '');
  git(larger, ['add', '.']);
  git(larger, ['commit', '--quiet', '-m', 'one'], '2027-01-31T12:00:00Z');
  const days = daysOfFiles(join(larger, 'site'), '2027-12-31');
  expect([...days]).toEqual([['content/routes.ts', '2027-01-31']]);
});

test('finds no day if the history is incomplete or missing', () => {
  const shallow = mkdtempSync(join(tmpdir(), 'shallow-'));
  git(shallow, ['clone', '--quiet', '--depth', '1', `file://${folder}`, '.']);
  expect(daysOfFiles(shallow).size).toBe(0);
  expect(daysOfFiles(mkdtempSync(join(tmpdir(), 'none-'))).size).toBe(0);
});

test.each(pages)('$path names the files that contain its content', ({ files }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect([file, existsSync(file)]).toEqual([file, true]);
});

test('no two files that a link names have the same name', () => {
  const [first = '', second = ''] = trips.map(({ id }) => id);
  const maps = [...trips.map(({ id }) => id), ...soldStates.map(routes.stateMap)];
  const files = [
    ...pages.map(({ path }) => routes.socialFile(path)),
    ...trips.map(({ id }) => routes.itineraryFile(id)),
    ...[first, second].flatMap((id) => ['2027-01-31', '2027-02-28'].map((day) => routes.departureFile(id, day))),
    ...maps.flatMap((id) => keysOf(routes.mapSizes).map((format) => routes.mapFile(id, format))),
    ...Object.keys(pictures).flatMap((id) =>
      (['card', 'wide', 'tall'] as const).map((format) => routes.posterFile(id, format)),
    ),
  ];
  for (const file of files) expect(file).toMatch(/^\/[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*\.[a-z]+$/);
  expect(new Set(files).size).toBe(files.length);
});
