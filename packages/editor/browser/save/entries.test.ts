/** Beginning, copying, moving, deleting and bringing back records, and undoing changes. */
import { readFileSync } from 'node:fs';
import { fileOf } from '../../../../content/ids/file-of';
import { idsIn } from '../../../../content/catalogue/read-data';
import type { DataFolder } from '../../../../content/schema/data-folders';
import { tripPath } from '../../../../content/routes';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { forgetOthers } from './check';
import { begin, bringBack, move, remove, undo, undoBatch } from './entries';
import { save } from './save';

const folders: readonly DataFolder[] = [
  'trips',
  'states',
  'itineraries',
  'destinations',
  'operator',
  'pictures',
  'lists',
];
const files = Object.fromEntries(
  folders.flatMap((folder) =>
    idsIn(folder).map((id) => [fileOf(folder, id), readFileSync(fileOf(folder, id), 'utf8')]),
  ),
);
const [moved, peaks] = [fileOf('operator', 'moved'), fileOf('operator', 'peaks')];
/** A trip that no other file names. */
const [id = '', other = ''] = idsIn('trips').filter(
  (one) => !Object.entries(files).some(([file, text]) => !file.endsWith(`/${one}.json`) && text.includes(`"${one}"`)),
);
const file = fileOf('trips', id);

let host: MemoryHost;
beforeEach(() => {
  forgetOthers();
  host = memoryHost({ ...files, [moved]: '{}\n' });
  setHost(host);
  Object.assign(globalThis, { window: new EventTarget() });
});

type Fields = Record<string, unknown> & { name: string; price: number };
const read = (path: string) => JSON.parse(host.files()[path] ?? 'null') as Fields;
const newest = async () => (await host.read([])).head;
const addresses = () => read(moved)['addresses'] ?? [];

const peak = { name: 'Diwali', from: '2027-10-27', until: '2027-11-07', percent: 10 };
async function withPeaks(dates: readonly object[]): Promise<void> {
  const written = JSON.stringify({ ...read(peaks), dates }, null, 2);
  await host.commit('Dates', await newest(), { write: { [peaks]: `${written}\n` } });
}

test('begins a copy that is not on sale', async () => {
  expect(await begin('trips', id)).toEqual({ ...read(file), draft: true });
  expect(await begin('trips')).toEqual({ draft: true });
});

test('leaves out of a copy what is true of the original alone: its photographs, and its single dates', async () => {
  const dated = {
    departures: { weekday: 'Sunday', dates: [{ date: '2027-01-03' }] },
    photos: [{ file: 'a.jpg' }],
    days: 3,
  };
  await host.commit('Date it', (await host.read([])).head, { write: { [file]: JSON.stringify(dated) } });
  expect(await begin('trips', id)).toEqual({ departures: { weekday: 'Sunday' }, days: 3, draft: true });
});

test('deletes a trip, and leads its address and those that led to it to another page', async () => {
  const old = { from: tripPath('oldest'), to: tripPath(id) };
  await host.commit('Before', await newest(), { write: { [moved]: JSON.stringify({ addresses: [old] }) } });
  expect(await remove('trips', id, '/view-all-packages')).toMatchObject({ kind: 'saved' });
  expect(host.messages()[0]).toBe(`Delete ${(JSON.parse(files[file] ?? '') as Fields).name}`);
  expect(host.files()[file]).toBeUndefined();
  expect(addresses()).toEqual([
    { from: tripPath('oldest'), to: '/view-all-packages' },
    { from: tripPath(id), to: '/view-all-packages' },
  ]);
  expect(await remove('trips', id, '/view-all-packages')).toMatchObject({ kind: 'refused' });
});

test('takes a deleted trip out of the dates that cost more, and dates for it alone, which would otherwise apply to all', async () => {
  await withPeaks([
    { ...peak, trips: [id] },
    { ...peak, trips: [id, other] },
    { ...peak, states: ['kerala'], trips: [id] },
    { ...peak, trips: [other] },
  ]);
  await remove('trips', id, '/view-all-packages');
  expect(read(peaks)['dates']).toEqual([
    { ...peak, trips: [other] },
    { ...peak, states: ['kerala'] },
    { ...peak, trips: [other] },
  ]);
});

test('gives a trip another address everywhere, and back again without a loop', async () => {
  await withPeaks([{ ...peak, trips: [id] }]);
  expect(await move('trips', id, 'new-address')).toMatchObject({ kind: 'saved' });
  expect(host.files()[file]).toBeUndefined();
  expect(host.files()[fileOf('trips', 'new-address')]).toBe(files[file]);
  expect(read(peaks)['dates']).toEqual([{ ...peak, trips: ['new-address'] }]);
  await move('trips', 'new-address', id);
  expect(addresses()).toEqual([{ from: tripPath('new-address'), to: tripPath(id) }]);
});

test.each([
  ['of another trip', other],
  ['of another page', 'domestic'],
  ['with capital letters', 'New-Address'],
  ['with spaces', 'new address'],
])('refuses an address %s', async (_what, newId) => {
  expect(await move('trips', id, newId)).toMatchObject({ kind: 'refused' });
  expect(host.messages()).toEqual(['Begin']);
});

test('brings back a deleted trip byte for byte, without its redirect, but not beside a trip of the same name', async () => {
  const deleted = await remove('trips', id, '/view-all-packages');
  const sha = deleted.kind === 'saved' ? deleted.sha : '';
  expect(await bringBack(file, sha)).toMatchObject({ kind: 'saved' });
  expect(host.files()[file]).toBe(files[file]);
  expect(addresses()).toEqual([]);
  await move('trips', id, 'new-address');
  expect(await bringBack(file, sha)).toMatchObject({ kind: 'refused' });
});

test('brings back the last good state of a damaged file', async () => {
  const { sha } = await host.commit('Break it', await newest(), { write: { [file]: '{ "name":' } });
  expect(await bringBack(file, sha)).toMatchObject({ kind: 'saved' });
  expect(host.files()[file]).toBe(files[file]);
});

const saved = async (change: object, of = file): Promise<string> => {
  const base = read(of);
  const result = await save('Change', [{ file: of, base, mine: { ...base, ...change } }]);
  return result.kind === 'saved' ? result.sha : '';
};

test('undoes one change, keeps the later ones, and refuses where a later one touched the same field', async () => {
  const before = read(file);
  const sha = await saved({ price: before.price + 100 });
  await saved({ name: `${before.name} Slowly` });
  expect(await undo(file, sha)).toMatchObject({ kind: 'saved' });
  expect(read(file)).toEqual({ ...before, name: `${before.name} Slowly` });
  expect(host.messages()[0]).toBe('Take back: Change');
  const dearer = await saved({ price: before.price + 200 });
  await saved({ price: before.price + 300 });
  expect(await undo(file, dearer)).toMatchObject({ kind: 'refused' });
});

test('undoes a change of several records in one commit', async () => {
  const second = fileOf('trips', other);
  const change = (path: string) => ({
    file: path,
    base: read(path),
    mine: { ...read(path), price: read(path).price + 100 },
  });
  const result = await save('A rise', [change(file), change(second)]);
  expect(await undoBatch(result.kind === 'saved' ? result.sha : '')).toMatchObject({ kind: 'saved' });
  expect([host.files()[file], host.files()[second]]).toEqual([files[file], files[second]]);
  expect(host.messages()).toEqual(['Take back: A rise', 'A rise', 'Begin']);
});

test('undoes a deletion with all that belonged to it', async () => {
  await withPeaks([{ ...peak, trips: [id] }]);
  const before = host.files();
  const result = await remove('trips', id, '/view-all-packages');
  expect(await undoBatch(result.kind === 'saved' ? result.sha : '')).toMatchObject({ kind: 'saved' });
  expect(host.files()).toEqual(before);
});
