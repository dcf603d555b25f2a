import { withGst } from './fares/taxes';
import { places } from '../catalogue/places';
import { stateIds, states } from '../ids/states';
import { keysOf } from '../ids/keys-of';
import { dayOf, leg, noting, someTrip } from './test/trips';
import { facetsOf, isInPart, suitsLimits, whereLabels } from './trip-facets';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const calm = someTrip((trip) => facetsOf(trip).suits.length === Object.keys(suitsLimits).length);
const { gateway, plan, access } = calm;

const withAccess = (change: Partial<typeof access>) => noting(calm, { access: { ...access, ...change } });
/** A trip with a number of hours on the road each day, and its nights at a place. */
const driving = (hours: number, to: string = gateway) =>
  noting(calm, { plan: plan.map(() => dayOf(leg(gateway, to, 'car', hours))) });

test('the place is the state if there is one; every place has a trip, states first, countries last', () => {
  const [within] = trips.filter(({ state }) => state);
  expect(within && facetsOf(within).where).toEqual([within?.state]);
  const used = new Set(trips.flatMap((trip) => facetsOf(trip).where));
  expect(new Set(Object.keys(whereLabels))).toEqual(used);
  const rank = (id: string) =>
    id in states ? 0 : trips.some((trip) => trip.abroad && facetsOf(trip).where.includes(id)) ? 2 : 1;
  const ranks = Object.keys(whereLabels).map(rank);
  expect(ranks).toEqual([...ranks].sort());
});

test('a trip to two countries is in both', () => {
  for (const trip of trips.filter(({ abroad }) => abroad)) expect(facetsOf(trip).where).toEqual(trip.destinations);
});

test('halves a price for two without losing a rupee', () => {
  expect(facetsOf({ ...calm, basis: 'per couple', price: 42_800 }).price).toBe(withGst(21_400));
  expect(facetsOf({ ...calm, basis: 'per couple', price: 42_801 }).price).toBe(withGst(21_401));
  expect(facetsOf({ ...calm, basis: 'per person', price: 42_800 }).price).toBe(withGst(42_800));
});

test('a trip for two or in a group is marked so, and one for two suits neither children nor elders', () => {
  for (const trip of trips) {
    const { company, suits } = facetsOf(trip);
    expect(company.includes('in-a-group')).toBe(trip.collection === 'groups');
    if (trip.basis === 'per couple') expect(company).toContain('for-two');
    if (company.includes('for-two')) expect(suits).toEqual([]);
  }
  expect(facetsOf({ ...calm, basis: 'per couple' })).toMatchObject({ company: ['for-two'], suits: [] });
  expect(facetsOf(calm).company).not.toContain('for-two');
});

describe.each(['children', 'from-six', 'elders'] as const)('for travellers of the kind “%s”,', (who) => {
  const { drive, walkingKm, steps, night: mostNight, point } = suitsLimits[who];
  const suit = (trip: Trip) => facetsOf(trip).suits.includes(who);
  /** The limits; for those without a limit, the most that notes can have. */
  const most = { walkingKm, steps: Math.min(steps, 10_000), highestPoint: Math.min(point, 5_700) };

  test('a day at the limits suits them, and a day over any limit does not', () => {
    expect([suit(withAccess(most)), suit(driving(drive))]).toEqual([true, true]);
    expect([suit(withAccess({ walkingKm: walkingKm + 0.5 })), suit(driving(drive + 0.5))]).toEqual([false, false]);
    expect(suit(withAccess({ steps: most.steps + 1 }))).toBe(steps === Infinity);
    expect(suit(withAccess({ highestPoint: most.highestPoint + 1 }))).toBe(point === Infinity);
  });

  test('a night above their limit does not suit them', () => {
    const above = Object.entries(places).filter(([, { altitude }]) => altitude > mostNight);
    const [lowest = ''] = above.toSorted(([, a], [, b]) => a.altitude - b.altitude)[0] ?? [];
    expect([suit(driving(1)), suit(driving(1, lowest))]).toEqual([true, false]);
  });
});

test('a thousand steps do not suit elders, and ten hours in a car neither them nor small children', () => {
  expect(facetsOf(withAccess({ steps: 1_000 })).suits).not.toContain('elders');
  const { suits } = facetsOf(driving(10));
  for (const who of ['elders', 'children']) expect(suits).not.toContain(who);
});

test('every state but the one in the middle is in a part of India', () => {
  const parts = ['south-india', 'north-india', 'east-india', 'west-india', 'north-east', 'himalayas'] as const;
  expect(stateIds.filter((state) => !parts.some((part) => isInPart(part, [state])))).toEqual(['madhya-pradesh']);
});

test('a trip for small children suits those from six years on', () => {
  const { children, 'from-six': older } = suitsLimits;
  expect(keysOf(children).filter((limit) => older[limit] < children[limit])).toEqual([]);
});

test('elders are excluded if the notes advise against it', () => {
  expect(facetsOf(calm).suits).toContain('elders');
  expect(facetsOf(withAccess({ notForElders: true })).suits).toEqual(['children', 'from-six']);
});

test.each([
  [0, ['children', 'from-six']],
  [3, ['children', 'from-six']],
  [4, ['from-six']],
  [6, ['from-six']],
  [7, []],
  [null, []],
])('a trip for children from %s years suits %j', (childrenFrom, expected) => {
  expect(facetsOf(noting(calm, { childrenFrom })).suits.filter((who) => who !== 'elders')).toEqual(expected);
});
