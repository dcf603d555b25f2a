import { gatewayIds } from '../catalogue/gateways';
import { places } from '../catalogue/places';
import { states } from '../catalogue/states';
import { routes } from '../routes';
import { facetsOf, suitsLimits, tripKinds, whereLabels } from './trip-facets';
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
  const { drive, walkingKm, steps, night: mostNight, point } = suitsLimits[who];
  const suit = (trip: Trip) => facetsOf(trip).suits.includes(who);
  /** Where there is no limit, as much as notes can say. */
  const most = { walkingKm, steps: Math.min(steps, 10_000), highestPoint: Math.min(point, 5_700) };

  test('can do a day of the most that suits them', () => {
    expect(suit(withAccess(calm, most))).toBe(true);
    expect(suit(drivenFor(calm, drive))).toBe(true);
  });

  test('can do no more of anything that has a limit', () => {
    expect(suit(withAccess(calm, { walkingKm: walkingKm + 0.5 }))).toBe(false);
    expect(suit(withAccess(calm, { steps: most.steps + 1 }))).toBe(steps === Infinity);
    expect(suit(withAccess(calm, { highestPoint: most.highestPoint + 1 }))).toBe(point === Infinity);
    expect(suit(drivenFor(calm, drive + 0.5))).toBe(false);
  });

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
