import { festivalOf } from '../../catalogue/festivals';
import { dayOf } from '../test/trips';
import { daysAfter } from './departures';
import { dayAtFestival, festivalsMet } from './festival-days';
import { datedFestivals } from './festivals';

const firstOf = (wanted: string) => {
  const found = datedFestivals.find(({ id }) => id === wanted);
  if (!found) throw new Error(`there is no ${wanted}`);
  return found;
};

const stayIn = (...overnights: string[]) => overnights.map((overnight) => ({ ...dayOf(), overnight }));
const abroad = { state: null, destinations: ['thailand' as const] };

test('a trip meets a festival of a country on each of its days, and on no other', () => {
  const songkran = firstOf('songkran');
  const stay = { plan: stayIn('Bangkok', 'Bangkok', ''), ...abroad };
  const leaving = (days: number) => festivalsMet(stay, daysAfter(songkran.first, days));
  expect([-3, -2, 2, 3].map((days) => leaving(days).length)).toEqual([0, 1, 1, 0]);
  expect(leaving(0)[0]).toContain(`: ${festivalOf('songkran').meets ?? ''}`);
  expect(festivalsMet({ ...stay, destinations: ['bali'] }, songkran.first)).toEqual([]);
});

test('a trip meets a festival of a town while it is there, including the morning after a night', () => {
  const crowds = firstOf('year-end-crowds');
  const plan = stayIn('Elsewhere', 'Ayodhya', 'Elsewhere', 'Elsewhere');
  const after = (days: number) => dayAtFestival({ plan }, daysAfter(crowds.last, days), crowds);
  // The trip is in Ayodhya on the second day and on the morning of the third.
  expect([-3, -2, -1, 0].map(after)).toEqual([1, 1, 1, undefined]);
  expect(dayAtFestival({ plan }, crowds.last, crowds, 1)).toBe(1);
});

test('a trip meets a festival of its state, and a nationwide one only if the calendar notes an effect on travellers', () => {
  const onam = firstOf('onam');
  const stay = { plan: stayIn('Munnar', ''), destinations: [], state: 'kerala' as const };
  expect(festivalsMet(stay, onam.first).join()).toContain(onam.name);
  expect(festivalsMet({ ...stay, state: 'goa' }, onam.first).join()).not.toContain(onam.name);
  expect(festivalsMet(stay, firstOf('christmas').first)).toEqual([]);
});
