import { taxes } from './taxes';
import { fareKindOf } from './fare-parties';
import { partiesOf } from './party-rows';
import { fareOf } from './fares';
import { pricedTrip as trip } from '../test/trips';
import { trips } from '../../catalogue/trips';

const party = (adults: number, childrenWithBed = 0, childrenWithoutBed = 0) => ({
  adults,
  childrenWithBed,
  childrenWithoutBed,
});

test.each(trips)('sells $id to the parties of its kind only', (sold) => {
  const parties = partiesOf(sold).map((row) => row.party);
  if (sold.childrenFrom === null)
    for (const { childrenWithBed, childrenWithoutBed } of parties) expect(childrenWithBed + childrenWithoutBed).toBe(0);
  if (sold.days === 1) for (const { childrenWithBed } of parties) expect(childrenWithBed).toBe(0);
  if (sold.basis === 'per couple') expect(parties).toHaveLength(1 + sold.alsoFor.length);
  const other = fareKindOf(sold) === 'day' ? party(2, 1) : fareKindOf(sold) === 'for two' ? party(1) : party(1, 6);
  expect(() => fareOf(sold, other)).toThrow(RangeError);
});

test.each(
  ([{ days: 4 }, { days: 1 }, { days: 4, category: 'honeymoon' }] as const).flatMap((kind) =>
    partiesOf({
      ...kind,
      basis: 'per person',
      alsoFor: ['thirdAdult', 'childWithBed', 'childWithoutBed'],
      childrenFrom: 0,
    }),
  ),
)('charges the travellers that the id of the row “$id” names', ({ id, party: paying }) => {
  const named = {
    one: party(1),
    aloneInCar: party(1),
    two: party(2),
    three: party(3),
    four: party(4),
    childWithBed: party(2, 1),
    childWithoutBed: party(2, 0, 1),
    bothChildren: party(2, 1, 1),
    child: party(2, 0, 1),
    children: party(2, 0, 2),
  };
  expect(paying).toEqual(named[id]);
});

test('a trip’s own fares replace those that follow from the rules', () => {
  const own = { ...trip, ownFares: { fareAlone: 13_333, fareChildWithBed: 1_111 } };
  expect(fareOf(own, party(1)).fare).toBe(13_333);
  expect(fareOf(own, party(2, 1)).parts).toEqual([
    { who: 'sharing', count: 2, each: 10_000 },
    { who: 'childWithBed', count: 1, each: 1_111 },
  ]);
});

test('adds no tax to prices that include it', () => {
  expect(fareOf(trip, party(2), { gst: taxes.gst, gstIncluded: true })).toEqual({
    parts: [{ who: 'sharing', count: 2, each: 10_000 }],
    rooms: 1,
    fare: 20_000,
    gst: 0,
    tcs: 0,
    total: 20_000,
  });
});

test.each([
  [party(0), 'noAdult'],
  [party(51), '1 to 50 adults'],
  [party(1.5), 'whole people'],
  [party(2, -1), 'whole people'],
  // No rule lets more than six into a room, and each room needs an adult.
  [party(1, 6), 'rooms'],
  [party(1, 0, 6), 'rooms'],
  [party(2, 6, 5), 'rooms'],
  [{ ...party(1), youngChildren: 5, babies: 1 }, 'rooms'],
])('has no fare for %j', (refused, why) => {
  expect(() => fareOf(trip, refused)).toThrow(why);
});
