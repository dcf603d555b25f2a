/** Computes days of the Indian and the Islamic calendar from the sun and the moon. A test compares the recorded festivals with them. */
import {
  Body,
  EclipticGeoMoon,
  MoonPhase,
  Observer,
  SearchMoonPhase,
  SearchRiseSet,
  SunPosition,
} from 'astronomy-engine';
import { lunarMonths, type DayPart, type DayRule } from './festival-rules';
import { daysAfter, type Day } from '../../../content/model/dates/departures';

/** The central station of the Government's almanac, the Rashtriya Panchang: 23° 11′ N, 82° 30′ E. */
const centre = new Observer(23.183, 82.5, 0);
const hour = 60 * 60 * 1000;
const dayLength = 24 * hour;
const inIndia = (day: Day) => Date.parse(`${day}T00:00:00+05:30`);

function riseOrSet(day: Day, direction: 1 | -1): number {
  const found = SearchRiseSet(Body.Sun, centre, direction, new Date(inIndia(day)), 1);
  if (!found) throw new Error(`on ${day} the sun stays where it is`);
  return found.date.getTime();
}

/** The start and end of a part of the day, in milliseconds since 1970. */
function partOf(day: Day, part: DayPart): [from: number, to: number] {
  const [rise, set] = [riseOrSet(day, 1), riseOrSet(day, -1)];
  const fifth = (set - rise) / 5;
  if (part === 'dawn') return [rise - 1.6 * hour, rise];
  if (part === 'sunrise') return [rise, rise];
  if (part === 'morning') return [rise + 2.4 * hour, rise + 2.4 * hour];
  if (part === 'midday') return [rise + 2 * fifth, rise + 3 * fifth];
  if (part === 'afternoon') return [rise + 3 * fifth, rise + 4 * fifth];
  if (part === 'dusk') return [set, set + 2.4 * hour];
  const next = riseOrSet(daysAfter(day, 1), 1);
  if (part === 'night') return [set, next];
  const middle = (set + next) / 2;
  return [middle - 0.4 * hour, middle + 0.4 * hour];
}

/** Degrees between the tropical and the sidereal zodiac (Lahiri): 23.853 in 2000, growing by 50.29 arc seconds a year. */
const ayanamsa = (time: number) => 23.853 + (50.29 / 3600) * ((time - Date.UTC(2000, 0, 1)) / (365.25 * dayLength));
const sidereal = (longitude: number, time: number) => (longitude - ayanamsa(time) + 360) % 360;
const sunAt = (time: number) => sidereal(SunPosition(new Date(time)).elon, time);
const moonAt = (time: number) => sidereal(EclipticGeoMoon(new Date(time)).lon, time);

const tithiAt = (time: number) => Math.floor(MoonPhase(new Date(time)) / 12) + 1;
const newMoon = (time: number) => SearchMoonPhase(0, new Date(time), 40)?.date.getTime() ?? NaN;

/** The last new moon before a moment. */
function lastNewMoon(time: number): number {
  const first = newMoon(time - 31 * dayLength);
  const next = newMoon(first + dayLength);
  return next <= time ? next : first;
}

/** A month is named after the zodiac sign of the sun at its new moon. */
const monthAt = (time: number) => lunarMonths[(Math.floor(sunAt(lastNewMoon(time)) / 30) + 1) % 12];

const isInMonth = (time: number, month: Extract<DayRule, { tithi: number }>['month']) =>
  month === undefined || (month === 'Margazhi' ? Math.floor(sunAt(time) / 30) === 8 : monthAt(time) === month);

/**
 * The day whose part of the day (13 samples) overlaps the lunar day most; if the lunar day falls between two sunrises, the day on which it
 * begins.
 */
function prevailing(days: readonly Day[], part: DayPart, holds: (time: number) => boolean): Day | undefined {
  const shares = days.map((day) => {
    const [from, to] = partOf(day, part);
    return Array.from({ length: 13 }, (_, at) => from + ((to - from) * at) / 12).filter(holds).length;
  });
  const most = Math.max(...shares);
  if (most > 0) return days[shares.indexOf(most)];
  return days.find((day) => holds(riseOrSet(day, 1) + 12 * hour) || holds(riseOrSet(day, 1) + 18 * hour));
}

/** The lunar mansion of the moon at a moment, 0 to 26: Krittika is 2, Pushya 7, Shravana 21. */
const starAt = (time: number) => Math.floor(moonAt(time) / (360 / 27));
const stars = {
  Shravana: { star: 21, sign: 4, part: 'sunrise' },
  Krittika: { star: 2, sign: 7, part: 'dusk' },
  Pushya: { star: 7, sign: 9, part: 'midday' },
} as const;

/** A new moon that began Shawwal, the tenth month of the Islamic calendar. */
const shawwal = Date.parse('2024-04-08T18:21:00Z');
const islamicMonthAt = (moon: number) =>
  ((((Math.round((moon - shawwal) / (29.5306 * dayLength)) + 9) % 12) + 12) % 12) + 1;

/** The day after the first evening on which the moon is at least 20 hours old. */
function firstDayOf(moon: number): Day {
  let day = new Date(moon + 5.5 * hour).toISOString().slice(0, 10);
  while (riseOrSet(day, -1) - moon < 20 * hour) day = daysAfter(day, 1);
  return daysAfter(day, 1);
}

/** Easter Sunday of a year, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const shifted = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + shifted + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  // The result counts from the last day of February.
  return daysAfter(`${year}-03-01`, moon + weekday - 7 * late + 21);
}

/** The day of the new moon in Beijing, eight hours ahead of UTC, between 21 January and 20 February. */
const chineseNewYear = (year: number): Day =>
  new Date(newMoon(Date.parse(`${year}-01-21T00:00:00+08:00`)) + 8 * hour).toISOString().slice(0, 10);

function found(days: readonly Day[], rule: DayRule): Day | undefined {
  if ('tithi' in rule) {
    const { tithi, month, at } = rule;
    // The few days on which the lunar day can run; each is sampled often. If the month is free, only days near the middle one are
    // candidates.
    const around = (month ? days : days.slice(36, 45)).filter(
      (day) => (tithiAt(inIndia(day) + 12 * hour) - tithi + 32) % 30 <= 4,
    );
    return prevailing(around, at, (time) => tithiAt(time) === tithi && isInMonth(time, month));
  }
  if ('sun' in rule) return days.find((day) => sunAt(riseOrSet(day, -1)) >= 270 && sunAt(riseOrSet(day, -1)) < 300);
  if ('star' in rule) {
    const { star, sign, part } = stars[rule.star];
    const isThere = (time: number) => starAt(time) === star && Math.floor(sunAt(time) / 30) === sign;
    const first = prevailing(days, part, isThere);
    const later = first && prevailing(days.slice(days.indexOf(first) + 14), part, isThere);
    return later ?? first;
  }
  const year = Number(days[40]?.slice(0, 4));
  if ('easter' in rule) return easterOf(year);
  if ('chinese' in rule) return chineseNewYear(year);
  const first = days.find((day) => {
    const moon = lastNewMoon(inIndia(day));
    return islamicMonthAt(moon) === rule.islamic && firstDayOf(moon) === day;
  });
  return first && daysAfter(first, rule.day - 1);
}

/**
 * The day that a rule gives, within forty days of another.
 * @throws Error if there is none.
 */
export function dayBy(rule: DayRule, near: Day): Day {
  const days = Array.from({ length: 81 }, (_, at) => daysAfter(near, at - 40));
  const day = found(days, rule);
  if (!day) throw new Error(`no day near ${near} by ${JSON.stringify(rule)}`);
  return daysAfter(day, rule.shift ?? 0);
}
