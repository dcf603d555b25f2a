/** The path from a form to a commit, on the records of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileOf } from '../../../../content/ids/file-of';
import { HostError, setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { dayProblems, forgetOthers } from './check';
import { problemsOf, save } from './save';

const readAll = (folder: string) =>
  readdirSync(`content/records/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `content/records/${folder}/${name}`)
    .map((file): [string, string] => [file, readFileSync(file, 'utf8')]);

const files = Object.fromEntries(
  ['trips', 'states', 'itineraries', 'destinations', 'operator', 'pictures'].flatMap(readAll),
);
type Fields = Record<string, unknown> & { name: string; price: number; state: string; gateway: string };
const recordAt = (file: string, from: Readonly<Record<string, string | undefined>> = files) =>
  JSON.parse(from[file] ?? '') as Fields;

const notice = fileOf('operator', 'notice');
/** A trip in India, whose state has a page. */
const trip = Object.keys(files).find(
  (file) => file.includes('/trips/') && recordAt(file)['collection'] === 'domestic',
) as string;
const record = recordAt(trip);
const dearer = { ...record, price: record.price + 100 };

let host: MemoryHost;
beforeEach(() => {
  forgetOthers();
  host = memoryHost(files);
  setHost(host);
  Object.assign(globalThis, { window: new EventTarget() });
});

test('commits a change with the message of its form, and nothing if nothing changed', async () => {
  expect(await save('A price', [{ file: trip, base: record, mine: dearer }])).toMatchObject({ kind: 'saved' });
  expect(host.messages()).toEqual(['A price', 'Begin']);
  expect(recordAt(trip, host.files())).toEqual(dearer);
  expect(await save('A price', [{ file: trip, base: dearer, mine: dearer }])).toEqual({ kind: 'unchanged' });
  expect(host.messages()).toHaveLength(2);
});

test('merges what was saved after the records were read', async () => {
  const colleague = () =>
    save('A rating', [
      {
        file: trip,
        base: record,
        mine: { ...record, season: { ...(record['season'] as object), note: 'Bring a shawl.' } },
      },
    ]);
  jest.spyOn(host, 'read').mockImplementationOnce(async (paths) => {
    const answer = await host.read(paths);
    await colleague();
    return answer;
  });
  expect(await save('A price', [{ file: trip, base: record, mine: dearer }])).toMatchObject({ kind: 'saved' });
  expect(recordAt(trip, host.files())).toMatchObject({ price: dearer.price, season: { note: 'Bring a shawl.' } });
});

test('asks whose value to keep where both changed the same field, and takes the answer', async () => {
  const theirs = { ...record, price: record.price + 500 };
  await save('Theirs', [{ file: trip, base: record, mine: theirs }]);
  const mine = [{ file: trip, base: record, mine: dearer }];
  expect(await save('Mine', mine)).toEqual({
    kind: 'clash',
    file: trip,
    clashes: [{ path: 'price', mine: dearer.price, theirs: theirs.price }],
  });
  await save('Mine', mine, { choose: { price: 'theirs' } });
  expect(recordAt(trip, host.files()).price).toBe(theirs.price);
  await save('Mine', mine, { choose: { price: 'mine' } });
  expect(recordAt(trip, host.files()).price).toBe(dearer.price);
});

test('gives up after three attempts on a branch that others move', async () => {
  let saves = 0;
  const moveOn = () => {
    host.beforeCommit(() => undefined);
    saves += 1;
    return host
      .read([])
      .then(({ head }) =>
        host.commit('Others', head, { write: { [notice]: String(saves) } }).then(() => host.beforeCommit(moveOn)),
      );
  };
  host.beforeCommit(moveOn);
  await expect(save('Mine', [{ file: trip, base: record, mine: dearer }])).rejects.toThrow(HostError);
  expect(saves).toBe(3);
});

test.each<[string, object, string, RegExp]>([
  ['a price that is a text', { price: '1,500' }, 'price', /^This is no number/],
  ['an empty name', { name: ' ' }, 'name', /^This is empty/],
  ['another number of days', { days: 12 }, 'plan', /^This has \d+ days, the trip 12/],
  ['the name of another trip', { name: '' }, 'name', /^'.* is already the name of the trip/],
])('refuses %s at its field, in words, and commits nothing', async (_what, change, path, text) => {
  const other = Object.keys(files).find((file) => file.includes('/trips/') && file !== trip) as string;
  const mine = {
    ...record,
    ...change,
    ...('name' in change && change.name === '' ? { name: recordAt(other).name } : {}),
  };
  const problem = { file: trip, path, text: expect.stringMatching(text) as string };
  expect(await save('Wrong', [{ file: trip, base: record, mine }])).toEqual({
    kind: 'refused',
    problems: expect.arrayContaining([problem]) as unknown,
  });
  expect(await problemsOf(trip, mine, record)).toContainEqual(problem);
  expect(host.messages()).toEqual(['Begin']);
});

test('tells a wrong state at the state of the trip', async () => {
  const wrong = Object.keys(files).flatMap((file) => {
    const [, id] = /\/states\/(.+)\.json$/.exec(file) ?? [];
    const reach = id && (recordAt(file)['reach'] as { gateway: string }[]);
    return reach && !reach.some(({ gateway }) => gateway === record.gateway) ? id : [];
  })[0];
  expect(await problemsOf(trip, { ...record, state: wrong }, record)).toEqual([
    { file: trip, path: 'state', text: expect.stringContaining('does not say how to come by') as string },
  ]);
  expect(await problemsOf(trip, record, undefined)).toEqual([]);
});

test('refuses a peak for a trip that does not exist', async () => {
  const file = fileOf('operator', 'peaks');
  const peak = { name: 'Diwali', from: '2027-10-27', until: '2027-11-07', percent: 10, trips: ['no-such-trip'] };
  const peaks = { ...recordAt(file), dates: [peak] };
  expect(await problemsOf(file, peaks, recordAt(file))).toContainEqual(
    expect.objectContaining({ path: 'dates.0.trips', text: expect.stringContaining('no trip') as string }),
  );
});

test('refuses a new day on the wrong side of today, but not one that was in the record before', () => {
  const before = { departures: { dates: [{ date: '2026-10-01' }] }, until: '2026-10-02' };
  const after = {
    departures: { dates: [{ date: '2026-10-01' }, { date: '2026-11-26', asOf: '2026-11-28' }, { date: '2026-11-27' }] },
    until: '2026-10-02',
    checked: { on: '2026-11-27' },
    note: '2026-11-26',
  };
  expect(dayProblems(after, before, '2026-11-27')).toEqual([
    'departures.dates.1.date: 2026-11-26 is past: choose a day from today on',
    'departures.dates.1.asOf: 2026-11-28 is not yet: choose today or a day before',
  ]);
});

test('does not write over a new record of somebody else, nor a deleted or damaged one', async () => {
  const file = fileOf('trips', 'brand-new');
  const fresh = { ...record, name: 'Brand New' };
  const [made, again] = [
    await save('New', [{ file, base: undefined, mine: fresh }]),
    await save('New', [{ file, base: undefined, mine: { ...fresh, price: fresh.price + 100 } }]),
  ];
  expect([made.kind, again.kind]).toEqual(['saved', 'refused']);
  for (const [text, words] of [
    [undefined, /deleted/],
    ['{ "name"', /damaged/],
  ] as const) {
    setHost(memoryHost({ ...files, ...(text ? { [trip]: text } : { [trip]: undefined as unknown as string }) }));
    expect(await save('Late', [{ file: trip, base: record, mine: dearer }])).toMatchObject({
      kind: 'refused',
      problems: [{ path: '', text: expect.stringMatching(words) as string }],
    });
  }
});

test('commits only the photographs that the record names', async () => {
  const photo = {
    file: '/content/records/photos/tea.jpg',
    alt: 'Tea gardens above Munnar in the morning',
    credit: 'The operator',
  };
  const photos = Object.fromEntries(
    ['tea', 'unused'].map((name) => [`content/records/photos/${name}.jpg`, new Blob(['jpeg'])]),
  );
  const mine = { ...record, photos: [photo] };
  expect(await save('A photograph', [{ file: trip, base: record, mine }], { photos })).toMatchObject({ kind: 'saved' });
  expect(Object.keys(host.files()).filter((file) => file.includes('/photos/'))).toEqual([
    'content/records/photos/tea.jpg',
  ]);
});
