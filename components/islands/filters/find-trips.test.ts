import { seedTrips } from '@/content/catalogue/seed';
import { packageFilter } from './definitions';
import { findTrips, type TripQuery } from './find-trips';

const groups = { category: packageFilter.category };
const trips = seedTrips.map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));

const find = (query: Partial<TripQuery & { category: string }>) =>
  findTrips(trips, groups, { search: '', category: 'all', sort: 'name', ...query });
const names = (query: Partial<TripQuery & { category: string }>) => find(query).map(({ name }) => name);

test('an empty query shows every trip, by name', () => {
  expect(names({})).toEqual(seedTrips.map((trip) => trip.name).sort((a, b) => a.localeCompare(b, 'en-IN')));
});

const named = (part: string, category?: string) =>
  names({}).filter((name) => {
    const trip = seedTrips.find((one) => one.name === name);
    const isNamed = [name, trip?.category ?? ''].some((text) => text.toLowerCase().includes(part));
    return isNamed && (category === undefined || trip?.category === category);
  });

test('the search ignores case and white space around it, and looks in name and category', () => {
  const [first] = seedTrips;
  const part = first?.name.slice(0, 5).toLowerCase() ?? '';
  expect(named(part)).toContain(first?.name);
  expect(names({ search: part.toUpperCase() })).toEqual(named(part));
  expect(names({ search: `  ${part} ` })).toEqual(named(part.trim()));
  expect(names({ search: 'HONEYMOON' })).toEqual(named('honeymoon'));
  expect(names({ search: 'nothing of the kind' })).toEqual([]);
});

test('search and category narrow together', () => {
  expect(names({ search: 'a', category: 'domestic' })).toEqual(named('a', 'domestic'));
  expect(names({ search: 'honeymoon', category: 'international' })).toEqual([]);
  expect(names({ category: 'international' })).toEqual(named('', 'international'));
});

test('prices sort from the lowest, ratings from the highest', () => {
  const prices = find({ sort: 'price' }).map((trip) => trip.price);
  const ratings = find({ sort: 'rating' }).map((trip) => trip.rating);
  expect(prices).toEqual(seedTrips.map(({ price }) => price).sort((a, b) => a - b));
  expect(ratings).toEqual(seedTrips.map(({ rating }) => rating).sort((a, b) => b - a));
});

test('the records are left in their own order', () => {
  const before = trips.map(({ id }) => id);
  find({ sort: 'price' });
  expect(trips.map(({ id }) => id)).toEqual(before);
});
