import { capitalised } from '../format/capitalised';
import { filled } from '../format/filled';
import { gateways } from '../ids/gateways';
import { monthIds } from '../ids/months';
import type { DepartureRule } from '../model/dates/departures';
import { departures } from '../records/pages/trip.json';
import { departureText } from './departures';
import { januaryRule as rule } from '../model/test/trips';

const { ordinals, ...texts } = departures.rule;
const { first, second, third, fourth } = ordinals;

test.each<[Partial<DepartureRule>, keyof typeof texts, string, Record<string, string>]>([
  [{ months: ['nov', 'dec', 'jan'] }, 'season', `${second} Sunday`, { first: 'November', last: 'January' }],
  [{ months: ['dec', 'jan'] }, 'some', `${second} Sunday`, { months: 'December and January' }],
  [{ weekday: 'Saturday', weeks: [1, 2] }, 'some', `${first} and ${second} Saturday`, { months: 'January' }],
  [{ weeks: [3], months: ['may', 'oct', 'dec'] }, 'some', `${third} Sunday`, { months: 'May, October and December' }],
  [{ weeks: [2, 4], months: [...monthIds] }, 'all', `${second} and ${fourth} Sunday`, {}],
])('puts the rule %j into the text “%s”', (change, text, days, others) => {
  const words = { days: capitalised(days), town: gateways.chennai, ...others };
  expect(departureText({ ...rule, ...change })).toBe(filled(texts[text], words));
});
