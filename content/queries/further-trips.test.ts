import { destinationIds } from '../catalogue/destination-ids';
import { factsOf, furtherTripsTo, tripsOn } from './destination-trips';
import { trips } from './trips';

test.each(destinationIds)('%s: every trip that visits it is on its cards or further down, once', (id) => {
  const shown = tripsOn(id).map((trip) => trip.id);
  const further = furtherTripsTo(id).map((trip) => trip.id);
  expect(further.filter((other) => shown.includes(other))).toEqual([]);
  const visiting = trips.filter(({ destinations }) => destinations.includes(id)).map((trip) => trip.id);
  expect(further).toEqual(visiting.filter((other) => !shown.includes(other)));
});

describe('quick facts', () => {
  const facts = [
    { label: 'Stay', value: 'Houseboat' },
    { label: 'Food', value: 'Fish' },
  ];
  const own = { label: 'Food', value: 'Rice' };

  test('of a trip replace those of its section under the same label, in the order of the section', () => {
    expect(factsOf('munnar', { facts, ownFacts: { munnar: [own, { label: 'Pace', value: 'Slow' }] } })).toEqual([
      facts[0],
      own,
    ]);
  });

  test('of another trip, or of none, change nothing', () => {
    expect(factsOf('munnar', { facts, ownFacts: { goa: [own] } })).toEqual(facts);
    expect(factsOf('munnar', { facts })).toEqual(facts);
  });
});
