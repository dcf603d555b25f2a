/**
 * The pages people search for, with the trips that each lists. A page exists only if it has something of its own to say: at least four
 * trips, and a list that is not nearly that of an earlier page. An operator may add or remove any trip.
 */
import { listTexts, monthTexts, type ListText, type MonthText } from '../../catalogue/lists';
import { trips } from '../../catalogue/trips';
import { filled } from '../../format/filled';
import { months, type MonthId } from '../../ids/months';
import { foundBy } from '../../model/filter/saved-search';
import { facetsOf } from '../../model/trip-facets';
import { collectionPath, finderQueryPath, monthPagePath } from '../../routes';
import type { ListGroup } from '../../schema/lists';
import type { Trip } from '../../schema/types';
import { finderGroups, finderItemOf } from '../../words/finder';
import { finderSort } from '../../words/trips-page';
import { collectionTexts, limits } from './texts';

export interface CollectionPage extends Pick<
  ListText,
  'picture' | 'name' | 'title' | 'description' | 'heading' | 'subtitle' | 'lead' | 'opening' | 'asOf'
> {
  /** The last segment of its path. */
  slug: string;
  path: string;
  group: ListGroup | 'months';
  /** Set on the page of a month. */
  month?: MonthId;
  trips: readonly Trip[];
  /** A link to the finder with the page's search, which finds all trips of the page, and perhaps more. */
  finder: { href: string; label: string };
}

/** The fewest trips that a page needs. */
export const leastTrips = 4;
/** The largest share of the shorter list that the page of a month may have in common with another. */
export const mostShared = 0.8;

const countOnBoth = (one: readonly Trip[], other: readonly Trip[]) => one.filter((trip) => other.includes(trip)).length;

/** The share of the shorter list that is on the other page too. */
export const sharedBy = (one: readonly Trip[], other: readonly Trip[]): number =>
  countOnBoth(one, other) / Math.min(one.length, other.length);

const sold = trips.map((trip) => ({ ...finderItemOf(trip), trip }));

/** The trips that a search of the finder finds, in its order. */
export const searched = (search: string): Trip[] =>
  foundBy(sold, finderGroups, finderSort, search).map(({ trip }) => trip);

const inFinder = (search: string, labelOf: (count: number) => string): CollectionPage['finder'] => ({
  href: finderQueryPath(search),
  label: labelOf(searched(search).length),
});

/** The page of a list: what its search finds, without the trips that it leaves out. */
const pageOfList = ({ id, search, leaveOut, description, opening, ...text }: ListText): CollectionPage => ({
  ...text,
  slug: id,
  path: collectionPath(id),
  description: filled(description, limits),
  opening: filled(opening, limits),
  trips: searched(search).filter((trip) => !leaveOut.includes(trip.id)),
  finder: inFinder(search, collectionTexts.inFinder),
});

/** The pages of all lists, in order of precedence. */
export const listPages: readonly CollectionPage[] = listTexts.map(pageOfList);

const bestIn = (month: MonthId) => trips.filter((trip) => trip.season.best.includes(month));

/** The trips that a month may list. The month of school holidays omits those for two. */
const candidatesFor = ({ id, forFamilies }: MonthText) =>
  bestIn(id).filter((trip) => !forFamilies || !facetsOf(trip).company.includes('for-two'));

/** The most trips on the page of a month; the finder has all of them. */
const mostInMonth = 12;

/**
 * Returns the first of some trips, leaving out those that would make the list nearly that of another page. If that leaves too few, it tries
 * again with a shorter list.
 * @param made the lists of the other pages
 * @param length the number of trips wanted
 */
function differentFrom(made: readonly (readonly Trip[])[], some: readonly Trip[], length: number): Trip[] {
  const chosen: Trip[] = [];
  for (const trip of some) {
    const isOneTooMany = (other: readonly Trip[]) =>
      other.includes(trip) && countOnBoth(chosen, other) + 1 > mostShared * Math.min(length, other.length);
    if (chosen.length < length && !made.some(isOneTooMany)) chosen.push(trip);
  }
  return chosen.length === length ? chosen : differentFrom(made, some, length - 1);
}

/**
 * The trips that each month lists: first those that its opening mentions, then others. Most trips are at their best from November to
 * February, so those months would all list the same. Therefore, beginning with the month that has the fewest, each takes the trips that
 * have been listed least so far and, among those, the ones with the shortest season.
 */
function monthLists(): Map<MonthId, readonly Trip[]> {
  const named = new Map<Trip, number>();
  const often = (trip: Trip) => named.get(trip) ?? 0;
  const season = (trip: Trip) => trip.season.best.length;
  const fewestFirst = [...monthTexts].sort((a, b) => bestIn(a.id).length - bestIn(b.id).length);
  const lists = new Map<MonthId, readonly Trip[]>();
  for (const text of fewestFirst) {
    const spokenOf = ({ id }: Trip) => Number(text.speaksOf.includes(id));
    const candidates = candidatesFor(text).sort(
      (a, b) => spokenOf(b) - spokenOf(a) || often(a) - often(b) || season(a) - season(b),
    );
    const made = [...listPages.map(({ trips: listed }) => listed), ...lists.values()];
    const chosen = differentFrom(made, candidates, Math.min(mostInMonth, candidates.length));
    for (const trip of chosen) named.set(trip, often(trip) + 1);
    lists.set(
      text.id,
      chosen.sort((a, b) => a.days - b.days || facetsOf(a).price - facetsOf(b).price),
    );
  }
  return lists;
}

const lists = monthLists();

const pagesOfMonths = monthTexts.map(({ id: month, ...text }): CollectionPage => {
  const listed = lists.get(month) ?? [];
  const name = months[month];
  const slug = name.toLowerCase();
  return {
    ...text,
    slug,
    lead: collectionTexts.monthLead(listed.length, bestIn(month).length, name),
    path: monthPagePath(slug),
    group: 'months',
    month,
    trips: listed,
    finder: inFinder(`month=${month}`, (count) => collectionTexts.inFinderForMonth(count, name)),
  };
});

/**
 * Returns whether two lists are nearly the same. A short list within a long one is not: it answers a narrower question, as the hills in
 * July do beside all hills.
 */
export const isNearly = (one: readonly Trip[], other: readonly Trip[]): boolean =>
  countOnBoth(one, other) > mostShared * Math.max(one.length, other.length);

/** The pages with enough trips and a list of their own. @param some in order of precedence: of two similar pages the first is used */
export function worthMaking(some: readonly CollectionPage[]): CollectionPage[] {
  const made: CollectionPage[] = [];
  for (const page of some) {
    const isAlike = made.some((other) => isNearly(page.trips, other.trips));
    if (page.trips.length >= leastTrips && !isAlike) made.push(page);
  }
  return made;
}

export const collectionPages: readonly CollectionPage[] = worthMaking([...listPages, ...pagesOfMonths]);

export const collectionsOf = (trip: Trip) => collectionPages.filter((page) => page.trips.includes(trip));

/** @throws if no page has that path */
export function collectionAt(path: string): CollectionPage {
  const found = collectionPages.find((page) => page.path === path);
  if (!found) throw new Error(`no collection of trips has the path ${path}`);
  return found;
}
