/** Adds the phrases of the word lists in `content/records/ask/`, and those of states, festivals and towns. */
import { destinationIds } from '../../ids/destinations';
import { destinations } from '../../catalogue/destinations';
import { festivals } from '../../catalogue/festivals';
import { gatewayIds, gateways, gatewaysAbroad, type GatewayId } from '../../ids/gateways';
import { places, type GazetteerPlace } from '../../catalogue/places';
import { orientation } from '../../catalogue/places/orientation';
import { keysOf } from '../../ids/keys-of';
import type { MonthId } from '../../ids/months';
import { monthsBetween } from '../../format/months';
import { daysAfter, daysBetween, type Day } from '../../model/dates/departures';
import { datedFestivals, type DatedFestival } from '../../model/dates/festivals';
import { finderGroups } from '../../words/finder';
import { straightLine } from '../../model/route/straight-line';
import { placeOfTown } from '../../model/route/near-towns';
import type { Meaning } from '../meanings';
import { letters, sharesLetters } from './letters';
import { phraseOf, tokensOf } from '../tokens';
import largeTowns from '../../records/ask/towns.json';
import words from '../../records/ask/words.json';
import { namesOf, otherNames, shortestOf, type Lists } from './names';
import type { Phrases } from './phrases';

/** The number of days ahead in which a festival counts as the next one; some move by three weeks from year to year. */
const comingDays = 390;

/** The dates of a festival in the year after a day. */
const datesOf = (id: string, day: Day) =>
  datedFestivals.filter((one) => one.id === id && one.last >= day && one.first <= daysAfter(day, comingDays));

/** The number of days before and after a festival in which people travel for it. */
const holiday = 3;

/** The months of a festival's dates in the year after a day. */
function monthsOfFestival(id: string, day: Day) {
  return [
    ...new Set(
      datesOf(id, day).flatMap(({ first, last }) =>
        monthsBetween(daysAfter(first, -holiday), daysAfter(last, holiday)),
      ),
    ),
  ];
}

/**
 * The first day of the next occurrence of a festival, in its months if it comes twice a year.
 * @param day the earliest
 */
function dayOfFestival(id: string, day: Day, months: readonly MonthId[] = []): Day | undefined {
  const dates = datedFestivals.filter((one) => one.id === id && one.first >= day);
  const isInMonths = ({ first, last }: DatedFestival) =>
    monthsBetween(first, last).some((month) => months.includes(month));
  return (dates.find(isInMonths) ?? dates[0])?.first;
}

/** The festival all over the country, or in a state, that has this very name: 'Durga Puja' is a word for Dussehra, too. */
const festivalCalled = (text: string): string | undefined =>
  festivals.find(
    ({ name, alsoCalled = [], towns }) =>
      !towns && [name, ...alsoCalled].some((own) => phraseOf(own) === phraseOf(text)),
  )?.id;

/** The nearest of the given towns to a place. */
const nearestOf = (ids: readonly GatewayId[], place: Pick<GazetteerPlace, 'at'>): GatewayId | undefined =>
  ids
    .map((id) => ({ id, far: straightLine(place, placeOfTown(id) ?? place) }))
    .sort((one, other) => one.far - other.far)[0]?.id;

/** Other names of the states, countries and parts of India that are choices of the finder. */
export const whereNames = finderGroups.where.choices.map(({ id, label }): [Meaning, string[]] => [
  `choice:where=${id}`,
  [
    ...namesOf(label),
    ...(otherNames[label]?.scripts ?? []),
    ...destinationIds.filter((one) => one === id).flatMap((one) => namesOf(destinations[one].name)),
  ],
]);

/** Adds the phrases of the word lists. */
export function addWords(phrases: Phrases, day: Day): void {
  for (const [query, texts] of Object.entries(words.choices as Lists)) {
    const [, mark, choice] = /^([!-]?)(.*)$/.exec(query) ?? [];
    const isDenied = mark === '-' || (mark === '' && query.startsWith('without='));
    phrases.add(isDenied ? `not:${choice}` : `choice:${choice}`, texts);
  }
  for (const { id, name, towns } of festivals) {
    const months = monthsOfFestival(id, day);
    const typed = (words.festivals as Partial<Lists>)[id];
    if (!typed || months.length === 0 || towns) continue;
    phrases.add(`choice:${months.map((month) => `month=${month}`).join('&')}`, [name, ...typed]);
    for (const text of [name, ...typed]) {
      const first = dayOfFestival(festivalCalled(text) ?? id, day, months);
      if (first) phrases.add(`day:${daysBetween(day, first)}`, [text]);
    }
  }
  for (const [date, texts] of Object.entries(words.days as Lists)) {
    const [first = day] = [0, 1].map((more) => `${Number(day.slice(0, 4)) + more}-${date}`).filter((one) => one >= day);
    phrases.add(`day:${daysBetween(day, first)}`, texts);
  }
  phrases.add('filler:', words.fillers);
  for (const [value, texts] of Object.entries(words.number as Lists)) phrases.add(`number:${value}`, texts);
  phrases.addLetter(sharesLetters.each, words.each);
  phrases.addLetter(sharesLetters.all, words.all);
  for (const kind of keysOf(letters))
    for (const [value, letter] of Object.entries(letters[kind]))
      phrases.addLetter(letter, (words[kind] as Lists)[value] ?? []);
  for (const [value, texts] of Object.entries(words.before as Lists))
    if (value === 'from' || !(value in letters.before)) phrases.add(`before:${value}`, texts);
  for (const [value, texts] of Object.entries(words.after as Lists)) phrases.add(`after:${value}`, texts);
  for (const kind of ['ahead', 'months', 'say', 'compare'] as const)
    for (const [value, texts] of Object.entries(words[kind] as Lists)) phrases.add(`${kind}:${value}`, texts);
  for (const [ending, meaning] of Object.entries(words.endings)) phrases.addEnding(meaning as Meaning, ending);
}

/** Longer names describe a festival: 'Bathing days of the Kumbh'. */
const mostWords = 2;

/**
 * Adds festivals of a town or a country by its trips: Karthigai Deepam is Tiruvannamalai, and 'Songkran, the water festival' Thailand.
 * @param thingIn returns the meaning of a town by its name, if trips go there
 * @param isKnown returns whether a phrase has another meaning
 */
export function addLocalFestivals(
  phrases: Phrases,
  thingIn: (town: string) => Meaning | undefined,
  isKnown: (phrase: string) => boolean,
  day: Day,
): void {
  for (const { id, name, alsoCalled = [], towns = [], abroad = [] } of festivals) {
    const own = [name.replace(/[,(].*/, ''), ...alsoCalled].filter(
      (text) => tokensOf(text).length <= mostWords && !isKnown(phraseOf(text)),
    );
    const [town] = towns.flatMap((one) => thingIn(one) ?? []);
    const typed = (words.festivals as Partial<Lists>)[id] ?? [];
    const meaning: Meaning | undefined =
      town ?? (abroad.length > 0 ? `choice:${abroad.map((country) => `where=${country}`).join('&')}` : undefined);
    if (!meaning) continue;
    const texts = town ? shortestOf([...typed, ...own]) : own;
    phrases.add(meaning, texts);
    const first = dayOfFestival(id, day);
    if (first) phrases.add(`day:${daysBetween(day, first)}`, texts);
  }
}

/**
 * Adds names of towns that are not on the page: aliases, and towns without a start or without trips around them, by the nearest town that has
 * one.
 */
export function addTowns(phrases: Phrases): void {
  // The ids of these two groups are ids of towns.
  const idsOf = (group: 'from' | 'near') => finderGroups[group].choices.map(({ id }) => id as GatewayId);
  const [starts, near] = [idsOf('from'), idsOf('near')];
  const both = starts.filter((id) => near.includes(id));
  const plain = (id: GatewayId) => gateways[id].replace(/ \(.*/, '');
  for (const id of new Set([...starts, ...near])) phrases.add(`town:${id}`, namesOf(plain(id)).slice(1));
  const onMaps = new Map(
    [...Object.values(places), ...orientation].flatMap(({ name, at }) =>
      [name, ...(otherNames[name]?.also ?? [])].map((one) => [one, at] as const),
    ),
  );
  const others = [
    ...gatewayIds.filter((id) => !both.includes(id)).map((id) => ({ name: plain(id), at: placeOfTown(id)?.at })),
    ...largeTowns.onMaps.map((name) => ({ name, at: onMaps.get(name) })),
    ...Object.entries(largeTowns.others).map(([name, [latitude = 0, longitude = 0]]) => ({
      name,
      at: [latitude, longitude] as const,
    })),
  ];
  for (const { name, at } of others) {
    const [start, around] = [starts, near].map((ids) => at && nearestOf(ids, { at }));
    if (!start || !around || gatewaysAbroad.includes(start)) continue;
    phrases.add(`around:${[...new Set([start, around])].join('/')}`, [name]);
  }
}
