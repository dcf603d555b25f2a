import { domesticTrips } from '../catalogue/domestic';
import { today } from './build-day';
import { departuresOf, departureText } from './departures';
import { groupTrips } from '../catalogue/groups';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { seedTrips } from '../catalogue/seed';
import { defaultState, stateIds, states } from '../catalogue/states';
import { tripNotesOf } from '../catalogue/trip-notes';
import { groupToursPage, honeymoonPage } from '../pages/lists';
import { tripCard } from '../pages/shared';
import { routes, statePath } from '../routes';
import type { GroupTrip, TripRecord } from '../schema/types';
import { stopsOf } from './card-trip';
import { tripFrom, tripOf, trips, type Trip } from './trips';

const domestic = stateIds.flatMap((id) => domesticTrips[id]);
const records: readonly TripRecord[] = [...seedTrips, ...domestic, ...honeymoonTrips, ...groupTrips];

test('every record of every collection is a trip, in catalogue order', () => {
  expect(trips.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
});

test.each(records.map((record) => [record.id, record] as const))('%s says what its record says', (id, record) => {
  const { location, state, destinations, abroad, basis, price, days, picture, rating } = record;
  expect(tripOf(id)).toMatchObject({
    name: 'title' in record ? record.title : record.name,
    place: location,
    stops: stopsOf(record),
    notes: tripNotesOf(id),
    ...{ state, destinations, abroad, basis, price, days, picture, rating },
  });
});

test('a trip that is not there is an error that names it', () => {
  expect(() => tripOf('nowhere')).toThrow("there is no trip 'nowhere'");
  expect(() => tripNotesOf('nowhere')).toThrow("the trip 'nowhere' has no notes");
});

/** What only the records of some collections have. */
type Special = Partial<Pick<GroupTrip, 'inclusions' | 'groupSize' | 'departures'>> & {
  category?: string;
  originalPrice?: number;
};

test.each(records)(
  '$id is made a trip with fare rules of its own, and with what only its collection knows',
  (record) => {
    const { category, inclusions, originalPrice, groupSize, departures }: Special = record;
    const fareRules = { thirdAdult: 50 };
    const list = { label: 'A list', href: '/list' };
    const trip = tripFrom({ ...record, fareRules }, list);
    expect(trip).toMatchObject({ fareRules, list, kind: category ?? list.label });
    expect(trip.inclusions).toEqual(inclusions ?? tripNotesOf(record.id).inclusions);
    expect([trip.originalPrice, trip.group?.groupSize]).toEqual([originalPrice, groupSize]);
    expect(trip.group?.departure).toBe(departures && departureText(departures));
  },
);

describe('each collection has its list, its button and what only it knows', () => {
  const first = (some: readonly { id: string }[]): Trip => tripOf(some[0]?.id ?? '');

  test('the seed catalogue', () => {
    expect(first(seedTrips)).toMatchObject({ list: { href: routes.allPackages }, action: tripCard.book });
    expect(first(seedTrips).inclusions).toEqual(first(seedTrips).notes.inclusions);
    expect(first(seedTrips)).not.toHaveProperty('originalPrice');
    expect(first(seedTrips)).not.toHaveProperty('group');
  });

  test('the tours of a state', () => {
    const state = stateIds.find((id) => domesticTrips[id].length > 0) ?? defaultState;
    const list = { label: `${states[state]} tours`, href: statePath(state) };
    expect(first(domesticTrips[state])).toMatchObject({ list });
  });

  test('honeymoons, with the price before the saving', () => {
    const [record] = honeymoonTrips;
    expect(first(honeymoonTrips)).toMatchObject({
      list: { href: routes.honeymoon },
      action: honeymoonPage.action,
      originalPrice: record?.originalPrice,
      inclusions: record?.inclusions,
    });
  });

  test('group tours, with the size of the group and when it leaves, from the day of the build on', () => {
    const [record] = groupTrips;
    if (!record) throw new Error('there are no group tours');
    expect(first(groupTrips)).toMatchObject({
      list: { href: routes.groupTours },
      action: groupToursPage.action,
      group: {
        groupSize: record.groupSize,
        departure: departureText(record.departures),
        departures: departuresOf(record.departures, record.days, today),
      },
      inclusions: record.inclusions,
    });
  });
});
