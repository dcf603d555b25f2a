import { taxes } from './taxes';
import { fareKindOf, partiesOf } from './fare-parties';
import { fareOf, type FareSource } from './fares';
import { trips } from '../../catalogue/trips';

const trip: FareSource = {
  price: 10_000,
  basis: 'per person',
  abroad: false,
  days: 4,
  sameForAll: [],
  alsoFor: [],
  childrenFrom: 0,
};
const party = (adults: number, childrenWithBed = 0, childrenWithoutBed = 0) => ({
  adults,
  childrenWithBed,
  childrenWithoutBed,
});

test.each(trips)('sells $id to the parties of its kind only', (sold) => {
  const labels = partiesOf(sold).map(({ label }) => label);
  if (sold.childrenFrom === null) expect(labels.join()).not.toMatch(/child/);
  if (sold.days === 1) expect(labels.join()).not.toMatch(/room|bed/);
  if (sold.basis === 'per couple') expect(labels).toHaveLength(1 + sold.alsoFor.length);
  const other = fareKindOf(sold) === 'day' ? party(2, 1) : fareKindOf(sold) === 'for two' ? party(1) : party(1, 1);
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
)('charges the travellers that the row “$label” names', ({ label, party: paying }) => {
  const count = (people: RegExp) => Number(people.exec(label)?.[1] ?? 0);
  expect(paying).toEqual(
    party(count(/(\d+) adults?\b/), count(/(\d+) child with a bed/), count(/(\d+) child(?! with a bed)/)),
  );
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
  [party(0), 'at least one adult'],
  [party(51), '1 to 50 adults'],
  [party(1.5), 'whole people'],
  [party(2, -1), 'whole people'],
  [party(1, 1), 'A room of two adults'],
  [party(3, 0, 1), 'A room of two adults'],
])('has no fare for %j', (refused, why) => {
  expect(() => fareOf(trip, refused)).toThrow(why);
});
