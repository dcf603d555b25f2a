import { gateways } from '../catalogue/gateways';
import { bookingFactsOf } from './booking-facts';
import { trips } from './trips';

test('a button says the trip, its price and the town where it starts', () => {
  for (const trip of trips) {
    const { name, id, price, notes } = trip;
    const from = gateways[notes.gateway];
    expect(bookingFactsOf(trip, '/any')).toEqual({ trip: name, id, price, from, page: '/any' });
  }
});
