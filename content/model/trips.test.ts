import { domesticTrips } from '../catalogue/domestic';
import { groupTrips } from '../catalogue/groups';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { seedTrips } from '../catalogue/seed';
import { stateIds, states } from '../ids/states';
import { tripNotesOf } from '../catalogue/trip-notes';
import { groupToursPage, honeymoonPage } from '../pages/lists';
import { tripCard } from '../words/shared';
import { routes, statePath } from '../routes';
import type { TripRecord } from '../schema/types';
import { today } from './dates/build-day';
import { departuresOf, departureText } from './dates/departures';
import { fareKindOf } from './fares/fare-parties';
import { festivalsMet } from './dates/festival-days';
import { isOnRequest, peakOn } from './fares/peaks';
import { tripFrom, tripOf, trips } from './trips';

const domestic = stateIds.flatMap((id) => domesticTrips[id]);
const records: readonly TripRecord[] = [...seedTrips, ...domestic, ...honeymoonTrips, ...groupTrips];

test('every record of every collection is a trip, in catalogue order', () => {
  expect(trips.map(({ id }) => id)).toEqual(records.map(({ id }) => id));
});

test('throws an error that names a missing trip', () => {
  expect(() => tripOf('nowhere')).toThrow("there is no trip 'nowhere'");
  expect(() => tripNotesOf('nowhere')).toThrow("there is no trip 'nowhere' in content/records/trips");
});

test.each(records)('$id has the fields of its record, and those of its collection', (record) => {
  const { id, state, destinations, abroad, basis, price, days, picture, rating, kinds, photos, inclusions } = record;
  const { cannotStart } = record;
  const { sameForAll, alsoFor, childrenFrom } = record;
  const fareRules = { thirdAdult: 50 };
  const list = { label: 'A list', href: '/list' };
  const notes = { ...record, fareRules };
  const trip = tripFrom(notes, list);
  expect(trip).toEqual({
    name: record.name,
    place: record.location,
    stops: 'itinerary' in record ? record.itinerary : record.highlights,
    kind: 'category' in record ? record.category : list.label,
    id,
    state,
    destinations,
    abroad,
    basis,
    price,
    days,
    picture,
    rating,
    kinds,
    cannotStart,
    photos,
    inclusions,
    sameForAll,
    alsoFor,
    childrenFrom,
    fareKind: fareKindOf(record),
    fareRules,
    list,
    notes,
    action: tripCard.book,
    ...('originalPrice' in record && { originalPrice: record.originalPrice }),
    ...('departures' in record && {
      group: {
        groupSize: record.groupSize,
        leader: record.leader,
        departure: departureText(record.departures),
        departures: departuresOf(record.departures, days, today).map((departure) => {
          const isAsked = departure.price === undefined && isOnRequest(trip, departure.leaves);
          const peak = departure.price === undefined && !isAsked ? peakOn(trip, departure.leaves) : undefined;
          const festivals = festivalsMet(record, departure.leaves);
          return {
            ...departure,
            ...(isAsked ? { onRequest: true } : {}),
            ...(peak ? { price: price + peak.more, peak: peak.name } : {}),
            ...(festivals.length > 0 ? { festivals } : {}),
          };
        }),
      },
    }),
  });
});

test('each collection has its list and its button', () => {
  const listItems = (some: readonly { id: string }[]) =>
    some.slice(0, 1).map(({ id }) => [tripOf(id).list.href, tripOf(id).list.label, tripOf(id).action]);
  const expected = (href: string, label: unknown, action: string) => [[href, label, action]];
  expect(listItems(seedTrips)).toEqual(expected(routes.allPackages, expect.any(String), tripCard.book));
  expect(listItems(domesticTrips.kerala)).toEqual(
    expected(statePath('kerala'), `${states.kerala} tours`, tripCard.book),
  );
  expect(listItems(honeymoonTrips)).toEqual(expected(routes.honeymoon, honeymoonPage.name, honeymoonPage.action));
  expect(listItems(groupTrips)).toEqual(expected(routes.groupTours, groupToursPage.name, groupToursPage.action));
});
