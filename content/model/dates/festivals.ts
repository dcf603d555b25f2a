/** Queries on the calendar of festivals, for pages and checks. */
import { destinations as destinationRecords } from '../../catalogue/destinations';
import { festivalOf, festivals } from '../../catalogue/festivals';
import type { Festival } from '../../schema/festivals';
import type { MonthId } from '../../ids/months';
import { states } from '../../ids/states';
import { festivalDates } from '../../format/festival-dates';
import { monthsBetween } from '../../format/months';
import { today } from './build-day';
import { daysAfter, type Day } from './departures';
import type { Trip } from '../../schema/types';

/** A festival, or one of its days, in one year. */
export interface DatedFestival {
  id: string;
  /** The name; with that of the day, if it has its own: 'Magh Mela: Mauni Amavasya'. */
  name: string;
  first: Day;
  last: Day;
  sure: Festival['days'][number]['sure'];
}

const datesOf = (festival: Festival): DatedFestival[] =>
  festival.days.flatMap(({ name, sure, on }) =>
    on.map(({ first, last = first }) => ({
      id: festival.id,
      name: [festival.name, name].filter(Boolean).join(': '),
      first,
      last,
      sure,
    })),
  );

/** Every recorded day, earliest first. */
export const datedFestivals: readonly DatedFestival[] = festivals
  .flatMap(datesOf)
  .sort((a, b) => a.first.localeCompare(b.first));

/** A festival with its dates in words. */
export interface FestivalLine {
  id: string;
  /** 'Onam (Thiruvonam), Kerala'. */
  label: string;
  /** '12 September 2027; 1 September 2028'. */
  value: string;
}

/** The festivals of some days, each once, in the order of its first day. */
const linesOf = (dated: readonly DatedFestival[], nameOf: (festival: Festival) => string): FestivalLine[] =>
  [...new Set(dated.map(({ id }) => id))].map((id) => ({
    id,
    label: nameOf(festivalOf(id)),
    value: festivalDates(dated.filter((one) => one.id === id)),
  }));

const within = (today: Day, days: number) =>
  datedFestivals.filter(({ first, last }) => last >= today && first <= daysAfter(today, days));

/** The places of a festival that its name does not contain. */
const wherein = ({ name, towns = [], states: some = [], abroad = [] }: Festival) =>
  [...towns, ...some.map((id) => states[id]), ...abroad.map((id) => destinationRecords[id].name)].filter(
    (place) => !name.includes(place),
  );

/** The festivals in a month within two years from a day, with their places. */
export const festivalsInMonth = (month: MonthId, today: Day): FestivalLine[] =>
  linesOf(
    within(today, 730).filter((dated) => monthsBetween(dated.first, dated.last).includes(month)),
    (festival) => [festival.name, ...wherein(festival)].join(', '),
  );

/** The most lines on the page of a trip. */
const mostLines = 4;
/** The number of days that the page of a trip looks ahead: fourteen months. */
const ahead = 425;

/** The recorded days of the next fourteen months at the places of a trip, in its months. Those that its notes mention come first. */
function festivalDaysOf(trip: Trip, today: Day): { shown: DatedFestival[]; lines: FestivalLine[] } {
  const { state, destinations, abroad } = trip;
  const text = JSON.stringify(trip);
  const towns = new Set([...trip.route, ...trip.plan.map(({ overnight }) => overnight)]);
  const speaksOf = ({ name, alsoCalled = [] }: Festival) =>
    new RegExp(`\\b(${[name, ...alsoCalled].map((one) => one.replace(/[()]/g, '\\$&')).join('|')})(?!\\w)`).test(text);
  const isThere = (festival: Festival) =>
    festival.towns?.some((town) => towns.has(town)) ??
    festival.abroad?.some((one) => destinations.includes(one)) ??
    (state !== null && festival.states?.includes(state));
  const isEverywhere = ({ towns: some, states: of, abroad: place }: Festival) => !abroad && !some && !of && !place;
  const season = new Set<MonthId>([...trip.season.best, ...trip.season.fair]);

  const found = within(today, ahead).filter((dated) => {
    const festival = festivalOf(dated.id);
    return speaksOf(festival)
      ? isThere(festival) || isEverywhere(festival)
      : isThere(festival) && monthsBetween(dated.first, dated.last).some((month) => season.has(month));
  });
  const lines = linesOf(found, ({ name }) => name);
  const spokenOf = lines.filter(({ id }) => speaksOf(festivalOf(id)));
  const shown = [...new Set([...spokenOf, ...lines])].slice(0, mostLines);
  const ids = shown.map(({ id }) => id);
  return { shown: found.filter(({ id }) => ids.includes(id)), lines: lines.filter((one) => shown.includes(one)) };
}

/** These festivals with their dates in words. */
export const festivalsOfTrip = (trip: Trip, today: Day): FestivalLine[] => festivalDaysOf(trip, today).lines;

/** The same for the calendar of a trip: name, first and last day. */
export const calendarFestivals = (trip: Trip, day: Day = today): [name: string, first: Day, last: Day][] =>
  festivalDaysOf(trip, day).shown.map(({ name, first, last }) => [name, first, last]);
