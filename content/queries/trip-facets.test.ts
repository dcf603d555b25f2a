import { gatewayIds } from '../catalogue/gateways';
import { places } from '../catalogue/places';
import { states } from '../catalogue/states';
import { routes } from '../routes';
import { facetsOf, suitsLimits, tripKinds, whereLabels, type Suits } from './trip-facets';
import { trips, type Trip } from './trips';

const calm = (() => {
  const found = trips.find((trip) => facetsOf(trip).suits.length === Object.keys(suitsLimits).length);
  if (!found) throw new Error('no trip suits all');
  return found;
})();

const withAccess = (trip: Trip, access: Partial<Trip['notes']['access']>): Trip => ({
  ...trip,
  notes: { ...trip.notes, access: { ...trip.notes.access, ...access } },
});
const drivenFor = (trip: Trip, hours: number): Trip => ({
  ...trip,
  notes: {
    ...trip.notes,
    plan: trip.notes.plan.map((day) => ({
      ...day,
      legs: [{ from: trip.notes.gateway, to: trip.notes.gateway, km: 1, hours, by: 'car' as const }],
    })),
  },
});

test('each trip is somewhere that has a name, starts in a known town and is of at least one kind', () => {
  for (const trip of trips) {
    const { where, from, months, kinds } = facetsOf(trip);
    expect(whereLabels[where]).toBeTruthy();
    expect(gatewayIds).toContain(from);
    expect(months.length).toBeGreaterThan(0);
    expect(kinds.length).toBeGreaterThan(0);
    expect(Object.keys(tripKinds)).toEqual(expect.arrayContaining([...kinds]));
  }
});

test('where is the state if there is one; every place named has a trip, states first, countries last', () => {
  const [within] = trips.filter(({ state }) => state);
  expect(within && facetsOf(within).where).toBe(within?.state);
  const used = new Set(trips.map((trip) => facetsOf(trip).where));
  expect(new Set(Object.keys(whereLabels))).toEqual(used);
  const rank = (id: string) =>
    id in states ? 0 : trips.some((trip) => trip.abroad && facetsOf(trip).where === id) ? 2 : 1;
  const ranks = Object.keys(whereLabels).map(rank);
  expect(ranks).toEqual([...ranks].sort());
});

test('a price for two is halved, and no rupee of it lost', () => {
  expect(facetsOf({ ...calm, basis: 'per couple', price: 42_800 }).price).toBe(21_400);
  expect(facetsOf({ ...calm, basis: 'per couple', price: 42_801 }).price).toBe(21_401);
  expect(facetsOf({ ...calm, basis: 'per person', price: 42_800 }).price).toBe(42_800);
});

test('a trip for two or in a group says so, and the one for two suits neither children nor elders', () => {
  for (const trip of trips) {
    const { company, suits } = facetsOf(trip);
    expect(company.includes('in-a-group')).toBe(Boolean(trip.group));
    if (trip.basis === 'per couple') expect(company).toContain('for-two');
    if (company.includes('for-two')) expect(suits).toEqual([]);
  }
  expect(facetsOf({ ...calm, kind: 'honeymoon' }).company).toContain('for-two');
  expect(facetsOf({ ...calm, kind: 'honeymoon' }).suits).toEqual([]);
  expect(facetsOf({ ...calm, basis: 'per couple' }).company).toEqual(['for-two']);
  expect(facetsOf({ ...calm, list: { ...calm.list, href: routes.honeymoon } }).company).toEqual(['for-two']);
  expect(facetsOf(calm).company).not.toContain('for-two');
});

describe.each(['children', 'from-six', 'elders'] as const)('%s', (who) => {
  const { night: mostNight } = suitsLimits[who];
  const suit = (trip: Trip) => facetsOf(trip).suits.includes(who);

  test('sleep no higher than suits them', () => {
    const night = Math.min(...Object.values(places).flatMap(({ altitude }) => (altitude > mostNight ? altitude : [])));
    const [id] = Object.entries(places).find(([, { altitude }]) => altitude === night) ?? ['', undefined];
    const upTo = (to: string): Trip => {
      const plan = drivenFor(calm, 1).notes.plan.map((day) => ({
        ...day,
        legs: day.legs.map((leg) => ({ ...leg, to })),
      }));
      return { ...calm, notes: { ...calm.notes, plan } };
    };
    expect(calm.days).toBeGreaterThan(1);
    expect(suit(upTo(calm.notes.gateway))).toBe(true);
    expect(suit(upTo(id))).toBe(false);
  });
});

test.each<[Suits, Partial<Trip['notes']['access']>, boolean]>([
  ['children', { walkingKm: 4, steps: 1_000, highestPoint: 3_500 }, true],
  ['children', { walkingKm: 4.5 }, false],
  ['children', { highestPoint: 3_600 }, false],
  ['from-six', { walkingKm: 6, steps: 1_000, highestPoint: 5_300 }, true],
  ['from-six', { walkingKm: 6.5 }, false],
  ['elders', { walkingKm: 3, steps: 150, highestPoint: 3_000 }, true],
  ['elders', { walkingKm: 3.5 }, false],
  ['elders', { steps: 200 }, false],
  ['elders', { highestPoint: 3_100 }, false],
])('%s on a day of %j: %s', (who, access, expected) => {
  expect(facetsOf(withAccess(calm, access)).suits.includes(who)).toBe(expected);
});

test('five hours in the car suit everybody, six those from six years on, more nobody', () => {
  const suits = [5, 5.5, 6, 6.5].map((hours) => facetsOf(drivenFor(calm, hours)).suits);
  expect(suits).toEqual([['children', 'from-six', 'elders'], ['from-six'], ['from-six'], []]);
});

test('what suits small children suits those from six years on', () => {
  for (const { suits } of trips.map(facetsOf)) if (suits.includes('children')) expect(suits).toContain('from-six');
});

test('elders are left out where the notes advise against it', () => {
  expect(facetsOf(calm).suits).toContain('elders');
  expect(facetsOf(withAccess(calm, { notForElders: true })).suits).toEqual(['children', 'from-six']);
});

test.each([
  [0, ['children', 'from-six']],
  [3, ['children', 'from-six']],
  [4, ['from-six']],
  [6, ['from-six']],
  [7, []],
  [null, []],
])('of children, a trip that pleases from %s years suits %j', (childrenFrom, expected) => {
  const trip = { ...calm, notes: { ...calm.notes, childrenFrom } };
  expect(facetsOf(trip).suits.filter((who) => who !== 'elders')).toEqual(expected);
});
