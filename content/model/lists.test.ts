/** Lists that follow from all trips: those of the home page, of each place and state, and the towns on maps. */
import { destinationIds } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';
import { indiaMarks } from '../catalogue/india-map';
import { monthIds } from '../ids/months';
import { orientation } from '../catalogue/places/orientation';
import { stateIds } from '../ids/states';
import { first } from '../checks/test/faulty-content';
import { nightsOf } from './route/access';
import { factsOf, furtherTripsTo, tripsFrom, tripsOn } from './destination-trips';
import { featuredFilters, featuredTrips } from './featured';
import { marksOfIndia } from '../words/india-marks';
import { neighboursOf } from './neighbours';
import { destinationsIn, seasonOf, soldStates, statesOf, tripsInState } from './state-trips';
import { knownTowns } from './route/towns';
import { facetsOf, whereLabels } from './trip-facets';
import { whereTrips } from './where-trips';
import { domesticTrips, seedTrips, trips } from '../catalogue/trips';

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const inCategory = (wanted: string) => seedTrips.filter(({ category }) => category === wanted);

test('the home page features at most six trips under each filter, those in India first (specification, sections 5 and 9)', () => {
  const under = (id: string) =>
    featuredTrips.filter(({ filters }) => filters.some((filter) => filter === id)).map(({ trip }) => trip);
  const [domestic, abroad] = [inCategory('domestic'), inCategory('international')];
  expect(new Set(under('domestic'))).toEqual(new Set(domestic.slice(0, 6)));
  expect(new Set(under('all'))).toEqual(new Set([...domestic, ...abroad].slice(0, 6)));
  // The specification names Bali; an operator may have removed it.
  expect(idsOf(under('honeymoon'))).toEqual(idsOf(seedTrips).filter((id) => id === 'bali'));
  const shown = new Set(featuredTrips.flatMap(({ trip, filters }) => (filters.length > 0 ? trip.id : [])));
  expect(idsOf(featuredTrips.map(({ trip }) => trip))).toEqual(idsOf(seedTrips).filter((id) => shown.has(id)));
  const offered = ['all', 'domestic', 'honeymoon'].filter((id) => under(id).length > 0);
  expect(featuredFilters).toEqual(offered);
});

test('each place in the finder has its trips, and together they are all trips', () => {
  expect(whereTrips.map(({ name }) => name)).toEqual(Object.values(whereLabels));
  for (const { id, trips: some } of whereTrips)
    expect(some).toEqual(trips.filter((trip) => facetsOf(trip).where.includes(id)));
  expect(new Set(whereTrips.flatMap(({ trips: some }) => some)).size).toBe(trips.length);
});

test('maps prefer the towns where most trips stay overnight, then well-known ones, then those of one trip', () => {
  const sleeping = ({ name }: { name: string }) =>
    trips.filter((trip) => nightsOf(trip).some((night) => night.name === name)).length;
  const slept = [...new Set(trips.flatMap((trip) => nightsOf(trip)))];
  const several = slept.filter((place) => sleeping(place) > 1);
  const once = slept.filter((place) => sleeping(place) === 1);
  const most = knownTowns.slice(0, several.length);
  expect(new Set(most)).toEqual(new Set(several));
  expect(most.map(sleeping)).toEqual(most.map(sleeping).sort((a, b) => b - a));
  const rest = knownTowns.slice(several.length);
  expect(rest.slice(0, orientation.length)).toEqual(orientation);
  expect(new Set(rest.slice(orientation.length))).toEqual(new Set(once));
});

test('a region has the trips of the seed catalogue that name it, a state those of the domestic tours; nowhere has none', () => {
  expect(idsOf(tripsFrom({ from: 'region', region: 'kerala' }))).toEqual(
    idsOf(seedTrips.filter(({ region }) => region === 'kerala')),
  );
  expect(idsOf(tripsFrom({ from: 'state', state: 'goa' }))).toEqual(idsOf(domesticTrips.goa));
  expect(tripsFrom({ from: 'nowhere' })).toEqual([]);
});

test('trips named by id are in catalogue order', () => {
  const [one = '', other = ''] = idsOf(seedTrips);
  expect(idsOf(tripsFrom({ from: 'ids', ids: [other, one, 'nowhere'] }))).toEqual([one, other]);
});

test('finds a country’s trips by a part of their name or id, regardless of case, and only abroad', () => {
  const abroad = first(seedTrips.filter(({ region }) => region === 'international'));
  const home = first(seedTrips.filter(({ region }) => region !== 'international'));
  const found = (nameContains: string, idContains?: string) =>
    idsOf(tripsFrom({ from: 'international', nameContains, ...(idContains ? { idContains } : {}) }));
  expect([found(abroad.name.toUpperCase()), found(home.name)]).toEqual([[abroad.id], []]);
  expect([found('no such name', abroad.id.toUpperCase()), found('no such name')]).toEqual([[abroad.id], []]);
});

test('a destination shows the trips of its grid, or the one in its detail', () => {
  expect(idsOf(tripsOn('kashmir'))).toEqual(idsOf(domesticTrips['jammu-kashmir']));
  expect(idsOf(tripsOn('thailand'))).toEqual(['thailand']);
});

test('lists every trip that visits a place once, on its cards or further down', () => {
  for (const id of destinationIds) {
    const shown = idsOf(tripsOn(id));
    const visiting = idsOf(trips.filter(({ destinations: visited }) => visited.includes(id)));
    expect(idsOf(furtherTripsTo(id))).toEqual(visiting.filter((other) => !shown.includes(other)));
  }
});

test('facts of a trip replace those of its section under the same label, in the order of the section', () => {
  const facts = ['Stay', 'Food'].map((label) => ({ label, value: 'as ever' }));
  const own = { label: 'Food', value: 'Rice' };
  const ownFacts = [{ trip: 'munnar', facts: [own, { label: 'Pace', value: 'Slow' }] }];
  expect(factsOf('munnar', { facts, ownFacts })).toEqual([facts[0], own]);
  expect([factsOf('goa', { facts, ownFacts }), factsOf('munnar', { facts })]).toEqual([facts, facts]);
});

test.each(destinationIds)('links %s to its neighbours first, each once, and they link back', (id) => {
  const near = neighboursOf(id);
  expect(near.slice(0, destinations[id].neighbours.length)).toEqual(destinations[id].neighbours);
  expect(new Set(near).size).toBe(near.length);
  expect(near).not.toContain(id);
  for (const other of near) expect(neighboursOf(other)).toContain(id);
});

test.each(soldStates)('lists every tour of %s once, the shortest first, with the months of these tours', (id) => {
  const tours = tripsInState(id);
  const inState = trips.filter(({ state }) => state === id);
  expect(tours).toHaveLength(inState.length);
  expect(new Set(tours)).toEqual(new Set(inState));
  tours.slice(1).forEach(({ days, price }, index) => {
    const before = tours[index] ?? { days: 0, price: 0 };
    expect(days * 1e7 + price).toBeGreaterThanOrEqual(before.days * 1e7 + before.price);
  });
  const { best, fair } = seasonOf(tours);
  for (const month of monthIds) {
    const good = tours.filter((trip) => trip.season.best.includes(month)).length;
    const some = good + tours.filter((trip) => trip.season.fair.includes(month)).length;
    expect([month, best.includes(month), fair.includes(month)]).toEqual([
      month,
      good >= tours.length / 2,
      good < tours.length / 2 && some > 0,
    ]);
  }
});

test('a state lists a place exactly if the place lists the state', () => {
  for (const id of destinationIds) {
    const canonicalId = destinations[id].canonicalId ?? id;
    expect(statesOf(id)).toEqual(
      soldStates.filter((state) => destinationsIn(state).some((place) => place === canonicalId)),
    );
  }
});

test('every state has one mark, no place has two, and they are read from north to south', () => {
  const places = indiaMarks.flatMap(({ where }) => where);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(expect.arrayContaining(stateIds));
  const latitudes = indiaMarks.map(({ at }) => at[0]);
  expect(latitudes).toEqual([...latitudes].sort((a, b) => b - a));
});

test.each(marksOfIndia)('links the mark of $name to as many trips as it says', ({ ids, trips: count, state }) => {
  expect(count).toBe(trips.filter((trip) => facetsOf(trip).where.some((id) => ids.includes(id))).length);
  if (state) expect([tripsInState(state).length, [state]]).toEqual([count, ids]);
});

test('together the marks link to every trip of a state', () => {
  const reached = new Set(marksOfIndia.flatMap(({ ids }) => ids));
  expect(trips.filter(({ state }) => state && !reached.has(state))).toEqual([]);
});
