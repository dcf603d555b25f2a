/** `npm run prices` as it is run, on a copy of the project: what comes back from a spreadsheet is written, or nothing is. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupTrips } from '../../content/catalogue/groups';
import { seedTrips } from '../../content/catalogue/seed';
import { checkFiles, copyFiles, type CopiedFolder } from '../lib/copied-folder';
import { fileOf } from '../../content/schema/file-of';

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

/** The data files, by path. */
const data = () => {
  const paths = ['content/trips', 'content/operator'].flatMap((folder) =>
    readdirSync(join(project.root, folder)).map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
};

test('an exported table is shown as it changes, and with --write the one field is written, and no other file', () => {
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

test('of a sheet with a cell that the content check refuses nothing is written', () => {
  const before = data();
  writeFileSync(join(project.root, 'sheet.csv'), `ID;Date;Closes days before;From\n${group.id};;7;Jorhat\n`);
  const { status, stderr } = prices('import', 'sheet.csv', '--write');
  expect([status, stderr]).toEqual([
    1,
    [`prices: row 2, gateway: is '${group.gateway}', its group leaves from 'jorhat'`, 'prices: nothing was changed.'],
  ]);
  expect(data()).toEqual(before);
});
