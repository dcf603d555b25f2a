import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { accessRows, tripPage, uphillText } from '../pages/trip';
import { compareRows } from '../pages/trips';
import { accessOf } from './access';
import { compareFacts, paysFlightsAbroad } from './compare-facts';
import { fareTable } from './fares';
import { trips, type Trip } from './trips';

test.each(trips.map((trip) => [trip.id, trip] as const))('%s: each row says what its own page says', (_id, trip) => {
  const facts = compareFacts(trip);
  expect(facts).toHaveLength(compareRows.length);
  expect(facts.filter((fact) => fact === '')).toEqual([]);
  const row = (label: string) => facts[compareRows.findIndex((known) => known === label)];
  const onPage = (label: string) => accessRows(trip.notes).find((own) => own.label === label)?.value;
  const two = fareTable(trip).find(({ id }) => id === 'two');
  expect(row('Price for two, with tax')).toBe(formatRupees(two?.total ?? 0));
  expect(row('Days')).toBe(formatDuration(trip.days));
  expect(row('Best months')).toBe(formatMonths(trip.notes.season.best));
  expect(row('Longest drive in a day')).toBe(onPage(tripPage.access.longestDrive) ?? 'None');
  expect(row('Most walking in a day')).toContain(onPage(tripPage.access.walking));
  const ofNights = [onPage(tripPage.access.longestStay), onPage(tripPage.access.highestNight)];
  const printed = [row('Longest stay in one place'), row('Highest night')];
  if (trip.days > 1) expect(printed).toEqual(ofNights);
  else expect(printed).toEqual([expect.stringMatching('None'), expect.stringMatching('None')]);
  // Hotels are lines of what is included, word for word.
  const hotels = row('Hotels') ?? '';
  const known = trip.days > 1 ? [...trip.inclusions, 'None'] : ['None: back the same day'];
  expect(hotels.split('; ').filter((line) => !known.includes(line))).toEqual([]);
  // Flights as well, or that they are extra.
  const flights = (row('Flights') ?? '').split('; ');
  const said = [...trip.inclusions, 'International flights extra', 'Not in the price'];
  expect(flights.filter((line) => !said.includes(line))).toEqual([]);
  for (const line of trip.inclusions) if (/flight/i.test(line)) expect(flights).toContain(line);
  expect(flights.includes('International flights extra')).toBe(paysFlightsAbroad(trip));
  if (trip.notes.exclusions.some((line) => /international flights/i.test(line)))
    expect(paysFlightsAbroad(trip)).toBe(true);
  const meals = trip.notes.plan.flatMap((day) => day.meals.toLowerCase().match(/breakfast|lunch|dinner/g) ?? []);
  const counted = (row('Meals')?.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(counted).toBe(meals.length);
});

test('who walks uphill on paths is told how far, who does not is not', () => {
  for (const trip of trips) {
    const { pathClimb } = accessOf(trip.notes);
    const walked = compareFacts(trip)[compareRows.indexOf('Most walking in a day')];
    expect([trip.id, walked?.includes(uphillText(pathClimb))]).toEqual([trip.id, pathClimb > 0]);
  }
});

describe('of a plan without legs', () => {
  const [trip] = trips;
  if (!trip) throw new Error('there are no trips');
  const [day] = trip.notes.plan;
  const withDays = (...meals: string[]): Trip => ({
    ...trip,
    days: meals.length,
    inclusions: [
      'Last night in a houseboat',
      '3-star hotels',
      'Two nights in Munnar',
      'Dinner on 2 nights',
      'Tea at 5-star hotels',
      'Boat tickets',
    ],
    notes: {
      ...trip.notes,
      plan: meals.flatMap((text) => (day ? [{ ...day, legs: [], meals: text }] : [])),
      access: { ...trip.notes.access, walkingKm: 2, steps: 1_200 },
    },
  });
  const fact = (of: Trip, label: (typeof compareRows)[number]) => compareFacts(of)[compareRows.indexOf(label)];

  test('meals are counted over the days, one of them in the singular', () => {
    expect(fact(withDays('Breakfast, lunch', 'Lunch, dinner', 'None'), 'Meals')).toBe(
      '1 breakfast, 2 lunches, 1 dinner',
    );
    expect(fact(withDays('Breakfast', 'Breakfast and Dinner', 'Dinner'), 'Meals')).toBe('2 breakfasts, 2 dinners');
    expect(fact(withDays('None'), 'Meals')).toBe('None');
  });

  test('hotels are the lines that begin with nights or with stars', () => {
    expect(fact(withDays('None', 'None'), 'Hotels')).toBe(
      'Last night in a houseboat; 3-star hotels; Two nights in Munnar',
    );
  });

  test('a trip with nights and without a line of hotels is not back the same day', () => {
    expect(fact({ ...withDays('None', 'None'), inclusions: [] }, 'Hotels')).toBe('None');
  });

  test('without a leg there is neither a drive nor a night, and steps are counted the Indian way', () => {
    expect(fact(withDays('None'), 'Longest drive in a day')).toBe('None');
    expect(fact(withDays('None'), 'Highest night')).toBe('None: back the same day');
    expect(fact(withDays('None'), 'Longest stay in one place')).toBe('None: back the same day');
    expect(fact({ ...withDays('None'), inclusions: [] }, 'Hotels')).toBe('None: back the same day');
    expect(fact(withDays('None'), 'Most walking in a day')).toBe('2 km, 1,200 steps');
    const flat = withDays('None');
    flat.notes = { ...flat.notes, access: { ...flat.notes.access, steps: 0 } };
    expect(fact(flat, 'Most walking in a day')).toBe('2 km, no steps to speak of');
  });
});
