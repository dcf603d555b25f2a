/** `npm run prices` on a copy of the project: it writes a returned sheet as a whole, or not at all. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateways } from '../../content/ids/gateways';
import { checkFiles, copyFiles, type CopiedFolder } from '../lib/copied-folder';
import { fileOf } from '../../content/ids/file-of';
import { groupTrips, seedTrips } from '../../content/catalogue/trips';

const [trip] = seedTrips;
const group = groupTrips.find(({ gateway }) => gateway !== 'jorhat');
if (!trip || !group) throw new Error('the content has no such trip');

let project: CopiedFolder;
beforeAll(() => {
  project = copyFiles([...checkFiles, 'scripts/prices', 'scripts/prices.ts']);
});
afterAll(() => project.remove());

const prices = (...args: string[]) => project.run('scripts/prices.ts', args);
const read = (path: string) => readFileSync(join(project.root, path), 'utf8');

/** The texts of the data files, by path. */
const data = () => {
  const paths = ['content/records/trips', 'content/records/operator'].flatMap((folder) =>
    readdirSync(join(project.root, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
};

test('shows the changes of an exported table, and writes only the changed field with --write', () => {
  const before = data();
  expect(prices('export', 'sheet.csv').status).toBe(0);
  const row = new RegExp(`^(${trip.id},.*),${trip.price},`, 'm');
  const sheet = read('sheet.csv').replace(row, `$1,${trip.price + 10},`);
  writeFileSync(join(project.root, 'sheet.csv'), sheet);
  const change = `${trip.id}  price: ${trip.price} → ${trip.price + 10}`;
  expect(prices('import', 'sheet.csv').stdout).toEqual([change, 'prices: 1 change, nothing written yet: add --write.']);
  expect(data()).toEqual(before);

  expect(prices('import', 'sheet.csv', '--write').stdout).toEqual([change, 'prices: 1 change written.']);
  const path = fileOf('trips', trip.id);
  const text = before[path]?.replace(`"price": ${trip.price},`, `"price": ${trip.price + 10},`);
  expect(data()).toEqual({ ...before, [path]: text });
});

test('writes nothing from a sheet with a cell that the content check refuses', () => {
  prices('export', 'dates.csv', '--departures');
  const sheet = read('dates.csv');
  const line = sheet.split('\r\n').find((row) => row.startsWith(`${group.id},`)) ?? '';
  const before = data();
  writeFileSync(join(project.root, 'dates.csv'), sheet.replace(line, line.replace(`,${group.gateway},`, ',jorhat,')));
  const { status, stderr } = prices('import', 'dates.csv', '--write');
  const row = sheet.split('\r\n').indexOf(line) + 1;
  expect([status, stderr]).toEqual([
    1,
    [
      `prices: row ${row}, gateway: is ${gateways[group.gateway]}, its group leaves from ${gateways.jorhat}`,
      'prices: nothing was changed.',
    ],
  ]);
  expect(data()).toEqual(before);
});

test('refuses the wrong sheet and more than one, and explains itself with --help', () => {
  prices('export', 'dates.csv', '--departures');
  expect(prices('import', 'dates.csv', '--peaks').stderr[0]).toBe(
    'prices: dates.csv is a sheet of departures, not of peaks',
  );
  expect(prices('import', 'dates.csv', 'sheet.csv').status).toBe(1);
  const { status, stdout, stderr } = prices('--help');
  expect([status, stderr]).toEqual([0, []]);
  expect(stdout[0]).toBe('npm run prices -- export <file.csv> [--departures | --peaks]');
  expect(prices('--wrte').stderr[0]).toMatch(/^Unknown option '--wrte'/);
});
