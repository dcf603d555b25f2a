/** The texts of the finder itself, `content/records/pages/finder-search.json`, which browsers load. */
import { longestAsk } from '../format/longest-ask';
import { filled, filledFor } from '../format/filled';
import { joined } from '../format/joined';
import { formatMonths } from '../format/months';
import { mostTravellers } from '../model/choice';
import type { Season } from '../format/year-code';
import text from '../records/pages/finder-search.json';

/** The positions in `compareRows` of the rows that have more than text: a map above the nights, the year as a strip. */
export const comparedRows = { route: 4, year: 7 } as const;

const { season, ask, choose, why, empty, list } = text;

const quoted = (labels: readonly string[], last: string) => `‘${labels.join(`’${last}‘`)}’`;

export const finder = {
  ...text,
  /** 'best Nov to Feb, good Mar'. */
  season: ({ best, fair }: Season) =>
    filled(fair.length > 0 ? season.withFair : season.best, { best: formatMonths(best), fair: formatMonths(fair) }),
  /** The line over the list. */
  showing: (count: number) => filledFor(text.showing, count),
  showAll: (count: number) => filled(text.showAll, { count }),
  ask: {
    ...ask,
    remove: (name: string) => filled(ask.remove, { name }),
    /** Announced by screen readers: the parts of the text that were understood. */
    understood: (wishes: readonly string[]) => filled(ask.understood, { names: wishes.join(', ') }),
    unknown: (words: readonly string[]) => filled(ask.unknown, { names: quoted(words, ' and ') }),
    /** @param all every wish @param out the wishes left out, in the words of `leaves` */
    relaxed: (all: readonly string[], out: readonly string[]) =>
      filled(ask.relaxed, { names: all.join(', '), left: joined(out) }),
    /** The words for a wish that is left out, by the name of its group; other groups use the label. */
    leaves: ask.leaves as Readonly<Record<string, string>>,
    tooMany: filled(ask.tooMany, { most: mostTravellers }),
    notOffered: (name: string) => filled(ask.notOffered, { name }),
    /** Several places that no single trip visits. */
    either: (places: readonly string[]) => filled(ask.either, { names: joined(places) }),
    /** A town where no trip starts, or without trips near it. @param town the nearest one, used instead */
    startsNearest: (name: string, town: string) => filled(ask.startsNearest, { name, town }),
    nearTo: (name: string, town: string) => filled(ask.nearTo, { name, town }),
    without: (name: string) => filled(ask.without, { name }),
    like: (name: string) => filled(ask.like, { name }),
    within: (km: number, town: string) => filled(ask.within, { km, town }),
    cut: filled(ask.cut, { most: longestAsk }),
    compare: (places: readonly string[]) => filled(ask.compare, { names: joined(places) }),
    /** @param kind `question`, or one of the meanings that a number may have */
    unsure: (kind: string, number: number) =>
      filled((ask.unsure as Readonly<Record<string, string>>)[kind] ?? '{number}', { number }),
    says: ask.says as Readonly<Record<string, string>>,
  },
  /** The bar of narrow screens, where the choices are not beside the list: it summarises them, opens and closes them. */
  choose: {
    ...choose,
    show: (count: number | undefined) => (count === undefined ? choose.show : filledFor(choose.showCounted, count)),
  },
  /** The reasons why a trip is in the list. @param months 'January', or 'Dec to Mar' */
  why: {
    sight: (sight: string, months: string) => filled(why.sight, { sight, months }),
    best: (months: string) => filled(why.best, { months }),
    fair: (months: string) => filled(why.fair, { months }),
    passing: (place: string) => filled(why.passing, { place }),
    /** The distance is in a straight line. */
    near: (km: number, town: string) => filled(why.near, { km, town }),
    start: (km: number, town: string) => filled(why.start, { km, town }),
    instead: (place: string) => filled(why.instead, { place }),
    /** @param month 'April 2027' */
    request: (month: string) => filled(why.request, { month }),
    /** @param day '10 April 2027' */
    requestFrom: (day: string) => filled(why.requestFrom, { day }),
    requestUntil: (day: string) => filled(why.requestUntil, { day }),
  },
  empty: {
    ...empty,
    /** The number of trips left after removing one choice or the search. */
    without: (labels: readonly string[], count: number) =>
      filledFor(empty.without, count, { names: quoted(labels, ' or ') }),
  },
  list: {
    ...list,
    /** @param shown the number of trips compared @param count the number of trips in the shortlist */
    compare: (shown: number, count: number) =>
      shown < count ? filled(list.compareFirst, { shown, count }) : filled(list.compare, { count }),
    /** Follows the title of a row with equal values. @param count the number of trips, two or three */
    same: (count: number) => (count === 2 ? list.sameTwo : list.sameAll),
    /** @param name that of the trip */
    map: (name: string) => filled(list.map, { name }),
  },
};
