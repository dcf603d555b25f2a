import { festivalOf } from '../catalogue/festivals';
import { dayOf } from '../model/test/trips';
import { departureClashes } from './departure-clashes';
import { daysAfter } from '../model/dates/departures';
import { datedFestivals } from '../model/dates/festivals';
import { groupTrips } from '../catalogue/trips';

const today = '2026-11-25';
const town = 'Prayagraj';
const dated = datedFestivals.find(({ id, first }) => id === 'magh-mela' && first > today);
const [group] = groupTrips;
if (!dated || !group) throw new Error('there is no such festival, or no group');

/** A five-day group that spends the third night in the town, with one departure and its status. */
const leaving = (date: string, status: 'on sale' | 'cancelled' = 'on sale') => ({
  ...group,
  days: 5,
  avoids: [{ festival: 'magh-mela', days: [], must: false, because: 'hotels are full' }],
  plan: ['Elsewhere', 'Elsewhere', town, 'Elsewhere', ''].map((overnight) => ({ ...dayOf(), overnight })),
  departures: {
    ...group.departures,
    months: [],
    without: [],
    dates: [{ date, extra: true, status, asOf: today }],
  },
});

test('names a departure that is in the town of a festival it avoids, on its days or on the full days around them', () => {
  const { around = 0, towns } = festivalOf('magh-mela');
  expect(towns).toContain(town);
  // The group is there on its third and fourth day.
  const days = Array.from({ length: 12 }, (_, at) => daysAfter(dated.first, at - 8));
  const named = days.filter((day) => departureClashes([leaving(day)], today).length > 0);
  const expected = days.filter((day) =>
    [2, 3].some((at) =>
      datedFestivals.some(
        ({ id, first, last }) =>
          id === 'magh-mela' &&
          daysAfter(day, at) >= daysAfter(first, -around) &&
          daysAfter(day, at) <= daysAfter(last, around),
      ),
    ),
  );
  expect(named).toEqual(expected);
  expect(named).toContain(daysAfter(dated.first, -2));
  expect(departureClashes([leaving(daysAfter(dated.first, -2))], today)[0]).toContain(dated.name);
});

test('ignores a cancelled departure', () => {
  expect(departureClashes([leaving(daysAfter(dated.first, -2), 'cancelled')], today)).toEqual([]);
});
