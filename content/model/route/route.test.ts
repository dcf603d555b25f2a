import type { Leg } from '../../schema/legs';
import { leg } from '../test/trips';
import { routeOf, stopsOnMap } from './route';
import { byWeight, hostsOf, mostStops, placeOf } from './route-places';
import { trips } from '../../catalogue/trips';
import type { Trip } from '../../schema/types';

/** The route of a trip that travels all its legs on one day. */
const through = (...legs: Leg[]) => routeOf({ plan: [{ legs }] });
const transportsOf = (...legs: Leg[]) => [...new Set(through(...legs).stretches.map(({ by }) => by))];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test.each(trips)('lists each stop of $id once, in the order of arrival, with all nights', (trip) => {
  const { stops, stretches } = routeOf(trip);
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.length).toBeLessThanOrEqual(mostStops);
  expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1));
  expect(new Set(names(stops)).size).toBe(stops.length);
  const reached = [...new Set(stretches.flatMap(({ from, to }) => [from.number, to.number]))];
  expect(reached).toEqual(stops.map(({ number }) => number));
  expect(stops.reduce((sum, stop) => sum + stop.nights, 0)).toBe(trip.plan.length - 1);
});

/** The nights and all texts of a trip about its way. */
const nightsOf = ({ plan }: Trip) => plan.map(({ overnight }) => overnight).join('\n');
const textsOf = ({ start, end, route, plan }: Trip) =>
  [start, end, ...route, ...plan.flatMap(({ title, text, overnight }) => [title, text, overnight])].join('\n');

test.each(trips)('calls each stop of $id as its texts do', (trip) => {
  const texts = textsOf(trip).toLowerCase();
  const wordsOf = (name: string) => name.match(/\p{Lu}[\p{L}'’]+/gu) ?? [];
  const { stops } = routeOf(trip);
  expect(names(stops).filter((name) => !wordsOf(name).every((word) => texts.includes(word.toLowerCase())))).toEqual([]);
  const slept = stops.filter(({ nights }) => nights > 0);
  expect(names(slept).filter((name) => !nightsOf(trip).includes(name))).toEqual([]);
});

test('calls a place by the name of a night there, or else by that of the route, or else by its own', () => {
  const [from, to] = [placeOf('kumily'), placeOf('mararikulam')];
  const [other = '', own = ''] = [from.also?.[0], to.also?.[0]];
  const legs = [leg('mararikulam', 'kumily')];
  const namesIn = (overnight: string, route: string[]) =>
    names(routeOf({ plan: [{ legs, overnight }, { legs: [] }], route }).stops);
  expect(namesIn(other, [])).toEqual([to.name, other]);
  expect(namesIn(`${from.name}, ${other}`, [own])).toEqual([own, from.name]);
  expect(namesIn('', [to.name, own])).toEqual([to.name, from.name]);
});

test('a way there and back is one stretch, and the trip ends where it began', () => {
  const plan = [{ legs: [leg('kochi', 'munnar')] }, { legs: [leg('munnar', 'kochi')] }];
  const { stops, stretches, back } = routeOf({ plan });
  expect(stops.map(({ nights }) => nights)).toEqual([0, 1]);
  expect(stretches).toEqual([{ from: stops[0], to: stops[1], by: 'car' }]);
  expect(back).toBe(stops[0]);
});

test('a way within one stop, and one travelled before, add no stretch', () => {
  const round = [leg('agra', 'agra-fort'), leg('agra-fort', 'agra'), leg('agra', 'jaipur'), leg('jaipur', 'agra')];
  expect(through(...round).stretches.map(({ by }) => by)).toEqual(['car']);
  expect(transportsOf(...round, leg('agra', 'jaipur', 'flight'))).toEqual(['car', 'flight']);
});

test('draws a short walk between two stops as a drive, and a short boat trip as a boat trip', () => {
  expect(transportsOf(leg('kumily', 'munnar'), leg('munnar', 'kochi', 'foot'))).toEqual(['car', 'foot']);
  // The route is so wide that Palolem represents the village of Cola, and Cabo de Rama the beach of Cola; the two stops are twelve
  // kilometres apart.
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
])('finds where a trip that ends %s leads back to', (_where, legs, back) => {
  expect(through(...legs).back?.name).toBe(back);
});

test('merges the sights of a town into one stop, named after the place of the night', () => {
  const day = { legs: [leg('delhi-airport', 'agra'), leg('agra', 'agra-fort'), leg('agra-fort', 'agra')] };
  const { stops } = routeOf({ plan: [day, { legs: [leg('agra', 'delhi-airport')] }] });
  expect(names(stops)).toEqual(['Delhi airport', 'Agra']);
});

test('a town that is only reached by a long flight is no stop of the map, one at the end of a short flight is', () => {
  const route = through(leg('chennai', 'varanasi', 'flight'), leg('varanasi', 'sarnath'));
  expect(route.stops.map(({ isAway }) => isAway)).toEqual([true, false, false]);
  expect(names(stopsOnMap(route))).toEqual(['Varanasi', 'Sarnath']);
  const shrine = through(leg('haridwar', 'phata'), leg('phata', 'kedarnath', 'flight'));
  expect(shrine.stops.some(({ isAway }) => isAway)).toBe(false);
});

test('several trips share their stops, which count the trips that lead there', () => {
  const [one, other] = [leg('kochi', 'munnar'), leg('munnar', 'kumily')].map((way) => ({ plan: [{ legs: [way] }] }));
  expect(one && other && routeOf(one, other).stops.map((stop) => stop.trips)).toEqual([1, 2, 1]);
});

test('names a place that the gazetteer does not have', () => {
  expect(() => through(leg('kochi', 'nowhere'))).toThrow("there is no place 'nowhere'");
});

/** Legs from each town to the next. */
const along = (...towns: string[]) => towns.slice(1).map((town, index) => leg(towns[index] ?? '', town));
const none: ReadonlySet<string> = new Set();

/** Towns far from each other, all over India. */
const towns =
  'chennai bengaluru kochi hyderabad visakhapatnam bhubaneswar kolkata shillong varanasi jaipur jaisalmer ahmedabad amritsar srinagar';

test('a place far from all stops gets one of its own trip, a close one the nearest', () => {
  const all = towns.split(' ');
  const twelve = all.slice(0, mostStops);
  const hostOf = hostsOf([...twelve, 'amritsar', 'jaipur-airport'], none, [
    twelve,
    ['amritsar', 'kolkata', 'varanasi', 'jaipur-airport'],
  ]);
  // Jaipur is nearer to Amritsar, but the trip does not go there.
  expect([hostOf('amritsar'), hostOf('jaipur-airport')]).toEqual(['varanasi', 'jaipur']);
});

describe('the place that represents those around it', () => {
  const weigh = (legs: readonly Leg[], nights: string[] = [], route: string[] = [], away = none) =>
    byWeight([{ plan: [{ legs }], route }], new Map(nights.map((id) => [id, 1])), away);

  test('is a place with a night before one in the notes, and that before a town passed', () => {
    const legs = along('kochi', 'munnar', 'madurai');
    expect(weigh(legs)).toEqual(['kochi', 'munnar', 'madurai']);
    expect(weigh(legs, ['madurai'])).toEqual(['madurai', 'kochi', 'munnar']);
    expect(weigh(legs, ['madurai'], ['Ooty', 'Munnar'])).toEqual(['madurai', 'munnar', 'kochi']);
    // The notes name the beginning of its name.
    expect(weigh(along('munnar', 'kochi-airport'), [], ['Kochi'])[0]).toBe('kochi-airport');
  });

  test('is a town before its airport, and a town reached only by air before all others', () => {
    expect(weigh(along('kochi-airport', 'kochi'))).toEqual(['kochi', 'kochi-airport']);
    expect(weigh(along('kochi', 'munnar', 'delhi-airport'), ['kochi'], [], new Set(['delhi-airport']))).toEqual([
      'delhi-airport',
      'kochi',
      'munnar',
    ]);
  });

  test('is a place of several trips before one where a single trip spends a night', () => {
    const trip = (...ids: string[]) => ({ plan: [{ legs: along(...ids) }] });
    const shared = ['kochi', 'madurai', 'kumily', 'ooty'].map((town) => trip(town, 'munnar'));
    expect(byWeight(shared, new Map([['kochi', 1]]), none)[0]).toBe('munnar');
  });
});
