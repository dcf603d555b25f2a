import { gateways } from '../catalogue/gateways';
import { bookingFactsOf } from './booking-facts';
import { trips } from './trips';

test('a button says the trip, its price and the town where it starts', () => {
  for (const trip of trips)
    expect(bookingFactsOf(trip, '/any')).toEqual({
      trip: trip.name,
      id: trip.id,
      price: trip.price,
      from: gateways[trip.notes.gateway],
      page: '/any',
    });
});

test('a message begun by an address holds the name of every trip', () => {
  for (const { name } of trips) expect(name.length).toBeLessThanOrEqual(80);
});
