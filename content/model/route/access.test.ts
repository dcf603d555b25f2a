import { places } from '../../catalogue/places';
import type { Leg } from '../../schema/legs';
import { dayOf as day, leg } from '../test/trips';
import { accessOf, nightsOf } from './access';

const [low, high] = ['madurai', 'kodaikanal'];
const nameOf = (id: string) => places[id]?.name ?? '';
const metresOf = (id: string) => places[id]?.altitude ?? 0;

const to = (id: string, hours = 1, by: Leg['by'] = 'car') => leg(low, id, by, hours);
const access = { walkingKm: 4, steps: 120, highestPoint: 2_500, notForElders: false };
const facts = (...plan: ReturnType<typeof day>[]) => accessOf({ plan, access });

test('a night is where the last leg before it ends; the last day has none', () => {
  const plan = [day(to(high), to(low)), day(), day(to(high)), day(to(low))];
  expect(nightsOf({ plan }).map(({ name }) => name)).toEqual([low, low, high].map(nameOf));
  expect(nightsOf({ plan: [day(), day(to(high)), day()] }).map(({ name }) => name)).toEqual([low, high].map(nameOf));
  expect(nightsOf({ plan: [day(to('nowhere')), day()] })).toEqual([]);
});

test('the longest drive is the one of a single day, by road only', () => {
  expect(facts(day(to(high, 2), to(low, 1.5)), day(to(high, 3)), day(to(low, 9, 'train'))).longestDrive).toBe(3.5);
});

test('names the highest night with its height; the longest stay counts consecutive nights, and the first of equal ones wins', () => {
  const { highestNight } = facts(day(to(low)), day(to(high)), day(to(low)), day());
  expect(highestNight).toEqual({ metres: metresOf(high), place: nameOf(high) });
  const stay = (nights: number, id: string) => ({ nights, place: nameOf(id) });
  expect(facts(day(to(low)), day(to(high)), day(), day(to(low)), day()).longestStay).toEqual(stay(2, high));
  expect(facts(day(to(low)), day(to(high)), day(to(low)), day()).longestStay).toEqual(stay(1, low));
});

test('the climb on paths is that of the hardest day, on foot only, without its steps, and zero if it is gentle', () => {
  const rise = metresOf(high) - metresOf(low);
  const up = to(high, 3, 'foot');
  const down: Leg = { ...up, from: high, to: low };
  expect(facts(day(up, down), day(to(high))).pathClimb).toBe(rise);
  expect(facts(day(up, down, up), day(up)).pathClimb).toBe(2 * rise);
  expect(facts(day(to(high)), day(down)).pathClimb).toBe(0);
  const stairs = (steps: number) => accessOf({ plan: [day(up)], access: { ...access, steps } }).pathClimb;
  expect([stairs(0), stairs(rise * 5 - 260), stairs(rise * 5 - 240)]).toEqual([rise, rise, 0]);
});
