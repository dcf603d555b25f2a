/** Names that stand where there is room: of towns, rivers and lakes, seas and flats of salt. */
import * as waters from '@/content/catalogue/places/waters';
import { sheets } from './frame';
import { boxAround, boxAt, cornersOf, distance, inBox, middleOf, overlap, pointsOf } from './geometry';
import type { Ground } from './labels';
import type { Box } from './marks';
import { textOf } from './names';
import { neighboursIn } from './neighbours';
import { flatsIn, isSalt, saltMarks } from './salt';
import { seaIn } from './seas';
import { frame, hatched, lineOf, open } from './test-frames';
import { partsOf } from './test-paths';
import { waterNamesIn } from './water-names';

jest.mock('@/content/catalogue/places/waters', () => ({ __esModule: true, seas: [], saltFlats: [] }));

const sheet = sheets.tall;
const { box } = frame;
const middle = middleOf(box);

describe('towns', () => {
  const town = (name: string, ...at: [number, number]) => ({ name, at });
  const here = frame.place([10.5, 60.5]);
  const namesIn = (towns: ReturnType<typeof town>[], ground: Partial<Ground> = {}) =>
    neighboursIn(towns, { ...open, ...ground }, frame, sheet).map(textOf);

  test.each<[string, Partial<Ground>]>([
    ['at a stop', { taken: [boxAt(here, 3)] }],
    ['too close to a stop', { taken: [boxAt([here[0], here[1] - 15], 10)] }],
    ['close to the route', { lines: [[here[0] + 5, here[1] + 5]] }],
  ])('one %s is left out, as is one off the map, and another is shown', (_, ground) => {
    const towns = [town('Here', 10.5, 60.5), town('Afar', 30, 60.5), town('There', 10.1, 60.2)];
    expect(namesIn(towns, ground)).toEqual(['There']);
  });
});

describe('rivers and lakes', () => {
  /** A river from the west, two units between its points. */
  const river = (name: string, y: number, length = box.right) => ({ name, points: lineOf([0, y], [length - 2, y]) });
  const namesOf = (some: ReturnType<typeof river>[], ground: Partial<Ground> = {}, named: string[] = []) =>
    waterNamesIn(some, named, { ...open, ...ground }, sheet);
  const [south, north] = [river('South', 230), river('North', 60, 200)];

  test('the longest are named, each once, and not where a place has its name', () => {
    const rivers = [48, 50, 80, 100, 120, 140].map((length, index) => river(`R${length}`, 40 + 40 * index, length));
    expect(namesOf(rivers).map(textOf)).toEqual(['R140', 'R120', 'R100']);
    expect(namesOf(rivers.slice(0, 2)).map(textOf)).toEqual(['R50']);
    expect(namesOf([south, north, river('South', 100, 150)]).map(textOf)).toEqual(['South', 'North']);
    expect(namesOf([south, north], {}, ['South Lake']).map(textOf)).toEqual(['North']);
  });
});

describe('seas', () => {
  const wide = { name: 'South Sea', south: 0, west: 50, north: 20, east: 70 };
  const seaOf = (seas: object[], ground: Partial<Ground> = {}) => {
    Object.assign(waters, { seas });
    return seaIn(frame, { ...open, isLand: () => false, ...ground }, sheet)[0];
  };
  test('a name stands on open water, as near to the middle as it can', () => {
    const strip = boxAt(middle, 10, 400);
    const near = seaOf([wide], { isLand: (point) => inBox(strip, point) })?.box as Box;
    expect(overlap(near, strip)).toBe(false);
    expect(distance(middleOf(near), middle)).toBeLessThan(75);
    expect(distance(middleOf(seaOf([wide])?.box as Box), middle)).toBeLessThan(12);
  });

  test('of several the first with room has its name', () => {
    const elsewhere = { ...wide, name: 'Elsewhere', west: 80, east: 90 };
    const narrow = { ...wide, name: 'Strait', south: 10, north: 10.01 };
    const bay = { ...wide, name: 'Bay', north: 10.7, east: 60.6 };
    const found = seaOf([elsewhere, narrow, bay]);
    expect(found && textOf(found)).toBe('Bay');
    expect(seaOf([elsewhere, narrow])).toBeUndefined();
  });
});

describe('flats of salt', () => {
  const square = (south: number, west: number, size: number) =>
    cornersOf(
      boxAround([
        [south, west],
        [south + size, west + size],
      ]),
    );
  const plain = { name: 'Plain', rim: square(10, 60, 0.9), islands: [square(10.1, 60.1, 0.1).reverse()] };
  const flatsOf = (saltFlats: object[], ground: Partial<Ground> = {}) => {
    Object.assign(waters, { saltFlats });
    return flatsIn(frame, { ...open, ...ground }, sheet);
  };

  test('one is salt but for its islands, and has its name in it', () => {
    const flats = flatsOf([plain]);
    const isSaltAt = pointsOf('10.5,60.5 10.15,60.15 10.95,60.95').map((at) => isSalt(flats, frame.place(at)));
    expect(isSaltAt).toEqual([true, false, false]);
    expect(saltMarks(flats).flatMap(({ path }) => partsOf(path))).toHaveLength(2);
    expect(cornersOf(flats[0]?.box as Box).every((corner) => isSalt(flats, corner))).toBe(true);
  });

  test('one whose name has no room, or that is off the map, is left out, and the next one is not', () => {
    const [small, afar] = [square(10, 60, 0.1), square(30, 10, 1)].map((rim) => ({ name: 'No', rim, islands: [] }));
    expect(flatsOf([small as object, afar as object, plain]).map(textOf)).toEqual(['Plain']);
    expect(saltMarks(flatsOf([plain], { lines: hatched(box) }))).toEqual([]);
  });
});
