import { monthTexts } from '../../catalogue/lists';
import { months } from '../../ids/months';
import { finderChoicesOf } from '../../words/finder';
import { facetsOf } from '../../model/trip-facets';
import { pageAt } from '../registry';
import {
  collectionAt,
  collectionPages,
  collectionsOf,
  mostShared,
  sharedBy,
  worthMaking,
  type CollectionPage,
} from '.';
import { writtenLists } from './rules';
import { trips } from '../../catalogue/trips';

/** Fewer than four trips say nothing, and more than twelve are no help in choosing. */
const [fewest, mostOfMonth] = [4, 12];

test.each(collectionPages)(
  '$path has enough trips, which follow its rule and its order',
  ({ path, slug, trips: listed }) => {
    expect(collectionAt(path).trips).toBe(listed);
    expect(listed.length).toBeGreaterThanOrEqual(fewest);
    expect(pageAt(path).lists).toHaveLength(listed.length);
    const rule = writtenLists.find(({ text }) => text.slug === slug);
    if (!rule) return;
    expect(new Set(listed)).toEqual(new Set(trips.filter((trip) => rule.has(facetsOf(trip)))));
    listed.slice(1).forEach((trip, index) => {
      const before = listed[index];
      if (before) expect(rule.order(before, trip)).toBeLessThanOrEqual(0);
    });
  },
);

test('the page of a month lists some of the trips that are at their best in it, and says of how many', () => {
  for (const { month, lead, trips: listed } of collectionPages) {
    if (!month) continue;
    const best = trips.filter((trip) => trip.season.best.includes(month));
    expect(best).toEqual(expect.arrayContaining([...listed]));
    expect(listed.length).toBeLessThanOrEqual(mostOfMonth);
    expect(lead).toContain(months[month]);
    const counts = listed.length < best.length ? [listed.length, best.length] : [best.length];
    expect(new Set(lead.match(/\d+/g))).toEqual(new Set(counts.map(String)));
  }
});

test.each(monthTexts)('$id lists the trips that its opening mentions', ({ id: month, speaksOf }) => {
  const page = collectionPages.find((one) => one.month === month);
  if (!page) return;
  const wanted = trips.filter(({ id, season }) => speaksOf.includes(id) && season.best.includes(month));
  // Another shared trip would push a list that is nearly shared already over the limit.
  const isFull = (other: CollectionPage) =>
    sharedBy(page.trips, other.trips) + 1 / Math.min(page.trips.length, other.trips.length) > mostShared;
  const full = collectionPages.filter((other) => other !== page && isFull(other));
  const missing = wanted.filter((trip) => !page.trips.includes(trip));
  expect(missing.filter((trip) => !full.some((other) => other.trips.includes(trip)))).toEqual([]);
});

test('the month of school holidays lists no trip for two', () => {
  const holidays = new Set(monthTexts.filter(({ forFamilies }) => forFamilies).map(({ id }) => id));
  const pages = collectionPages.filter(({ month }) => month && holidays.has(month));
  expect(pages.length).toBeGreaterThan(0);
  for (const { trips: listed } of pages)
    for (const trip of listed) expect(facetsOf(trip).company).not.toContain('for-two');
});

test('the finder shows at least the trips of the page that links to it, and as many as the link says', () => {
  const led = collectionPages.filter(({ finder }) => finder);
  expect(new Set(led.map(({ group }) => group))).toEqual(new Set(['towns', 'kinds', 'occasions', 'months']));
  for (const { finder, trips: listed } of led) {
    const [group = '', id = ''] = finder?.href.split('?')[1]?.split('=') ?? [];
    const shown = trips.filter((trip) => (Reflect.get(finderChoicesOf(trip), group) as string[]).includes(id));
    expect(shown).toEqual(expect.arrayContaining([...listed]));
    expect(finder?.label.match(/\d+/)?.[0]).toBe(String(shown.length));
  }
});

test('omits a page with too few trips, or with nearly the same list as an earlier page', () => {
  const [page] = collectionPages;
  if (!page) throw new Error('no page is made');
  /** A page with the trips between two indexes of the catalogue. */
  const listing = (span: string) => {
    const [from, to] = span.split('-').map(Number);
    return { ...page, path: span, trips: trips.slice(from, to) };
  };
  // An overlap of four of five trips is just allowed, five of six is not; four trips are just enough.
  const some = ['20-23', '0-5', '1-6', '10-14', '0-5', '0-6', '5-10'].map(listing);
  expect(worthMaking(some).map(({ path }) => path)).toEqual(['0-5', '1-6', '10-14', '5-10']);
});

test('collectionsOf returns the pages that list a trip', () => {
  for (const trip of trips)
    expect(collectionsOf(trip)).toEqual(collectionPages.filter((page) => page.trips.some(({ id }) => id === trip.id)));
});
