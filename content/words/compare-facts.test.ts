import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { yearText } from '../format/year-code';
import { accessRows, tripPage, uphillText } from './trip';
import { comparedRows } from './finder-page';
import { compareRows } from './trips-page';
import { dayOf, noting, someTrip } from '../model/test/trips';
import { accessOf } from '../model/route/access';
import { compareFacts, paysFlightsAbroad } from './compare-facts';
import { fareTable } from '../model/fares/fares';
import { sightLabels } from '../model/trip-facets';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const fact = (trip: Trip, label: (typeof compareRows)[number]) => compareFacts(trip)[compareRows.indexOf(label)] ?? '';
const dayTrip = 'None: back the same day';

test.each(trips.map((trip) => [trip.id, trip] as const))('compares %s by the values of its own page', (_id, trip) => {
  expect(compareFacts(trip).filter(Boolean)).toHaveLength(compareRows.length);
  const row = (label: (typeof compareRows)[number]) => fact(trip, label);
  const onPage = (label: string) => accessRows(trip).find((own) => own.label === label)?.value;
  const two = fareTable(trip).find(({ id }) => id === 'two');
  expect(row('Price for two, with tax').split(', of which ')).toEqual([
    formatRupees(two?.total ?? 0),
    ...(trip.abroad ? [`${formatRupees(two?.tcs ?? 0)} TCS`] : []),
  ]);
  expect(row('Days')).toBe(formatDuration(trip.days));
  expect(yearText(row(comparedRows.year)).split(', good ')[0]).toBe(`best ${formatMonths(trip.season.best)}`);
  const nights = (row(comparedRows.route).match(/(?<=\s)\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(nights).toBe(trip.days - 1);
  for (const { kind, months } of trip.sights)
    expect(row('In some months only').split('; ')).toContain(`${sightLabels[kind]} ${formatMonths(months)}`);
  expect(row('Longest drive in a day')).toBe(onPage(tripPage.access.longestDrive) ?? 'None');
  expect(row('Longest stay in one place')).toBe(onPage(tripPage.access.longestStay) ?? dayTrip);
  expect(row('Highest place you sleep')).toBe(onPage(tripPage.access.highestNight) ?? dayTrip);
  const walk = row('Most walking in a day');
  const { pathClimb } = accessOf(trip);
  expect(walk).toContain(onPage(tripPage.access.walking));
  expect(walk.includes(uphillText(pathClimb))).toBe(pathClimb > 0);
  // Flights are quoted from the lines of inclusions, word for word.
  const flights = row('Flights').split('; ');
  const lines = [...trip.inclusions, 'International flights extra', 'Not included'];
  for (const line of flights) expect(lines).toContain(line);
  for (const line of trip.inclusions) if (/flight/i.test(line)) expect(flights).toContain(line);
  expect(flights.includes('International flights extra')).toBe(paysFlightsAbroad(trip));
  if (trip.exclusions.some((line) => /international flights/i.test(line))) expect(paysFlightsAbroad(trip)).toBe(true);
});

describe('works for a plan without legs', () => {
  const stays = ['Last night in a houseboat', '3-star hotels', 'Two nights in Munnar'];
  const withDays = (meals: readonly string[], steps = 1_200, inclusions = stays): Trip => {
    const trip = someTrip();
    const plan = meals.map((text) => ({ ...dayOf(), meals: text }));
    const access = { ...trip.access, walkingKm: 2, steps };
    return { ...noting(trip, { plan, access }), days: meals.length, inclusions };
  };

  test.each([
    [['Breakfast, lunch', 'Lunch, dinner', 'None'], '1 breakfast, 2 lunches, 1 dinner'],
    [['Breakfast', 'Breakfast and Dinner', 'Dinner'], '2 breakfasts, 2 dinners'],
    [['None'], 'None'],
  ])('counts the meals %j as %s', (meals, text) => {
    expect(fact(withDays(meals), 'Meals')).toBe(text);
  });

  test('hotels are the lines that begin with nights or with stars; a trip with nights does not return on the same day', () => {
    const others = ['Dinner on 2 nights', 'Tea at 5-star hotels', 'Boat tickets'];
    expect(fact(withDays(['', ''], 0, [...stays, ...others]), 'Hotels')).toBe(stays.join('; '));
    expect(fact(withDays(['', ''], 0, others), 'Hotels')).toBe('None');
  });

  test('groups the digits of steps the Indian way', () => {
    expect(fact(withDays(['None']), 'Most walking in a day')).toBe('2 km, 1,200 steps');
    expect(fact(withDays(['None'], 0), 'Most walking in a day')).toBe('2 km, hardly any steps');
  });
});
