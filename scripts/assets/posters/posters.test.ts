/** Every drawn file of the library, as the build put it into public/posters. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domesticTours } from '@/content/domestic-tours';
import { destinationIds, destinations } from '@/content/destinations';
import { groupTours } from '@/content/group-tours';
import { honeymoonPackages } from '@/content/honeymoon-packages';
import { itineraryCards } from '@/content/itinerary-cards';
import { packages } from '@/content/packages';
import { pictures } from '@/content/pictures';
import { bytesOver } from '../bench/weight';
import { sceneIds } from './catalogue';

const folder = 'public/posters';
const ids = sceneIds();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const kilobytesOver = (file: string, most: number) => bytesOver(read(file), most * 1024) / 1024;

const formats = [
  { suffix: '', most: 12, size: [800, 600], viewBox: '0 0 800 600' },
  { suffix: '-wide', most: 15, size: [1400, 600], viewBox: '-300 0 1400 600' },
  { suffix: '-tall', most: 15, size: [600, 800], viewBox: '100 -200 600 800' },
] as const;

test('there are at least ninety scenes, and only their files are published', () => {
  expect(ids.length).toBeGreaterThanOrEqual(90);
  expect(readdirSync(folder).sort()).toEqual(
    ids.flatMap((id) => formats.map(({ suffix }) => `${id}${suffix}.svg`)).sort(),
  );
});

describe.each(formats)('%j', ({ suffix, most, size: [width, height], viewBox }) => {
  test.each(ids)('%s is light, plain and whole', (id) => {
    const file = `${id}${suffix}.svg`;
    const svg = read(file);
    expect(kilobytesOver(file, most)).toBe(0);

    const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(document.querySelector('parsererror')).toBeNull();
    const root = document.documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height'), root.getAttribute('viewBox')]).toEqual([
      String(width),
      String(height),
      viewBox,
    ]);
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(400);
    expect(
      document.querySelectorAll('image, filter, text, style, script, foreignObject, font, a, animate').length,
    ).toBe(0);
    const references = [...document.querySelectorAll('[href], [*|href]')].map(
      (element) => element.getAttribute('href') ?? '',
    );
    expect(references.filter((reference) => !reference.startsWith('#'))).toEqual([]);
    expect(svg).not.toMatch(/url\((?!#)|https?:\/\/(?!www\.w3\.org\/)|NaN|undefined/);
  });
});

test('the median card weighs at most 7 KB', () => {
  expect(ids.filter((id) => kilobytesOver(`${id}.svg`, 7) === 0).length).toBeGreaterThan(ids.length / 2);
});

test('no two pictures are the same', () => {
  expect(new Set(ids.map((id) => read(`${id}.svg`))).size).toBe(ids.length);
});

test('a second drawing is the same to the byte', () => {
  const again = mkdtempSync(join(tmpdir(), 'posters-'));
  execFileSync('npx', ['tsx', 'scripts/posters/build.ts', again], { stdio: 'pipe' });
  const changed = readdirSync(folder).filter((file) => readFileSync(join(again, file), 'utf8') !== read(file));
  expect(changed).toEqual([]);
});

describe('every picture', () => {
  test('has an alternative text of its own that says what is drawn', () => {
    expect(Object.keys(pictures).sort()).toEqual(ids);
    const texts = Object.values(pictures).map(({ alt }) => alt);
    expect(new Set(texts).size).toBe(texts.length);
    for (const alt of texts) {
      expect(alt.length).toBeGreaterThanOrEqual(30);
      expect(alt.length).toBeLessThanOrEqual(160);
      expect(alt).not.toMatch(/^(a |an |the )?(poster|image|picture|illustration)\b/i);
    }
  });

  test.each(ids)('%s says in its source what makes it that place', (id) => {
    expect(readFileSync(`scripts/posters/scenes/${id}.ts`, 'utf8')).toMatch(/place:\s*['"`]/);
  });
});

test.each<[string, readonly string[]]>([
  ['all packages', packages.map((tour) => tour.picture)],
  [
    'domestic tours',
    Object.values(domesticTours)
      .flat()
      .map((tour) => tour.picture),
  ],
  ['honeymoon packages', honeymoonPackages.map((tour) => tour.picture)],
  ['group tours', groupTours.map((tour) => tour.picture)],
  ['itinerary cards', itineraryCards.map((card) => card.picture)],
  ['the destinations index', destinationIds.map((id) => destinations[id].picture)],
])('no two cards of %s show the same picture', (_list, shown) => {
  expect(shown.filter((picture, index) => shown.indexOf(picture) !== index)).toEqual([]);
});
