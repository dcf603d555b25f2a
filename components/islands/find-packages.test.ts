import { packages } from '@/content/packages';
import { findPackages, type PackageQuery } from './find-packages';

const find = (query: Partial<PackageQuery>) =>
  findPackages(packages, { text: '', category: 'all', sort: 'name', ...query });
const names = (query: Partial<PackageQuery>) => find(query).map((tour) => tour.name);

test('an empty query shows every package, by name', () => {
  expect(names({})).toEqual(packages.map((tour) => tour.name).sort((a, b) => a.localeCompare(b, 'en-IN')));
});

test('the search ignores case and looks in name and category', () => {
  expect(names({ text: 'kErAlA' })).toEqual(['Kerala Package']);
  expect(names({ text: 'HONEYMOON' })).toEqual(['Bali Romance']);
  expect(names({ text: '  munnar ' })).toEqual(['Cochin - Munnar']);
  expect(names({ text: 'nothing of the kind' })).toEqual([]);
});

test('search and category narrow together', () => {
  expect(names({ text: 'mysore', category: 'domestic' })).toEqual(['Bangalore - Mysore', 'Coorg - Mysore - Bangalore']);
  expect(names({ text: 'mysore', category: 'international' })).toEqual([]);
  expect(find({ category: 'international' })).toHaveLength(4);
});

test('prices sort from the lowest, ratings from the highest', () => {
  const prices = find({ sort: 'price' }).map((tour) => tour.price);
  const ratings = find({ sort: 'rating' }).map((tour) => tour.rating);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect([prices[0], prices.at(-1)]).toEqual([9_300, 85_000]);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('the records are left in their own order', () => {
  const before = packages.map((tour) => tour.id);
  find({ sort: 'price' });
  expect(packages.map((tour) => tour.id)).toEqual(before);
});
