/** Totals worked out by hand. The records belong to the test, because an operator may change prices. */
import { personsPart } from './party-fare';
import { withFares, type DateTerms } from './dated-fares';
import { pricedTrip } from '../test/trips';
import { partyTotal, type TotalTerms, type TotalTrip, type Travellers } from './party-total';

const today = '2026-11-25';
const terms: TotalTerms & DateTerms = {
  rules: { singleSupplement: 40, thirdAdult: 85, childWithBed: 75, childWithoutBed: 50, roundUpTo: 10 },
  childAge: { from: 5, below: 12 },
  sameShareOnDates: true,
  pricedUntil: '2028-01-02',
  gst: 5,
  gstIncluded: false,
  tcs: 2,
};

const plain: TotalTrip = {
  ...pricedTrip,
  dated: [],
  onRequest: [],
  cannotStart: [],
};
const christmas = { from: '2026-12-20', until: '2027-01-03', name: 'Christmas' };
const republicDay = { from: '2027-01-22', until: '2027-01-26', name: 'Republic Day' };

const trips = {
  hills: {
    ...plain,
    dated: [
      { ...christmas, price: 11_200 },
      { ...republicDay, price: 10_600 },
    ],
    onRequest: [{ from: '2027-04-10', until: '2027-04-20' }],
    cannotStart: [{ from: '06-01', until: '08-31' }],
  },
  'with flights': {
    ...plain,
    price: 30_000,
    sameForAll: [{ rupees: 9_000 }, { rupees: 3_000 }],
    dated: [{ ...christmas, price: 32_160 }],
  },
  'group abroad': {
    ...plain,
    price: 46_500,
    abroad: true,
    sameForAll: [{ rupees: 17_500 }],
    dated: [{ from: '2027-01-01', until: '2027-01-01', price: 51_150, ownFares: { fareAlone: 65_000 } }],
    leaves: ['2026-12-11', '2027-01-01'],
  },
  couple: {
    ...plain,
    price: 42_801,
    basis: 'per couple',
    childrenFrom: null,
    dated: [{ ...christmas, price: 47_961 }],
  },
  'two abroad': {
    ...plain,
    price: 70_000,
    abroad: true,
    category: 'honeymoon',
    alsoFor: ['childWithBed'],
    childrenFrom: 6,
  },
  day: { ...plain, price: 1_699, days: 1, childrenFrom: 7 },
  'own fares': {
    ...plain,
    price: 20_000,
    fareRules: { childWithBed: 60, roundUpTo: 50 },
    ownFares: { fareThirdAdult: 16_333, fareAlone: 27_000 },
    dated: [{ ...christmas, price: 22_000 }],
  },
  'without children': { ...plain, childrenFrom: null },
} satisfies Record<string, TotalTrip>;

/** Parses '2 + 8b + 6': two adults, a child of 8 with a bed and one of 6 without. */
function travellersOf(text: string): Travellers {
  const [adults = '', ...children] = text.split(' + ');
  return {
    adults: Number(adults),
    children: children.map((child) => ({ age: Number.parseInt(child), withBed: child.endsWith('b') })),
  };
}

/** A trip with the fares of its dates, as the build passes it on. */
const sold = (trip: keyof typeof trips, some: DateTerms = terms): TotalTrip => ({
  ...trips[trip],
  dated: trips[trip].dated.map((dated) => withFares(trips[trip], dated, some)),
});

const any = undefined;

test.each([
  // A single adult pays 140 %, a third adult 85 %, a child 75 % with a bed and 50 % without.
  ['hills', '1', any, 14_000, 700, 0, 14_700, 1],
  ['hills', '2', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '3', any, 2 * 10_000 + 8_500, 1_425, 0, 29_925, 1],
  ['hills', '4', any, 4 * 10_000, 2_000, 0, 42_000, 2],
  ['hills', '5', any, 4 * 10_000 + 8_500, 2_425, 0, 50_925, 2],
  ['hills', '12', any, 12 * 10_000, 6_000, 0, 126_000, 6],
  ['hills', '2 + 8b', any, 2 * 10_000 + 7_500, 1_375, 0, 28_875, 1],
  ['hills', '2 + 8', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '2 + 8b + 6', any, 2 * 10_000 + 7_500 + 5_000, 1_625, 0, 34_125, 1],
  ['hills', '4 + 5b + 6b + 7 + 11', any, 4 * 10_000 + 2 * 7_500 + 2 * 5_000, 3_250, 0, 68_250, 2],
  ['hills', '5 + 9', any, 4 * 10_000 + 8_500 + 5_000, 2_675, 0, 56_175, 2],
  // From twelve years on a child pays as an adult.
  ['hills', '2 + 12', any, 2 * 10_000 + 8_500, 1_425, 0, 29_925, 1],
  ['hills', '1 + 17b', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 14 + 15 + 16', any, 4 * 10_000, 2_000, 0, 42_000, 2],
  // 12 % more: 11,200.
  ['hills', '1', '2026-12-24', 15_680, 784, 0, 16_464, 1],
  ['hills', '2', '2026-12-24', 2 * 11_200, 1_120, 0, 23_520, 1],
  ['hills', '3', '2026-12-24', 2 * 11_200 + 9_520, 1_596, 0, 33_516, 1],
  ['hills', '2 + 8b + 6', '2026-12-24', 2 * 11_200 + 8_400 + 5_600, 1_820, 0, 38_220, 1],
  ['hills', '4', '2026-12-20', 4 * 11_200, 2_240, 0, 47_040, 2],
  ['hills', '2 + 10', '2027-01-03', 2 * 11_200 + 5_600, 1_400, 0, 29_400, 1],
  ['hills', '2 + 10', '2027-01-04', 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '2 + 10', '2026-12-19', 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  // 6 % more: 10,600. GST of 1,457.50 and 1,510.50 is rounded up.
  ['hills', '2 + 8b', '2027-01-22', 2 * 10_600 + 7_950, 1_458, 0, 30_608, 1],
  ['hills', '3', '2027-01-26', 2 * 10_600 + 9_010, 1_511, 0, 31_721, 1],
  // 12,000 are the same for everyone, so the percentages apply to 18,000, at Christmas to 20,160.
  ['with flights', '1', any, 12_000 + 25_200, 1_860, 0, 39_060, 1],
  ['with flights', '3', any, 2 * 30_000 + 12_000 + 15_300, 4_365, 0, 91_665, 1],
  ['with flights', '2 + 7b + 9', any, 2 * 30_000 + 25_500 + 21_000, 5_325, 0, 111_825, 1],
  ['with flights', '2 + 7', '2026-12-25', 2 * 32_160 + 12_000 + 10_080, 4_320, 0, 90_720, 1],
  // TCS is 2 % of fare and GST, on tours abroad only.
  ['group abroad', '2', '2026-12-11', 2 * 46_500, 4_650, 1_953, 99_603, 1],
  ['group abroad', '1', any, 17_500 + 40_600, 2_905, 1_220, 62_225, 1],
  ['group abroad', '2 + 6b', '2026-12-11', 2 * 46_500 + 17_500 + 21_750, 6_613, 2_777, 141_640, 1],
  ['group abroad', '2', '2027-01-01', 2 * 51_150, 5_115, 2_148, 109_563, 1],
  // The date has its own fare for a single adult; a third adult pays 17,500 and 85 % of 33,650, rounded up to 28,610.
  ['group abroad', '1', '2027-01-01', 65_000, 3_250, 1_365, 69_615, 1],
  ['group abroad', '3', '2027-01-01', 2 * 51_150 + 17_500 + 28_610, 7_421, 3_117, 158_948, 1],
  ['couple', '2', any, 42_801, 2_140, 0, 44_941, 1],
  ['couple', '2', '2026-12-31', 47_961, 2_398, 0, 50_359, 1],
  ['two abroad', '2', any, 2 * 70_000, 7_000, 2_940, 149_940, 1],
  ['two abroad', '2 + 6b', any, 2 * 70_000 + 52_500, 9_625, 4_043, 206_168, 1],
  // 140 % of 1,699 is 2,378.60 and half of it is 849.50; both are rounded up to the next ten rupees.
  ['day', '1', any, 2_380, 119, 0, 2_499, 0],
  ['day', '3', any, 3 * 1_699, 255, 0, 5_352, 0],
  ['day', '2 + 7 + 8b', any, 2 * 1_699 + 2 * 850, 255, 0, 5_353, 0],
  ['own fares', '3', any, 2 * 20_000 + 16_333, 2_817, 0, 59_150, 1],
  ['own fares', '2 + 9b', any, 2 * 20_000 + 12_000, 2_600, 0, 54_600, 1],
  // 10 % more: 16,333 becomes 17,966.30, rounded up to 18,000.
  ['own fares', '3', '2026-12-26', 2 * 22_000 + 18_000, 3_100, 0, 65_100, 1],
  ['own fares', '1', '2026-12-26', 29_700, 1_485, 0, 31_185, 1],
  ['own fares', '2 + 9', '2026-12-26', 2 * 22_000 + 11_000, 2_750, 0, 57_750, 1],
] as const)(
  'computes for the trip “%s”, the party “%s” and the day %s the fare %d, GST %d, TCS %d, the total %d and %d rooms',
  (trip, who, day, fare, gst, tcs, total, rooms) => {
    expect(partyTotal(sold(trip), travellersOf(who), day, today, terms)).toMatchObject({
      fare,
      gst,
      tcs,
      total,
      rooms,
    });
  },
);

test.each([
  ['hills', '3', 2 * 11_200 + 8_500, 1_545, 32_445],
  ['hills', '2 + 8b + 6', 2 * 11_200 + 7_500 + 5_000, 1_745, 36_645],
  ['own fares', '1', 27_000, 1_350, 28_350],
] as const)(
  'computes for the trip “%s” and the party “%s” at Christmas, if only two who share pay more, the fare %d, GST %d and the total %d',
  (trip, who, ...sums) => {
    const ordinary = { ...terms, sameShareOnDates: false };
    const [fare, gst, total] = sums;
    expect(partyTotal(sold(trip, ordinary), travellersOf(who), '2026-12-26', today, ordinary)).toMatchObject({
      fare,
      gst,
      total,
    });
  },
);

test('adds no GST to prices that include it', () => {
  const included = partyTotal(trips.hills, travellersOf('2'), any, today, { ...terms, gstIncluded: true });
  expect(included).toMatchObject({ fare: 20_000, gst: 0, total: 20_000 });
});

test.each([
  ['hills', '2 + 4', any, 'childrenBelow'],
  ['hills', '2 + 0b + 8', any, 'childrenBelow'],
  ['two abroad', '2 + 5b', any, 'childrenBelow'],
  ['without children', '2 + 8', any, 'withoutChildren'],
  ['hills', '0 + 8', any, 'noAdult'],
  ['hills', '1 + 8', any, 'rooms'],
  ['hills', '3 + 8', any, 'rooms'],
  ['hills', '2 + 8b + 9b', any, 'rooms'],
  ['couple', '6', any, 'notForTwo'],
  ['couple', '1', any, 'notForTwo'],
  ['two abroad', '2 + 8', any, 'notForTwo'],
  ['hills', '2', '2026-11-24', 'dayOver'],
  ['hills', '2', '2027-08-31', 'closed'],
  ['hills', '2', '2027-04-10', 'onRequest'],
  ['hills', '2', '2028-01-03', 'onRequest'],
  ['group abroad', '2', '2026-12-12', 'noGroup'],
] as const)('computes no total for the trip “%s”, the party “%s” and the day %s: %s', (trip, who, day, why) => {
  const answer = partyTotal(sold(trip), travellersOf(who), day, today, terms);
  expect(answer).toEqual({ why });
});

test.each([
  ['hills', '3', [10_500, 8_925]],
  ['couple', '2', [22_471]],
  ['group abroad', '2 + 6b', [49_802, 42_037]],
] as const)('divides the total of the trip “%s” and the party “%s” into %j for each person', (trip, who, shares) => {
  const answer = partyTotal(sold(trip), travellersOf(who), any, today, terms);
  if ('why' in answer) throw new Error(answer.why);
  expect(answer.parts.map((part) => personsPart(part, answer, trips[trip].basis))).toEqual(shares);
});
