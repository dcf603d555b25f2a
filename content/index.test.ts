import { sceneIds } from '../scripts/assets/posters/catalogue';
import { allContent } from '.';
import { checkContent } from './schema/check';
import { destinationIds } from './catalogue/destination-ids';
import { destinationGroups } from './catalogue/destinations';
import { seedTrips } from './catalogue/seed';
import { featuredFilters, featuredTrips } from './queries/featured';

test('the content has no problem the build would stop on', () => {
  expect(checkContent(allContent(new Set(sceneIds())))).toEqual([]);
});

test('the destinations index shows every destination, once', () => {
  expect(destinationGroups.flatMap((group) => group.ids).sort()).toEqual([...destinationIds].sort());
});

test('all featured packages and the domestic ones are six, as long as that many are sold', () => {
  const shown = (id: string) => featuredTrips.filter(({ filters }) => filters.some((filter) => filter === id)).length;
  const sold = (...some: string[]) => seedTrips.filter(({ category }) => some.includes(category)).length;
  expect(shown('all')).toBe(Math.min(6, sold('domestic', 'international')));
  expect(shown('domestic')).toBe(Math.min(6, sold('domestic')));
});

test.each(featuredFilters)('the featured filter $label shows some cards, at most six', ({ id }) => {
  const shown = featuredTrips.filter(({ filters }) => filters.includes(id));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(6);
});
