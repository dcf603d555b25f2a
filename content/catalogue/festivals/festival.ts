/** The shape of a record in the calendar of festivals, and helpers that write one in short. */
import type { DestinationId } from '../../ids/destinations';
import type { StateId } from '../../ids/states';

/**
 * Lunar months from new moon to new moon (amanta), as almanacs of the south and the west count. In the north a fortnight may belong to the
 * next month.
 */
export const lunarMonths = [
  ...['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada'],
  ...['ashwin', 'kartika', 'margashirsha', 'pausha', 'magha', 'phalguna'],
] as const;

/** In Margazhi the sun is in sidereal Sagittarius. */
type Month = (typeof lunarMonths)[number] | 'Margazhi';

/**
 * The part of a day in which its lunar day has to run. Dawn: the 96 minutes before sunrise. Morning: 2 hours 24 minutes after it.
 * Afternoon: the fourth fifth of daylight. Dusk: 2 hours 24 minutes from sunset. Night: from sunset to the next sunrise.
 */
export type DayPart = 'dawn' | 'sunrise' | 'morning' | 'midday' | 'afternoon' | 'dusk' | 'midnight' | 'night';

/**
 * The rule that determines a day. `scripts/check/almanac.ts` computes it, and a test compares the result with the days recorded here.
 * `shift` is a number of days added to it.
 */
export type DayRule = (
  | {
      /** The lunar day, 1 to 30: 15 is the full moon, 30 the new moon. */
      tithi: number;
      /** Undefined for any month. */
      month?: Month;
      at: DayPart;
    }
  /** The day on which the sun enters sidereal Capricorn, or the next day if it enters after sunset. */
  | { sun: 'enters Makara' }
  /** The moon is in the star Shravana at sunrise, while the sun is in sidereal Leo. The later of two such days counts. */
  | { star: 'Shravana'; month: 'Chingam' }
  /** The moon is in the star Krittika at dusk, while the sun is in sidereal Scorpio. */
  | { star: 'Krittika'; month: 'Karthigai' }
  /** The moon is in the star Pushya at midday, while the sun is in sidereal Capricorn. */
  | { star: 'Pushya'; month: 'Thai' }
  | { easter: 'Sunday' }
  /** The day of the new moon in Beijing between 21 January and 20 February. */
  | { chinese: 'new year' }
  /**
   * A day and month of the Islamic year. Its months begin when the new moon is seen: in India, the first evening on which it is 20 hours
   * old.
   */
  | { islamic: number; day: number }
) & { shift?: number };

export type Known =
  /** The rule of the last day, if it is another one: `last`. */
  | { by: 'computation'; rule: DayRule; last?: DayRule }
  /** The same day of each year. */
  | { by: 'date' }
  | { by: 'publication'; source: string }
  /** Days that custom decides; other years have them near the same dates. */
  | { by: 'custom'; source: string };

/** YYYY-MM-DD. */
type Day = string;

export interface FestivalDays {
  /** The name of these days, if they have one of their own: 'Mauni Amavasya'. */
  name?: string;
  known: Known;
  /** The accuracy. 'to a day' is for sightings of the moon and almanacs that differ; 'about' is for days that vary from year to year. */
  sure: 'certain' | 'to a day' | 'about';
  /** Each entry is a day, or a first and a last day. */
  on: readonly (Day | readonly [first: Day, last: Day])[];
}

export interface Festival {
  name: string;
  /** The places where travellers notice it. A festival without states, towns and destinations is noticed all over India. */
  states?: readonly StateId[];
  /** Town names as nights and routes of trips spell them. */
  towns?: readonly string[];
  abroad?: readonly DestinationId[];
  /** Other names that the notes of a trip may use. */
  alsoCalled?: readonly string[];
  /** True for a festival that does not come again within ten years. */
  once?: true;
  /** The effect on a group, in a few words for the row of its departure date. */
  meets?: string;
  /** The number of days before and after each day on which its towns are just as full. */
  around?: number;
  days: readonly FestivalDays[];
}

/** A lunar day, 1 to 30, of a lunar month, with the part of the day in which it has to run. */
export const lunar = (month: Month, tithi: number, at: DayPart, shift = 0) => ({
  tithi,
  month,
  at,
  ...(shift ? { shift } : {}),
});

/** The rule for a festival on one lunar day. */
export const onDay = (...day: Parameters<typeof lunar>): Known => ({ by: 'computation', rule: lunar(...day) });

/** The rule for a festival from one lunar day to another. */
export const from = (first: ReturnType<typeof lunar>, last: ReturnType<typeof lunar>): Known => ({
  by: 'computation',
  rule: first,
  last,
});

export const certain = (known: Known, ...on: FestivalDays['on']): FestivalDays => ({ known, sure: 'certain', on });
export const toADay = (known: Known, ...on: FestivalDays['on']): FestivalDays => ({ known, sure: 'to a day', on });
