/** Changes single departures of a group on top of its rule, so that the operator does not need to understand the rule. */
import { isOfRule, isRegular, type Day, type DepartureRule } from '../../../../content/model/dates/departures';

type DateEntry = DepartureRule['dates'][number];
export type Status = DateEntry['status'];

/** Returns whether an entry differs from the rule. */
const saysSomething = ({ extra, status, price, ownFares, note }: DateEntry) =>
  extra || status !== 'on sale' || price !== undefined || ownFares !== undefined || note !== undefined;

/** The rule with other values for one of its dates. Without a price the date has that of the trip. */
export function withDate(rule: DepartureRule, date: Day, today: Day, values: Partial<DateEntry>): DepartureRule {
  const known = rule.dates.find((entry) => entry.date === date);
  const entry: DateEntry = { date, extra: false, status: 'on sale', ...known, ...values, asOf: today };
  const dates = known ? rule.dates.map((one) => (one === known ? entry : one)) : [...rule.dates, entry];
  return { ...rule, dates: dates.filter((one) => one !== entry || saysSomething(one)) };
}

/**
 * Adds a departure.
 * @throws Error if the group already leaves on that day, or if the day is past.
 */
export function withExtraDate(rule: DepartureRule, date: Day, today: Day): DepartureRule {
  if (date <= today) throw new Error('This day is past: choose one that is ahead.');
  if (isOfRule(rule, date) || rule.dates.some((entry) => entry.date === date))
    throw new Error('The group leaves on this day already: it stands in the list.');
  // A regular day of the rule that was removed is restored.
  if (isRegular(rule, date)) return { ...rule, without: rule.without.filter((day) => day !== date) };
  return withDate(rule, date, today, { extra: true });
}

/** Removes a date as if it had never existed: the site does not mention it. */
export const withoutDate = (rule: DepartureRule, date: Day): DepartureRule => ({
  ...rule,
  dates: rule.dates.filter((entry) => entry.date !== date),
  without: isRegular(rule, date) ? [...new Set([...rule.without, date])] : rule.without,
});
