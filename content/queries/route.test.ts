import type { Leg } from '../schema/legs';
import { leg } from '../test-trips';
import { routeOf, stopsOnMap } from './route';
import { byWeight, hostsOf, mostStops } from './route-places';
import { trips } from './trips';

/** The route of a trip that travels all its legs on one day. */
const through = (...legs: Leg[]) => routeOf({ plan: [{ legs }] });
const transportsOf = (...legs: Leg[]) => [...new Set(through(...legs).stretches.map(({ by }) => by))];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test.each(trips)('$id: each stop once, in the order in which it is first reached, with all nights', ({ notes }) => {
  const { stops, stretches } = routeOf(notes);
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.length).toBeLessThanOrEqual(mostStops);
  expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1));
  expect(new Set(names(stops)).size).toBe(stops.length);
  const reached = [...new Set(stretches.flatMap(({ from, to }) => [from.number, to.number]))];
  expect(reached).toEqual(stops.map(({ number }) => number));
  expect(stops.reduce((sum, stop) => sum + stop.nights, 0)).toBe(notes.plan.length - 1);
});

test('a way there and back is one stretch, and the trip ends where it began', () => {
  const plan = [{ legs: [leg('kochi', 'munnar')] }, { legs: [leg('munnar', 'kochi')] }];
  const { stops, stretches, back } = routeOf({ plan });
  expect(stops.map(({ nights }) => nights)).toEqual([0, 1]);
  expect(stretches).toEqual([{ from: stops[0], to: stops[1], by: 'car' }]);
  expect(back).toBe(stops[0]);
});

test('a way within one stop, and one travelled before, are no further stretch', () => {
  const round = [leg('agra', 'agra-fort'), leg('agra-fort', 'agra'), leg('agra', 'jaipur'), leg('jaipur', 'agra')];
  expect(through(...round).stretches.map(({ by }) => by)).toEqual(['car']);
  expect(transportsOf(...round, leg('agra', 'jaipur', 'flight'))).toEqual(['car', 'flight']);
});

test('a short walk is no walk from one stop to another, though each stands for an end of it; a short boat is one', () => {
  expect(transportsOf(leg('kumily', 'munnar'), leg('munnar', 'kochi', 'foot'))).toEqual(['car', 'foot']);
  // So far across that Palolem stands for the village of Cola, and Cabo de Rama for its beach, twelve kilometres apart.
  const across = [leg('tiracol', 'cabo-de-rama'), leg('cabo-de-rama', 'gokarna'), leg('gokarna', 'palolem')];
  const toCola = [...across, leg('palolem', 'cola')];
  expect(transportsOf(...toCola, leg('cola', 'cola-beach', 'foot'))).toEqual(['car']);
  expect(transportsOf(...toCola, leg('cola', 'cola-beach', 'boat'))).toEqual(['car', 'boat']);
});

test.each([
  ['within one place', [leg('agra', 'agra')], undefined],
  ['elsewhere', [leg('kochi', 'munnar'), leg('munnar', 'kumily')], undefined],
  ['at a stop on its way', [leg('delhi', 'agra'), leg('agra', 'jaipur'), leg('jaipur', 'agra')], 'Agra'],
  ['within its last stop', [leg('jaipur', 'agra'), leg('agra', 'agra-fort'), leg('agra-fort', 'agra')], undefined],
])('a trip that ends %s leads back where it should', (_where, legs, back) => {
  expect(through(...legs).back?.name).toBe(back);
});

test('sights of a town are one stop with it, under the name of the place where one sleeps', () => {
  const day = { legs: [leg('delhi-airport', 'agra'), leg('agra', 'agra-fort'), leg('agra-fort', 'agra')] };
  const { stops } = routeOf({ plan: [day, { legs: [leg('agra', 'delhi-airport')] }] });
  expect(names(stops)).toEqual(['Delhi airport', 'Agra']);
});

test('a town that is only flown from far away is no stop of the map, a short flight leads to one', () => {
  const route = through(leg('chennai', 'varanasi', 'flight'), leg('varanasi', 'sarnath'));
  expect(route.stops.map(({ isAway }) => isAway)).toEqual([true, false, false]);
  expect(names(stopsOnMap(route))).toEqual(['Varanasi', 'Sarnath']);
  const shrine = through(leg('haridwar', 'phata'), leg('phata', 'kedarnath', 'flight'));
  expect(shrine.stops.some(({ isAway }) => isAway)).toBe(false);
});

test('several trips share their stops, which say how many lead there', () => {
  const [one, other] = [leg('kochi', 'munnar'), leg('munnar', 'kumily')].map((way) => ({ plan: [{ legs: [way] }] }));
  expect(one && other && routeOf(one, other).stops.map((stop) => stop.trips)).toEqual([1, 2, 1]);
});

test('a place that the gazetteer does not have is named', () => {
  expect(() => through(leg('kochi', 'nowhere'))).toThrow("there is no place 'nowhere'");
});

/** Legs from each town to the next. */
const along = (...towns: string[]) => towns.slice(1).map((town, index) => leg(towns[index] ?? '', town));
const none: ReadonlySet<string> = new Set();

/** Far from each other, all over India. */
const towns =
  'chennai bengaluru kochi hyderabad visakhapatnam bhubaneswar kolkata shillong varanasi jaipur jaisalmer ahmedabad amritsar srinagar';

test('a place that is far from all stops is told by one of its own trip, a place close by by the nearest', () => {
  const all = towns.split(' ');
  const twelve = all.slice(0, mostStops);
  const hostOf = hostsOf([...twelve, 'amritsar', 'jaipur-airport'], none, [
    twelve,
    ['amritsar', 'kolkata', 'varanasi', 'jaipur-airport'],
  ]);
  // Jaipur is nearer to Amritsar, but that trip does not lead there.
  expect([hostOf('amritsar'), hostOf('jaipur-airport')]).toEqual(['varanasi', 'jaipur']);
});

describe('what stands for the places around it', () => {
  const weigh = (legs: readonly Leg[], nights: string[] = [], route: string[] = [], away = none) =>
    byWeight([{ plan: [{ legs }], route }], new Map(nights.map((id) => [id, 1])), away);

  test('is where one sleeps before what the notes name, and that before a town passed', () => {
    const legs = along('kochi', 'munnar', 'madurai');
    expect(weigh(legs)).toEqual(['kochi', 'munnar', 'madurai']);
    expect(weigh(legs, ['madurai'])).toEqual(['madurai', 'kochi', 'munnar']);
    expect(weigh(legs, ['madurai'], ['Ooty', 'Munnar'])).toEqual(['madurai', 'munnar', 'kochi']);
    // By the beginning of its name.
    expect(weigh(along('munnar', 'kochi-airport'), [], ['Kochi'])[0]).toBe('kochi-airport');
  });

  test('is a town before its airport, and before all what is far away', () => {
    expect(weigh(along('kochi-airport', 'kochi'))).toEqual(['kochi', 'kochi-airport']);
    expect(weigh(along('kochi', 'munnar', 'delhi-airport'), ['kochi'], [], new Set(['delhi-airport']))).toEqual([
      'delhi-airport',
      'kochi',
      'munnar',
    ]);
  });

  test('is what several trips share before where one of them sleeps', () => {
    const trip = (...ids: string[]) => ({ plan: [{ legs: along(...ids) }] });
    const shared = ['kochi', 'madurai', 'kumily', 'ooty'].map((town) => trip(town, 'munnar'));
    expect(byWeight(shared, new Map([['kochi', 1]]), none)[0]).toBe('munnar');
  });
});
