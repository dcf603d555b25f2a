import { destinationIds } from '../catalogue/destination-ids';
import { destinations } from '../catalogue/destinations';
import { domesticTrips } from '../catalogue/domestic';
import { seedTrips } from '../catalogue/seed';
import { first } from '../schema/faulty-content';
import { factsOf, furtherTripsTo, tripsFrom, tripsOn } from './destination-trips';
import { neighboursOf } from './neighbours';
import { trips } from './trips';

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const seedIds = (isWanted: (trip: (typeof seedTrips)[number]) => boolean) => idsOf(seedTrips.filter(isWanted));

test('a region’s trips are those of the seed catalogue that name it, a state’s those of the domestic tours; nowhere has none', () => {
  expect(idsOf(tripsFrom({ from: 'region', region: 'kerala' }))).toEqual(seedIds(({ region }) => region === 'kerala'));
  expect(idsOf(tripsFrom({ from: 'state', state: 'goa' }))).toEqual(idsOf(domesticTrips.goa));
  expect(tripsFrom({ from: 'nowhere' })).toEqual([]);
});

test('trips named by id stand in catalogue order', () => {
  const [one = '', other = ''] = idsOf(seedTrips);
  expect(idsOf(tripsFrom({ from: 'ids', ids: [other, one, 'nowhere'] }))).toEqual([one, other]);
});

test('a country’s trips are found by a part of their name or their id, whatever the case, and only abroad', () => {
  const abroad = first(seedTrips.filter(({ region }) => region === 'international'));
  const home = first(seedTrips.filter(({ region }) => region !== 'international'));
  const found = (nameContains: string, idContains?: string) =>
    idsOf(tripsFrom({ from: 'international', nameContains, ...(idContains ? { idContains } : {}) }));
  expect([found(abroad.name.toUpperCase()), found(home.name)]).toEqual([[abroad.id], []]);
  expect([found('no such name', abroad.id.toUpperCase()), found('no such name')]).toEqual([[abroad.id], []]);
});

test('a destination shows the trips of its grid, or the one it tells in full', () => {
  expect(idsOf(tripsOn('kashmir'))).toEqual(idsOf(domesticTrips['jammu-kashmir']));
  expect(idsOf(tripsOn('thailand'))).toEqual(['thailand']);
});

test('every trip that visits a place is on its cards or further down, once', () => {
  for (const id of destinationIds) {
    const shown = idsOf(tripsOn(id));
    const visiting = idsOf(trips.filter(({ destinations: visited }) => visited.includes(id)));
    expect(idsOf(furtherTripsTo(id))).toEqual(visiting.filter((other) => !shown.includes(other)));
  }
});

test('facts of a trip replace those of its section under the same label, in the order of the section', () => {
  const facts = ['Stay', 'Food'].map((label) => ({ label, value: 'as ever' }));
  const own = { label: 'Food', value: 'Rice' };
  const ownFacts = { munnar: [own, { label: 'Pace', value: 'Slow' }] };
  expect(factsOf('munnar', { facts, ownFacts })).toEqual([facts[0], own]);
  expect([factsOf('goa', { facts, ownFacts }), factsOf('munnar', { facts })]).toEqual([facts, facts]);
});

test.each(destinationIds)('%s leads to its neighbours first, each once, and they lead back', (id) => {
  const near = neighboursOf(id);
  expect(near.slice(0, destinations[id].neighbours.length)).toEqual(destinations[id].neighbours);
  expect(new Set(near).size).toBe(near.length);
  expect(near).not.toContain(id);
  for (const other of near) expect(neighboursOf(other)).toContain(id);
});
