import { formatDuration } from '../format/duration';
import { filled, filledFor } from '../format/filled';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { yearCode } from '../format/year-code';
import { keysOf } from '../ids/keys-of';
import { pageTexts } from '../catalogue/page-texts';
import { accessRows, tripPage, uphillText } from './trip';
import { comparedRows } from './finder-page';
import { compareRows } from './trips-page';
import { dayOf, noting, someTrip } from '../model/test/trips';
import { accessOf } from '../model/route/access';
import { compareFacts, paysFlightsAbroad } from './compare-facts';
import { fareTable } from '../model/fares/fares';
import { sightLabels } from './trip-kinds';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const { compare, suits } = pageTexts.finder;
type Row = keyof typeof compare.rows;
const rowIds = keysOf(compare.rows);
const fact = (trip: Trip, row: Row) => compareFacts(trip)[rowIds.indexOf(row)] ?? '';

test('a map is above the nights, and a strip shows the year', () => {
  expect(rowIds[comparedRows.route]).toBe('route');
  expect(rowIds[comparedRows.year]).toBe('year');
});

test.each(trips.map((trip) => [trip.id, trip] as const))('compares %s by the values of its own page', (_id, trip) => {
  expect(compareFacts(trip).filter(Boolean)).toHaveLength(compareRows.length);
  const row = (id: Row) => fact(trip, id);
  const onPage = (label: string) => accessRows(trip).find((own) => own.label === label)?.value;
  const two = fareTable(trip).find(({ id }) => id === 'two');
  const amounts = [two?.total ?? 0, ...(trip.abroad ? [two?.tcs ?? 0] : [])].map(formatRupees);
  expect(new Set(row('price').match(/₹[\d,]*\d/g))).toEqual(new Set(amounts));
  expect(row('days')).toBe(formatDuration(trip.days));
  expect(row('year')).toBe(yearCode(trip.season));
  const nights = (row('route').match(/(?<=\s)\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(nights).toBe(trip.days - 1);
  for (const { kind, months } of trip.sights)
    expect(row('sights').split('; ')).toContain(`${sightLabels[kind]} ${formatMonths(months)}`);
  expect(row('drive')).toBe(onPage(tripPage.access.longestDrive) ?? compare.none);
  expect(row('stay')).toBe(onPage(tripPage.access.longestStay) ?? compare.dayTrip);
  expect(row('night')).toBe(onPage(tripPage.access.highestNight) ?? compare.dayTrip);
  const walk = row('walking');
  const { pathClimb } = accessOf(trip);
  expect(walk).toContain(onPage(tripPage.access.walking));
  expect(walk.includes(uphillText(pathClimb))).toBe(pathClimb > 0);
  // Flights are quoted from the lines of inclusions, word for word.
  const flights = row('flights').split('; ');
  const lines = [...trip.inclusions, compare.flightsAbroad, compare.noFlights];
  for (const line of flights) expect(lines).toContain(line);
  for (const line of trip.inclusions) if (/flight/i.test(line)) expect(flights).toContain(line);
  expect(flights.includes(compare.flightsAbroad)).toBe(paysFlightsAbroad(trip));
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
    [['Breakfast, lunch', 'Lunch, dinner', 'None'], { breakfast: 1, lunch: 2, dinner: 1 }],
    [['Breakfast', 'Breakfast and Dinner', 'Dinner'], { breakfast: 2, dinner: 2 }],
    [['None'], {}],
  ])('counts the meals %j as %j', (meals, counts: Partial<Record<keyof typeof compare.meals, number>>) => {
    const words = keysOf(compare.meals).map((meal) => counts[meal] && filledFor(compare.meals[meal], counts[meal]));
    expect(fact(withDays(meals), 'meals')).toBe(words.filter(Boolean).join(', ') || compare.none);
  });

  test('hotels are the lines that begin with nights or with stars; a trip with nights does not return on the same day', () => {
    const others = ['Dinner on 2 nights', 'Tea at 5-star hotels', 'Boat tickets'];
    expect(fact(withDays(['', ''], 0, [...stays, ...others]), 'hotels')).toBe(stays.join('; '));
    expect(fact(withDays(['', ''], 0, others), 'hotels')).toBe(compare.none);
  });

  test('groups the digits of steps the Indian way', () => {
    const [km, steps] = [filled(compare.km, { km: 2 }), filled(compare.steps, { steps: '1,200' })];
    expect(fact(withDays(['None']), 'walking')).toBe(`${km}, ${steps}`);
    expect(fact(withDays(['None'], 0), 'walking')).toBe(`${km}, ${suits.noSteps}`);
  });
});
