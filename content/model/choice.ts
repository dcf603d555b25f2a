/** Who travels and when: one choice for the whole site, in the address of each page that shows a price. Browsers use it. */
import { isDay } from '../format/is-day';
import type { Day } from './dates/departures';
import type { Child, Travellers } from './fares/party-total';

/** What a visitor chose: who travels, and a day or a month. */
export interface Choice extends Travellers {
  /** The number of children whose age is not known yet: without it there is no total. */
  agesUnknown?: number;
  /** YYYY-MM-DD */
  day?: Day | undefined;
  /** YYYY-MM; not together with a day. */
  month?: string | undefined;
}

/** The most travellers with a price on the site; larger groups ask a person. */
export const mostTravellers = 12;
/** The party until somebody says who travels. */
export const usualParty: Choice = { adults: 2, children: [] };
/** The greatest age of a child in years. */
export const oldestChild = 17;

/** The names of the parameters in an address. */
export const choiceParameters = ['adults', 'ages', 'date', 'month'] as const;

/** The parts of an address that say nothing: a party or ages beyond the limits, a day that does not exist or is over. */
export type Refused = 'people' | 'ages' | 'date' | 'past';

const isMonth = (month: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(month);

/** A child of an unknown age in an address. */
const unknown = '-';

/** A child's age in an address: '9', or '9b' with a bed of its own. */
const childOf = (text: string): Child | undefined => {
  const [, age = '', bed] = /^(\d{1,2})(b?)$/.exec(text) ?? [];
  return age !== '' && Number(age) <= oldestChild ? { age: Number(age), withBed: bed === 'b' } : undefined;
};

const textOf = ({ age, withBed }: Child) => `${age}${withBed ? 'b' : ''}`;

/**
 * Reads the choice from a query string. It never throws: a party or a day that cannot be is left out, and named.
 * @param query with or without its question mark; other parameters are ignored, and so is a month in the finder's own words
 * @param today YYYY-MM-DD
 * @returns the choice; undefined if the query names neither a party nor a day
 */
export function readChoice(query: string, today: Day): { choice?: Choice; refused: readonly Refused[] } {
  const search = new URLSearchParams(query);
  const refused: Refused[] = [];
  const [adultsText, date] = [search.get('adults'), search.get('date')];
  const month = search.getAll('month').find(isMonth);
  const ages = (search.get('ages') ?? '').split(',').filter(Boolean);
  const agesUnknown = ages.filter((age) => age === unknown).length;
  const children = ages.filter((age) => age !== unknown).map(childOf);
  const known = children.filter((child) => child !== undefined);
  const adults = adultsText === null ? usualParty.adults : /^\d{1,3}$/.test(adultsText) ? Number(adultsText) : 0;
  const isRefused =
    known.length < children.length || adults < 1 || adults + known.length + agesUnknown > mostTravellers;
  if (known.length < children.length) refused.push('ages');
  else if (isRefused) refused.push('people');
  const isNamed = (adultsText !== null || ages.length > 0) && !isRefused;

  let day: Day | undefined;
  if (date) {
    if (!isDay(date)) refused.push('date');
    else if (date < today) refused.push('past');
    else day = date;
  }
  const isMonthOver = month !== undefined && month < today.slice(0, 7);
  if (isMonthOver && !refused.includes('past')) refused.push('past');
  const when: Pick<Choice, 'day' | 'month'> = day ? { day } : month && !isMonthOver ? { month } : {};
  if (!isNamed && !when.day && !when.month) return { refused };
  const who = isNamed ? { adults, children: known, ...(agesUnknown > 0 ? { agesUnknown } : {}) } : usualParty;
  return { choice: { ...who, ...when }, refused };
}

/** The parameters of a choice: '2026-12-24' and the like by name; empty for none. */
export function parametersOf(choice: Choice | undefined): Readonly<Record<(typeof choiceParameters)[number], string>> {
  return {
    adults: choice ? String(choice.adults) : '',
    ages: choice
      ? [...choice.children.map(textOf), ...Array<string>(choice.agesUnknown ?? 0).fill(unknown)].join(',')
      : '',
    date: choice?.day ?? '',
    month: choice?.day ? '' : (choice?.month ?? ''),
  };
}

/**
 * A query string with another choice, or without one. Other parameters stay, and so do months in the finder's own words.
 * @returns without a question mark; '' if nothing is left
 */
export function withChoice(query: string, choice: Choice | undefined): string {
  const search = new URLSearchParams(query);
  const kept = search.getAll('month').filter((month) => !isMonth(month));
  for (const name of choiceParameters) search.delete(name);
  for (const month of kept) search.append('month', month);
  for (const [name, value] of Object.entries(parametersOf(choice))) if (value) search.append(name, value);
  // Commas stay readable in a link that is shared.
  return search.toString().replaceAll('%2C', ',');
}

/** The number of travellers. */
export const countOf = ({ adults, children, agesUnknown = 0 }: Travellers & Pick<Choice, 'agesUnknown'>): number =>
  adults + children.length + agesUnknown;
