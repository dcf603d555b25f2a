import { formatDuration } from '../format/duration';
import { formatRupees } from '../format/money';
import { formatMonths } from '../format/months';
import { accessRows, tripPage } from '../pages/trip';
import { compareRows } from '../pages/trips';
import { compareFacts } from './compare-facts';
import { fareTable } from './fares';
import { trips } from './trips';

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
  if (trip.days > 1) for (const line of hotels.split('; ')) expect(trip.inclusions).toContain(line);
  const meals = trip.notes.plan.flatMap((day) => day.meals.toLowerCase().match(/breakfast|lunch|dinner/g) ?? []);
  const counted = (row('Meals')?.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  expect(counted).toBe(meals.length);
});
