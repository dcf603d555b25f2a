import { domesticTrips } from '../catalogue/domestic';
import { seedTrips } from '../catalogue/seed';
import { tripsFrom, tripsOn } from './destination-trips';

const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const seedIds = (isWanted: (trip: (typeof seedTrips)[number]) => boolean) => idsOf(seedTrips.filter(isWanted));

test('a region’s trips are those of the seed catalogue that name it', () => {
  expect(idsOf(tripsFrom({ from: 'region', region: 'kerala' }))).toEqual(seedIds(({ region }) => region === 'kerala'));
});

test('trips named by id stand in catalogue order', () => {
  const [first, second] = idsOf(seedTrips);
  if (!first || !second) throw new Error('the seed catalogue is empty');
  expect(idsOf(tripsFrom({ from: 'ids', ids: [second, first, 'nowhere'] }))).toEqual([first, second]);
});

test('a country’s trips are found by a part of their name, whatever the case, and only abroad', () => {
  const abroad = seedTrips.find(({ region }) => region === 'international');
  const home = seedTrips.find(({ region }) => region !== 'international');
  if (!abroad || !home) throw new Error('the seed catalogue has no such trip');
  const found = (nameContains: string) => idsOf(tripsFrom({ from: 'international', nameContains }));
  expect(found(abroad.name.toUpperCase())).toEqual([abroad.id]);
  expect(found(home.name)).toEqual([]);
});

test('or by a part of their id', () => {
  const abroad = seedTrips.find(({ region }) => region === 'international');
  if (!abroad) throw new Error('the seed catalogue has no trip abroad');
  const source = { from: 'international', nameContains: 'no such name' } as const;
  expect(tripsFrom(source)).toEqual([]);
  expect(idsOf(tripsFrom({ ...source, idContains: abroad.id.toUpperCase() }))).toEqual([abroad.id]);
});

test('a state’s trips are those of the domestic tours page; nowhere has none', () => {
  expect(idsOf(tripsFrom({ from: 'state', state: 'goa' }))).toEqual(idsOf(domesticTrips.goa));
  expect(tripsFrom({ from: 'nowhere' })).toEqual([]);
});

test('a destination shows the trips of its grid, or the one it tells in full', () => {
  expect(idsOf(tripsOn('kerala'))).toEqual(seedIds(({ region }) => region === 'kerala'));
  expect(idsOf(tripsOn('kashmir'))).toEqual(idsOf(domesticTrips['jammu-kashmir']));
  expect(idsOf(tripsOn('thailand'))).toEqual(['thailand']);
});
