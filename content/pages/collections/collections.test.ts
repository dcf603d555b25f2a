import { listTexts, monthTexts } from '../../catalogue/lists';
import { isInRange, rangeOf } from '../../format/range';
import { months } from '../../ids/months';
import { finderChoicesOf } from '../../words/finder';
import { facetsOf } from '../../model/trip-facets';
import { pageAt } from '../registry';
import {
  collectionAt,
  collectionPages,
  collectionsOf,
  listPages,
  mostShared,
  searched,
  sharedBy,
  worthMaking,
  type CollectionPage,
} from '.';
import { routes } from '../../routes';
import type { Trip } from '../../schema/types';
import { trips } from '../../catalogue/trips';

/** Fewer than four trips say nothing, and more than twelve are no help in choosing. */
const [fewest, mostOfMonth] = [4, 12];

test.each(collectionPages)('$path has enough trips, and the registry lists them', ({ path, trips: listed }) => {
  expect(collectionAt(path).trips).toBe(listed);
  expect(listed.length).toBeGreaterThanOrEqual(fewest);
  expect(pageAt(path).lists).toHaveLength(listed.length);
});

/** Whether a trip is chosen in the finder by one of some ids of a group; those of prices and days are ranges. */
const isChosen = (trip: Trip, group: string, ids: readonly string[]): boolean => {
  const choices: Readonly<Record<string, readonly string[]>> = finderChoicesOf(trip);
  const { price, days } = facetsOf(trip);
  return ids.some(
    (id) => choices[group]?.includes(id) || isInRange(rangeOf(id), { price, days }[group as 'price' | 'days']),
  );
};

test.each(listTexts)('the list $id has the trips of its search that it does not leave out', (list) => {
  const wanted = new URLSearchParams(list.search);
  const groups = [...new Set(wanted.keys())].filter((group) => group !== 'sort');
  const found = trips.filter(
    (trip) => !list.leaveOut.includes(trip.id) && groups.every((group) => isChosen(trip, group, wanted.getAll(group))),
  );
  expect(new Set(listPages.find(({ slug }) => slug === list.id)?.trips)).toEqual(new Set(found));
});

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
  for (const { finder, trips: listed } of collectionPages) {
    const shown = searched(finder.href.split('?')[1] ?? '');
    expect(shown).toEqual(expect.arrayContaining([...listed]));
    expect(finder.label.match(/\d+/)?.[0]).toBe(String(shown.length));
  }
});

test('a page has the path of its slug, and the page of a month is below that of all months', () => {
  for (const { path, slug, group } of collectionPages)
    expect(path).toBe(`${group === 'months' ? routes.whenToGo : routes.finder}/${slug}`);
});

test('omits a page with too few trips, or with nearly the same list as an earlier page', () => {
  const [page] = collectionPages;
  if (!page) throw new Error('no page is made');
  /** A page with the trips between two indexes of the catalogue. */
  const listing = (span: string) => {
    const [from, to] = span.split('-').map(Number);
    return { ...page, path: span, trips: trips.slice(from, to) };
  };
  // An overlap of four of five trips is just allowed, five of six is not; four trips are just enough, also if a longer list has them.
  const some = ['20-23', '0-5', '1-6', '10-14', '0-5', '0-6', '5-10', '0-4'].map(listing);
  expect(worthMaking(some).map(({ path }) => path)).toEqual(['0-5', '1-6', '10-14', '5-10', '0-4']);
});

test('collectionsOf returns the pages that list a trip', () => {
  for (const trip of trips)
    expect(collectionsOf(trip)).toEqual(collectionPages.filter((page) => page.trips.some(({ id }) => id === trip.id)));
});
