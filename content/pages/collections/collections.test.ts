import { months } from '../../ids/months';
import { finderChoicesOf } from '../../words/finder';
import { facetsOf } from '../../model/trip-facets';
import { pageAt } from '../registry';
import { whenToGoPage } from '../when-to-go';
import {
  collectionAt,
  collectionPages,
  collectionsOf,
  mostShared,
  sharedBy,
  worthMaking,
  type CollectionPage,
} from '.';
import { ofKinds } from './kinds';
import { inMonths } from './months';
import { forOccasions } from './occasions';
import { fromTowns } from './towns';
import { trips } from '../../catalogue/trips';

const leastWords = 80;
/** Fewer than four trips say nothing, and more than twelve are no help in choosing. */
const [fewest, mostOfMonth] = [4, 12];
const rules = [...fromTowns, ...ofKinds, ...forOccasions];
const records = [...rules, ...inMonths];

test.each(records)('$slug has texts of its own', (record) => {
  const { opening, title, description, subtitle } = record;
  expect(opening.split(/\s+/).length).toBeGreaterThanOrEqual(leastWords);
  const others = JSON.stringify([records.filter((other) => other !== record), whenToGoPage.notes]);
  const sentences = opening.match(/[^.!?]+[.!?]+/g) ?? [];
  for (const text of [...sentences, title, description, subtitle]) expect(others).not.toContain(text.trim());
});

test.each(collectionPages)(
  '$path has enough trips, which follow its rule and its order',
  ({ path, slug, trips: listed }) => {
    expect(collectionAt(path).trips).toBe(listed);
    expect(listed.length).toBeGreaterThanOrEqual(fewest);
    expect(pageAt(path).lists).toHaveLength(listed.length);
    const record = rules.find((one) => one.slug === slug);
    if (!record) return;
    expect(new Set(listed)).toEqual(new Set(trips.filter((trip) => record.has(facetsOf(trip)))));
    listed.slice(1).forEach((trip, index) => {
      const before = listed[index];
      if (before) expect(record.order(before, trip)).toBeLessThanOrEqual(0);
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

test.each(inMonths)('$slug lists the trips that its opening mentions', ({ slug, speaksOf, month }) => {
  const page = collectionPages.find((one) => one.slug === slug);
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
  const holidays = new Set(inMonths.filter(({ forFamilies }) => forFamilies).map(({ month }) => month));
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
