import type { Leg } from '../schema/legs';
import { routeOf, stopsOnMap } from './route';
import { mostStops } from './route-places';
import { trips } from './trips';

const leg = (from: string, to: string, by: Leg['by'] = 'car') => ({ from, to, km: 1, hours: 1, by });

test.each(trips)('$id: each stop once, in the order in which the line first reaches it', ({ notes }) => {
  const { stops, stretches } = routeOf(notes);
  expect(stops.length).toBeGreaterThan(1);
  expect(stops.length).toBeLessThanOrEqual(mostStops);
  expect(stops.map(({ number }) => number)).toEqual(stops.map((_, index) => index + 1));
  expect(new Set(stops.map(({ name }) => name)).size).toBe(stops.length);
  const reached = [...new Set(stretches.flatMap(({ from, to }) => [from.number, to.number]))];
  expect(reached).toEqual(stops.map(({ number }) => number));
});

test.each(trips)('$id: has all nights of its days', ({ notes }) => {
  const nights = routeOf(notes).stops.reduce((sum, stop) => sum + stop.nights, 0);
  expect(nights).toBe(notes.plan.length - 1);
});

test('a way there and back is one stretch, and the trip ends where it began', () => {
  const { stops, stretches, back } = routeOf({
    plan: [{ legs: [leg('kochi', 'munnar')] }, { legs: [leg('munnar', 'kochi')] }],
  });
  expect(stops.map(({ nights }) => nights)).toEqual([0, 1]);
  expect(stretches).toEqual([{ from: stops[0], to: stops[1], by: 'car' }]);
  expect(back).toBe(stops[0]);
});

test('a way within one stop, and one travelled before, are no further stretch', () => {
  const round = [leg('agra', 'agra-fort'), leg('agra-fort', 'agra'), leg('agra', 'jaipur'), leg('jaipur', 'agra')];
  const ways = (...legs: (typeof round)[number][]) => routeOf({ plan: [{ legs }] }).stretches.map(({ by }) => by);
  expect(ways(...round)).toEqual(['car']);
  expect(ways(...round, leg('agra', 'jaipur', 'flight'))).toEqual(['car', 'flight']);
});

test('a short walk is no walk from one stop to another, though each stands for an end of it', () => {
  const meansOf = (...legs: ReturnType<typeof leg>[]) => [
    ...new Set(routeOf({ plan: [{ legs }] }).stretches.map(({ by }) => by)),
  ];
  expect(meansOf(leg('kumily', 'munnar'), leg('munnar', 'kochi', 'foot'))).toEqual(['car', 'foot']);
  // So far across that Palolem stands for the village of Cola, and Cabo de Rama for its beach, twelve kilometres apart.
  const across = [leg('tiracol', 'cabo-de-rama'), leg('cabo-de-rama', 'gokarna'), leg('gokarna', 'palolem')];
  expect(meansOf(...across, leg('palolem', 'cola'), leg('cola', 'cola-beach', 'foot'))).toEqual(['car']);
  // A boat is one, however short its way.
  expect(meansOf(...across, leg('palolem', 'cola'), leg('cola', 'cola-beach', 'boat'))).toEqual(['car', 'boat']);
});

test('a trip that stays in one place leads back nowhere', () => {
  expect(routeOf({ plan: [{ legs: [leg('agra', 'agra')] }] }).back).toBeUndefined();
});

test('a trip may lead back to a stop on its way, a way within its last stop leads back nowhere', () => {
  const backOf = (...legs: ReturnType<typeof leg>[]) => routeOf({ plan: [{ legs }] }).back?.name;
  expect(backOf(leg('delhi', 'agra'), leg('agra', 'jaipur'), leg('jaipur', 'agra'))).toBe('Agra');
  expect(backOf(leg('jaipur', 'agra'), leg('agra', 'agra-fort'), leg('agra-fort', 'agra'))).toBeUndefined();
});

test('a trip that ends elsewhere leads back nowhere', () => {
  expect(routeOf({ plan: [{ legs: [leg('kochi', 'munnar'), leg('munnar', 'kumily')] }] }).back).toBeUndefined();
});

test('sights of a town are one stop with it, under the name of the place where one sleeps', () => {
  const plan = [
    { legs: [leg('delhi-airport', 'agra'), leg('agra', 'agra-fort'), leg('agra-fort', 'agra')] },
    { legs: [leg('agra', 'delhi-airport')] },
  ];
  expect(routeOf({ plan }).stops.map(({ name }) => name)).toEqual(['Delhi airport', 'Agra']);
});

test('of places too near to each other the one that the notes name is the stop', () => {
  const plan = [{ legs: [leg('haridwar', 'janki-chatti'), leg('janki-chatti', 'yamunotri')] }];
  expect(routeOf({ plan }).stops.map(({ name }) => name)).toEqual(['Haridwar', 'Janki Chatti']);
  expect(routeOf({ plan, route: ['Yamunotri'] }).stops.map(({ name }) => name)).toEqual(['Haridwar', 'Yamunotri']);
});

test('a town that is only flown from far away is no stop of the map, a short flight leads to one', () => {
  const plan = [{ legs: [leg('chennai', 'varanasi', 'flight'), leg('varanasi', 'sarnath')] }];
  expect(routeOf({ plan }).stops.map(({ isAway }) => isAway)).toEqual([true, false, false]);
  expect(stopsOnMap(routeOf({ plan })).map(({ name }) => name)).toEqual(['Varanasi', 'Sarnath']);
  const shrine = [{ legs: [leg('haridwar', 'phata'), leg('phata', 'kedarnath', 'flight')] }];
  expect(routeOf({ plan: shrine }).stops.map(({ isAway }) => isAway)).toEqual([false, false, false]);
});

test('several trips share their stops, which say how many lead there', () => {
  const plan = [{ legs: [leg('kochi', 'munnar')] }];
  expect(routeOf({ plan }, { plan: [{ legs: [leg('munnar', 'kumily')] }] }).stops.map((stop) => stop.trips)).toEqual([
    1, 2, 1,
  ]);
});

test('a place that the gazetteer does not have is named', () => {
  expect(() => routeOf({ plan: [{ legs: [leg('kochi', 'nowhere')] }] })).toThrow("there is no place 'nowhere'");
});
