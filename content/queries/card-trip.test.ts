import { groupTrips } from '../catalogue/groups';
import { seedTrips } from '../catalogue/seed';
import { cardTripOf } from './card-trip';

test('a trip of the signature packages stops at the places of its route', () => {
  const [record] = seedTrips.flatMap((trip) => (trip.category === 'domestic' ? [trip] : []));
  expect(record && cardTripOf(record)).toMatchObject({ name: record?.name, stops: record?.itinerary });
});

test('one of the other lists has a title, and its highlights for stops', () => {
  const [record] = groupTrips;
  expect(record && cardTripOf(record)).toEqual({
    ...{ id: record?.id, name: record?.title, stops: record?.highlights, picture: record?.picture },
    ...{ days: record?.days, price: record?.price, basis: record?.basis, rating: record?.rating },
    abroad: record?.abroad,
  });
});
