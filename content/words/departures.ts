/** The dates of groups in words. The operator's page of dates loads them in the browser. */
import { capitalised } from '../format/capitalised';
import { filled } from '../format/filled';
import { joined } from '../format/joined';
import { gateways } from '../ids/gateways';
import { monthIds, months, type MonthId } from '../ids/months';
import type { DepartureRule } from '../model/dates/departures';
import { departures } from '../records/pages/trip.json';

const { rule } = departures;
const { first, second, third, fourth } = rule.ordinals;
const ordinals = [first, second, third, fourth];

/** True if the months are consecutive; January follows December. */
const isSeason = (ids: readonly MonthId[]) =>
  ids.length > 2 && ids.every((id, at) => at === 0 || monthIds[(monthIds.indexOf(ids[at - 1] ?? id) + 1) % 12] === id);

/** The rule in words: 'First and second Saturday of April, from Delhi'. */
export function departureText({ weekday, weeks, months: ids, from }: DepartureRule): string {
  const name = (id: MonthId | undefined) => (id ? months[id] : '');
  const known = {
    days: `${capitalised(joined(weeks.map((week) => ordinals[week - 1] ?? '')))} ${weekday}`,
    town: gateways[from],
  };
  if (ids.length === 12) return filled(rule.all, known);
  return isSeason(ids)
    ? filled(rule.season, { ...known, first: name(ids[0]), last: name(ids.at(-1)) })
    : filled(rule.some, { ...known, months: joined(ids.map(name)) });
}
