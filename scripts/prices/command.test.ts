/** `npm run prices` as it is run, on a copy of the content: what comes back from a spreadsheet is written, or nothing is. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { fareRules } from '../../content/catalogue/fare-rules';
import { honeymoonTrips } from '../../content/catalogue/honeymoons';
import { seedTrips } from '../../content/catalogue/seed';
import { tripPath } from '../../content/routes';
import { copyFiles, type CopiedFolder } from '../lib/copied-folder';
import { rulesRow } from './table';

type Row = Record<string, string>;

let project: CopiedFolder;
beforeAll(() => {
  const commands = ['scripts/prices.ts', 'scripts/revisions.ts'];
  const settings = ['package.json', 'tsconfig.json', '.prettierrc.json', '.prettierignore'];
  project = copyFiles(['content', 'scripts/lib', 'scripts/prices', ...commands, ...settings]);
});
afterAll(() => project.remove());

const after = '1900000000';
const dayAfter = '2030-03-17';
const table = 'prices.csv';
const read = (path: string) => readFileSync(join(project.root, path), 'utf8');

/** The exported table as its rows. */
function exported(): Row[] {
  expect(project.run('scripts/prices.ts', ['export', table]).status).toBe(0);
  return Papa.parse<Row>(read(table).replace('\ufeff', ''), { header: true, skipEmptyLines: true }).data;
}

/** Imports the rows, on a day after all builds before. */
function imported(rows: readonly Row[], ...flags: string[]) {
  writeFileSync(join(project.root, table), Papa.unparse([...rows]));
  return project.run('scripts/prices.ts', ['import', table, ...flags], { SOURCE_DATE_EPOCH: after });
}

/** All of the content, to see whether any of it was changed. */
const content = () =>
  readdirSync(join(project.root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('content', file))
    .filter((file) => statSync(join(project.root, file)).isFile())
    .map((file) => `${file}\n${read(file)}`)
    .join();

/** The pages that changed on the day of the import. */
const changedPages = () =>
  [...read('content/pages/stored-revisions.ts').matchAll(/'([^']+)': '([\d-]+) /g)]
    .filter(([, , day]) => day === dayAfter)
    .map(([, path]) => path);

const [trip, other] = seedTrips;
const [honeymoon] = honeymoonTrips;
const third = fareRules.thirdAdult === 90 ? 91 : 90;
const cells: Readonly<Record<string, Row>> = {
  [rulesRow]: { thirdAdult: String(third) },
  [trip?.id ?? '']: { price: String((trip?.price ?? 0) + 1_000), childWithBed: '71' },
  [honeymoon?.id ?? '']: { originalPrice: String((honeymoon?.originalPrice ?? 0) + 1_000) },
};
const edited = (rows: readonly Row[]) => rows.map((row) => ({ ...row, ...cells[row['id'] ?? ''] }));

let rows: Row[];
beforeAll(() => {
  rows = exported();
});

test('a table with one wrong line fails and changes nothing', () => {
  const whole = content();
  const wrong = edited(rows).map((row) => (row['id'] === other?.id ? { ...row, price: '-5' } : row));
  const { status, stderr } = imported(wrong, '--write');
  expect([status, content() === whole]).toEqual([1, true]);
  expect(stderr).toEqual([
    expect.stringContaining(`${other?.id ?? ''}: price is '-5'`),
    'prices: nothing was changed.',
  ]);
});

test('a table is shown old and new, and nothing is written yet', () => {
  const whole = content();
  const { status, stdout } = imported(edited(rows));
  expect([status, content() === whole]).toEqual([0, true]);
  for (const line of [
    `${rulesRow}  thirdAdult: ${fareRules.thirdAdult} → ${third}`,
    `${trip?.id ?? ''}  price: ${trip?.price ?? 0} → ${(trip?.price ?? 0) + 1_000}`,
    `${trip?.id ?? ''}  childWithBed: ${trip?.fareRules?.childWithBed ?? 'the rule'} → 71`,
  ])
    expect(stdout).toContain(line);
});

test('with --write prices, savings and rules are written where they stand, and the days of their pages', () => {
  /** How often each number has a place: none gets a second one. */
  const places = () => content().match(/\b(price|originalPrice):/g)?.length;
  const placesBefore = places();
  expect(imported(edited(rows), '--write').status).toBe(0);
  expect(places()).toBe(placesBefore);
  const withoutDigest = (some: readonly Row[]) => some.map((row) => ({ ...row, exported: '' }));
  expect(withoutDigest(exported())).toEqual(withoutDigest(edited(rows)));
  // All trips pay by the rules.
  const pages = [trip, honeymoon, other].map((one) => tripPath(one?.id ?? ''));
  expect(changedPages()).toEqual(expect.arrayContaining(pages));
});
