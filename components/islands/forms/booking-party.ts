/** Converts the fields of the planner to the choice of the whole site, and back. */
import { isDay } from '@/content/format/is-day';
import type { Day } from '@/content/model/dates/departures';
import { countOf, parametersOf, readChoice, withChoice, type Choice } from '@/content/model/choice';
import { booking, childFields } from '@/content/pages/booking';
import type { BookingValues } from './booking-draft';

/** The value of a child without an age, in the fields as in an address. */
export const unknownAge = '-';

const [, , , , many] = booking.travelers;

/** True for an answer that opens the question how many travel in all. */
export const areMany = ({ travelers }: BookingValues): boolean => travelers === many;

/** True for a group that is too large to have a total. */
export const isLargeGroup = (values: BookingValues): boolean =>
  areMany(values) && values.people === booking.moreThanMost.value;

/** The number of people, including children; undefined if none was chosen, or more than have a total. */
export const peopleOf = (values: BookingValues): number | undefined =>
  Number(areMany(values) ? values.people : values.travelers) || undefined;

/** The chosen day. While a year is typed, browsers report 0002 or 0020, which does not count as a year yet. */
export const dayOf = ({ startDate }: BookingValues): Day | undefined =>
  isDay(startDate) && startDate >= '1000' ? startDate : undefined;

/**
 * The choice in the fields; undefined until the number of people is chosen. It may have no adult, or a day that is past.
 * @param month the month in the address, which no field shows; a day replaces it
 */
export function choiceOf(values: BookingValues, month?: string): Choice | undefined {
  const people = peopleOf(values);
  if (people === undefined) return undefined;
  const ages = childFields.map((name) => values[name]).filter(Boolean);
  const known = ages.filter((age) => age !== unknownAge);
  const agesUnknown = ages.length - known.length;
  const day = dayOf(values);
  return {
    adults: people - ages.length,
    children: known.map((age) => ({ age: Number.parseInt(age), withBed: age.endsWith('b') })),
    ...(agesUnknown > 0 ? { agesUnknown } : {}),
    ...(day ? { day } : month ? { month } : {}),
  };
}

/** The part of a choice that can be in an address: a party with an adult, and no day that is past. */
export function inAddress(asked: Choice | undefined, today: Day): Choice | undefined {
  const { choice, refused } = readChoice(asked ? withChoice('', asked) : '', today);
  return refused.includes('people') || refused.includes('ages') ? undefined : choice;
}

/**
 * The fields for a choice.
 * @param ages the values of the select of ages: an address may ask for a bed at an age that has none
 */
export function fieldsOf(choice: Choice, ages: readonly string[]): Partial<BookingValues> {
  const people = countOf(choice);
  const { ages: text, date } = parametersOf(choice);
  const chosen = text.split(',').map((age) => (ages.includes(age) ? age : age.replace('b', '')));
  const isOfMany = people >= Number.parseInt(many);
  return {
    ...Object.fromEntries(childFields.map((name, index) => [name, chosen[index] ?? ''])),
    travelers: isOfMany ? many : String(people),
    people: isOfMany ? String(people) : '',
    startDate: date,
  };
}
