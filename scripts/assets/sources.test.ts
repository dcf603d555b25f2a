/** A file is drawn again when what it shows or what draws it has changed, and only then: its sources say so (`build-cache.ts`). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { colourSource } from '../../content/colours';
import { pages } from '../../content/pages/registry';
import { departureFile, itineraryFile, mapFile, posterFile, socialFile, thumbnailFile } from '../../content/routes';
import { someGroup, someTrip } from '../../content/model/test/trips';
import { testFolder } from '../lib/test/folder';
import type * as buildCache from './build-cache';
import { buildCalendars } from './calendars/build';
import { buildMaps } from './maps/build';
import { buildItineraries } from './pdf/build';
import { printings } from './pdf/printed';
import { buildSocialPictures } from './social/build';
import { buildThumbnails } from './thumbnails/build';
import { idsIn } from '../../content/catalogue/read-data';
import { comingDepartures } from '../../content/model/dates/group-departures';

type Files = Parameters<typeof buildCache.makeFolder>[1];

let asked: Files = [];
jest.mock('./build-cache', () => ({
  makeFolder: (_folder: string, files: Files) => {
    asked = files;
  },
  /** The names of the folders instead of their code. */
  sourceOf: (...paths: string[]) => paths.join('\n'),
}));
jest.mock('./social/lettering', () => ({ facesOf: () => ({ display: [], text: [] }) }));

const fonts = { display: Buffer.of(), rupee: Buffer.of(), regular: Buffer.of(), bold: Buffer.of(), tamil: Buffer.of() };

const builds = {
  itineraries: () => buildItineraries(fonts),
  social: () => buildSocialPictures(fonts),
  maps: buildMaps,
  thumbnails: buildThumbnails,
  calendars: buildCalendars,
};

/** The sources of every file of a folder, by its path. */
async function sourcesOf(folder: keyof typeof builds) {
  await builds[folder]();
  return new Map(asked.map(({ path, sources }) => [path, sources]));
}

const before = new Map<string, ReturnType<typeof sourcesOf>>();
/** The same without a change. */
async function unchanged(folder: keyof typeof builds) {
  const known = before.get(folder) ?? sourcesOf(folder);
  before.set(folder, known);
  return known;
}

/** The paths of the files that are drawn again when a thing is changed. */
async function drawnAgain<Of extends object>(
  folder: keyof typeof builds,
  of: Of,
  change: Partial<Of>,
): Promise<string[]> {
  const sourcesBefore = await unchanged(folder);
  const own = { ...of };
  Object.assign(of, change);
  const sourcesAfter = await sourcesOf(folder);
  Object.assign(of, own);
  return [...sourcesAfter]
    .filter(([path, sources]) => sources.join() !== sourcesBefore.get(path)?.join())
    .map(([path]) => path);
}

test('draws an itinerary again when its title, a line, a day or a list changes', async () => {
  const printing = printings.at(-1);
  if (!printing) throw new Error('there are no itineraries');
  const { id, itinerary } = printing;
  const { lines, plan, lists } = itinerary;
  const file = [itineraryFile(id)];
  expect(await drawnAgain('itineraries', itinerary, { title: 'Another title' })).toEqual(file);
  expect(await drawnAgain('itineraries', itinerary, { lines: [...lines, 'Another line'] })).toEqual(file);
  expect(await drawnAgain('itineraries', itinerary, { plan: plan.slice(1) })).toEqual(file);
  expect(await drawnAgain('itineraries', itinerary, { lists: lists.slice(1) })).toEqual(file);
});

test('draws a picture for sharing again when the title or the price changes', async () => {
  const page = pages.find(({ price }) => price);
  if (!page?.price) throw new Error('no page has a price');
  const file = [socialFile(page.path)];
  expect(await drawnAgain('social', page, { headline: 'Another title' })).toEqual(file);
  expect(await drawnAgain('social', page, { price: { ...page.price, from: page.price.from + 1 } })).toEqual(file);
});

test('draws the maps of a trip again when its days change', async () => {
  const trip = someTrip(({ days, state }) => days > 2 && !state);
  const { id } = trip;
  const again = await drawnAgain('maps', trip, { plan: trip.plan.slice(1) });
  expect(again).toEqual(expect.arrayContaining([mapFile(id, 'wide'), mapFile(id, 'tall')]));
  expect(again).toHaveLength(2);
});

test('writes the calendar files of a group tour again when its name changes', async () => {
  const trip = someGroup((one) => comingDepartures(one).some(({ status }) => status === 'on sale'));
  const again = await drawnAgain('calendars', trip, { name: 'Another name' });
  expect(again.length).toBeGreaterThan(0);
  const own = comingDepartures(trip).map(({ leaves }) => departureFile(trip.id, leaves));
  expect(own).toEqual(expect.arrayContaining(again));
});

test('draws itineraries, pictures for sharing and thumbnails again when their poster changes', async () => {
  const [itineraries, social] = [await unchanged('itineraries'), await unchanged('social')];
  const thumbnails = await unchanged('thumbnails');
  const hasPoster = (sources: readonly (string | Buffer)[] | undefined, picture: string, crop: 'wide' | 'card') =>
    sources?.some(
      (source) => typeof source !== 'string' && source.equals(readFileSync(`public${posterFile(picture, crop)}`)),
    );
  for (const { id, picture } of printings)
    expect([id, hasPoster(itineraries.get(itineraryFile(id)), picture, 'wide')]).toEqual([id, true]);
  for (const { path, pictures } of pages.filter(({ indexable }) => indexable))
    if (pictures[0]) expect([path, hasPoster(social.get(socialFile(path)), pictures[0], 'wide')]).toEqual([path, true]);
  expect([...thumbnails.keys()].sort()).toEqual(idsIn('pictures').map(thumbnailFile).sort());
  for (const sources of thumbnails.values()) expect(sources.some((source) => typeof source !== 'string')).toBe(true);
});

test.each(['itineraries', 'social', 'maps'] as const)(
  'draws the files of %s again when a colour changes',
  async (folder) => {
    for (const [path, sources] of await unchanged(folder))
      expect([path, sources.some((source) => source.includes(colourSource))]).toEqual([path, true]);
  },
);

test.each([
  ['itineraries', ['scripts/assets/pdf', 'scripts/assets/typefaces', 'packages/maps']],
  ['social', ['scripts/assets/social', 'scripts/assets/typefaces']],
  ['maps', ['packages/maps', 'content/catalogue/places', 'content/records/places', 'content/records/pages/maps.json']],
  ['thumbnails', ['scripts/assets/thumbnails']],
] as const)('draws the files of %s again when the code that draws them changes', async (folder, code) => {
  const files = [...(await unchanged(folder))];
  expect(files.length).toBeGreaterThan(0);
  for (const [path, sources] of files) {
    const folders = sources.flatMap((source) => (typeof source === 'string' ? source.split('\n') : []));
    expect([path, code.filter((name) => !folders.some((text) => text.startsWith(name)))]).toEqual([path, []]);
  }
});

const folder = testFolder({ 'draw.ts': '1', 'places.json': '1', 'draw.test.ts': '1' });

test('takes the code and the records of a folder as sources, and not its tests', () => {
  const { sourceOf } = jest.requireActual<typeof buildCache>('./build-cache');
  const isNoticed = (file: string) => {
    const before = sourceOf(folder);
    writeFileSync(join(folder, file), '2');
    return sourceOf(folder) !== before;
  };
  expect(['draw.ts', 'places.json', 'draw.test.ts'].map(isNoticed)).toEqual([true, true, false]);
});
