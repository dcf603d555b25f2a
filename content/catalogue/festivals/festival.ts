/** What a record of the calendar of festivals says, and the short forms in which it says it. */
import type { DestinationId } from '../destination-ids';
import type { StateId } from '../states';

/** From new moon to new moon (amanta), as almanacs of the south and the west count: the same fortnights of the north may have the next name. */
export const lunarMonths = [
  ...['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada'],
  ...['ashwin', 'kartika', 'margashirsha', 'pausha', 'magha', 'phalguna'],
] as const;

/** In Margazhi the sun is in sidereal Sagittarius. */
type Month = (typeof lunarMonths)[number] | 'Margazhi';

/**
 * The part of a day in which its lunar day has to run. Dawn: the 96 minutes before sunrise. Morning: 2 hours 24 minutes after it. Afternoon: the
 * fourth fifth of daylight. Dusk: 2 hours 24 minutes from sunset on. Night: from sunset to the next sunrise.
 */
export type DayPart = 'dawn' | 'sunrise' | 'morning' | 'midday' | 'afternoon' | 'dusk' | 'midnight' | 'night';

/** How a day is found: `scripts/check/almanac.ts` computes it, and a test compares it with the days recorded here. `shift`: so many days later. */
export type DayRule = (
  | {
      /** The lunar day, 1 to 30: 15 is the full moon, 30 the new moon. */
      tithi: number;
      /** None: of any month. */
      month?: Month;
      at: DayPart;
    }
  /** The day of the sun's entry into sidereal Capricorn, or the next where it enters after sunset. */
  | { sun: 'enters Makara' }
  /** The moon in the star Shravana at sunrise, while the sun is in sidereal Leo; of two the later. */
  | { star: 'Shravana'; month: 'Chingam' }
  /** The moon in the star Krittika at dusk, while the sun is in sidereal Scorpio. */
  | { star: 'Krittika'; month: 'Karthigai' }
  /** The moon in the star Pushya at midday, while the sun is in sidereal Capricorn. */
  | { star: 'Pushya'; month: 'Thai' }
  | { easter: 'Sunday' }
  /** The day of the new moon in Beijing between 21 January and 20 February. */
  | { chinese: 'new year' }
  /** Day and month of the Islamic year, whose months begin when the new moon is seen: in India, the first evening on which it is 20 hours old. */
  | { islamic: number; day: number }
) & { shift?: number };

export type Known =
  /** `last` where the festival ends by another rule. */
  | { by: 'computation'; rule: DayRule; last?: DayRule }
  /** The same day each year. */
  | { by: 'date' }
  | { by: 'publication'; source: string }
  /** Near these days in other years. */
  | { by: 'custom'; source: string };

/** YYYY-MM-DD. */
type Day = string;

export interface FestivalDays {
  /** Where the days of a festival have names of their own: 'Mauni Amavasya'. */
  name?: string;
  known: Known;
  /** How far off it may be: by a day, where a moon has to be seen or almanacs differ; 'about' where the year decides. */
  sure: 'certain' | 'to a day' | 'about';
  /** Each a day, or its first and its last. */
  on: readonly (Day | readonly [first: Day, last: Day])[];
}

export interface Festival {
  name: string;
  /** Where travellers notice it. None of these three: all over India. */
  states?: readonly StateId[];
  /** As nights and routes of trips name them. */
  towns?: readonly string[];
  abroad?: readonly DestinationId[];
  /** What the notes of a trip may call it instead of its name. */
  alsoCalled?: readonly string[];
  /** It does not come again within ten years. */
  once?: true;
  /** What it means for a group that is there, in a few words on the row of its date. */
  meets?: string;
  /** So many days before and after each of its days its towns are as full. */
  around?: number;
  days: readonly FestivalDays[];
}

/** A lunar day, 1 to 30, of a lunar month, by the part of the day in which it has to run. */
export const lunar = (month: Month, tithi: number, at: DayPart, shift = 0) => ({
  tithi,
  month,
  at,
  ...(shift ? { shift } : {}),
});

/** The day of a lunar month on which this lunar day runs in that part of it. */
export const onDay = (...day: Parameters<typeof lunar>): Known => ({ by: 'computation', rule: lunar(...day) });

/** From one lunar day to another. */
export const from = (first: ReturnType<typeof lunar>, last: ReturnType<typeof lunar>): Known => ({
  by: 'computation',
  rule: first,
  last,
});

export const certain = (known: Known, ...on: FestivalDays['on']): FestivalDays => ({ known, sure: 'certain', on });
export const toADay = (known: Known, ...on: FestivalDays['on']): FestivalDays => ({ known, sure: 'to a day', on });
