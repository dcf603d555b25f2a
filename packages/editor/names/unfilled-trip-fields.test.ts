import { unfilledTripFields } from './unfilled-trip-fields';
import { trips } from '../../../content/catalogue/trips';

const trip = trips.find(({ collection, days }) => collection === 'domestic' && days > 1);
if (!trip) throw new Error('no such trip');

const filled = {
  ...trip,
  gateway: 'delhi' as const,
  hotels: [{ nights: [1], name: 'Hill View', class: '', orSimilar: true }],
  vehicles: [{ people: { from: 1, to: 3 }, name: 'Sedan', seats: 4 }],
  driverSpeaks: ['Hindi'],
  fromTamilNadu: 'By train.',
  inclusions: ['One night'],
};

test('lists no trip whose fields are all filled', () => {
  expect(unfilledTripFields([filled])).toEqual([]);
});

test('lists each empty field in the form’s words, with its trips', () => {
  expect(unfilledTripFields([{ ...filled, driverSpeaks: [] }])).toEqual([
    `Languages of the driver: empty in 1 trip: ${trip.name}`,
  ]);
  expect(unfilledTripFields(Array.from({ length: 5 }, () => ({ ...filled, vehicles: [] })))).toEqual([
    `Vehicle by the number of travellers: empty in 5 trips: ${trip.name}, ${trip.name}, ${trip.name}, 2 more`,
  ]);
  expect(unfilledTripFields([{ ...filled, inclusions: ['Flights Chennai–Jaipur'] }])).toEqual([
    `Flights in the price, Airline: empty in 1 trip: ${trip.name}`,
    `Flights in the price, Baggage in the price: empty in 1 trip: ${trip.name}`,
  ]);
});

test('asks for no journey from Tamil Nadu if the trip starts there', () => {
  expect(unfilledTripFields([{ ...filled, fromTamilNadu: '', gateway: 'madurai' }])).toEqual([]);
});
