/** Totals worked out by hand. The records belong to the test, because an operator may change prices. */
import { personsPart } from './party-fare';
import { withFares, type DateTerms } from './dated-fares';
import { roomRules, terms } from '../test/terms';
import { pricedTrip } from '../test/trips';
import { partyTotal, type TotalTerms, type TotalTrip, type Travellers } from './party-total';

const today = '2026-11-25';

const plain: TotalTrip = {
  ...pricedTrip,
  dated: [],
  onRequest: [],
  cannotStart: [],
  closedOn: [],
  fullOn: [],
  meets: [],
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
  // A couple's price is for both, and the fare of a child follows from the half of it.
  'couple with a child': {
    ...plain,
    price: 42_801,
    basis: 'per couple',
    alsoFor: ['childWithBed'],
    childrenFrom: 5,
  },
  'room for two': {
    ...plain,
    price: 25_000,
    category: 'honeymoon',
    alsoFor: ['thirdAdult', 'childWithoutBed'],
  },
  'day by jeep': { ...plain, price: 2_000, days: 1, sameForAll: [{ rupees: 600 }] },
  'cheap beside a parent': {
    ...plain,
    price: 16_000,
    sameForAll: [{ rupees: 4_000 }],
    fareRules: { childSharing: 60, youngChild: 25, baby: 50 },
    dated: [{ ...christmas, price: 18_000 }],
  },
  museum: {
    ...plain,
    price: 8_000,
    dated: [{ ...christmas, price: 9_000 }],
    closedOn: [{ day: 2, weekdays: ['Monday'], because: 'the museum is closed on Mondays' }],
    fullOn: [{ from: '2027-02-02', until: '2027-02-03' }],
    meets: [
      { on: [{ from: '2027-03-04', until: '2027-03-06' }], must: true, because: 'the roads are closed' },
      { on: [{ from: '2027-03-20', until: '2027-03-22' }], must: false, because: 'the town is crowded' },
    ],
  },
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
  // An odd number has one third adult; an even number none, because the operator does not put three to a room without need.
  ['hills', '6', any, 6 * 10_000, 3_000, 0, 63_000, 3],
  ['hills', '7', any, 6 * 10_000 + 8_500, 3_425, 0, 71_925, 3],
  ['hills', '9', any, 8 * 10_000 + 8_500, 4_425, 0, 92_925, 4],
  ['hills', '11', any, 10 * 10_000 + 8_500, 5_425, 0, 113_925, 5],
  // A single parent shares with one child, who pays the whole fare. The next is without a bed, and a third has an extra bed.
  ['hills', '1 + 8', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 8b', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 8 + 9', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '1 + 8b + 9', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '1 + 8b + 9b', any, 2 * 10_000 + 7_500, 1_375, 0, 28_875, 1],
  ['hills', '1 + 6 + 8 + 10', any, 2 * 10_000 + 7_500 + 5_000, 1_625, 0, 34_125, 1],
  ['hills', '1 + 6b + 8b + 10', any, 2 * 10_000 + 7_500 + 5_000, 1_625, 0, 34_125, 1],
  ['hills', '1 + 12 + 8', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '1 + 12 + 13', any, 2 * 10_000 + 8_500, 1_425, 0, 29_925, 1],
  // Below five a child pays nothing here and takes no bed, so that its parent is alone in the room.
  ['hills', '1 + 3', any, 14_000, 700, 0, 14_700, 1],
  ['hills', '1 + 0', any, 14_000, 700, 0, 14_700, 1],
  ['hills', '1 + 4b + 1', any, 14_000, 700, 0, 14_700, 1],
  ['hills', '1 + 17 + 3', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 8 + 9 + 3', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  // The ages at which a fare begins or ends.
  ['hills', '2 + 11', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '2 + 11b', any, 2 * 10_000 + 7_500, 1_375, 0, 28_875, 1],
  ['hills', '2 + 5', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '2 + 4', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '2 + 1 + 2', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '2 + 0', any, 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '2 + 4 + 5', any, 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  // A third adult leaves no place for a child without a bed. One adult alone costs less than four who share.
  ['hills', '3 + 8', any, 2 * 10_000 + 5_000 + 14_000, 1_950, 0, 40_950, 2],
  // A bed for the child makes the second room one of an adult and a child.
  ['hills', '3 + 8b', any, 4 * 10_000, 2_000, 0, 42_000, 2],
  ['hills', '3 + 8 + 9', any, 4 * 10_000 + 5_000, 2_250, 0, 47_250, 2],
  ['hills', '3 + 8b + 9b', any, 4 * 10_000 + 7_500, 2_375, 0, 49_875, 2],
  ['hills', '3 + 4', any, 2 * 10_000 + 8_500, 1_425, 0, 29_925, 1],
  // With both small children the third adult would be one of five in a room of four at most.
  ['hills', '3 + 4 + 1', any, 2 * 10_000 + 14_000, 1_700, 0, 35_700, 2],
  // A room has one extra bed, so that each adult shares with a child.
  ['hills', '2 + 8b + 9b', any, 4 * 10_000, 2_000, 0, 42_000, 2],
  ['hills', '2 + 8 + 9', any, 2 * 10_000 + 7_500 + 5_000, 1_625, 0, 34_125, 1],
  // Babies count in a room, too: five people need two, with one adult alone in each.
  ['hills', '2 + 2 + 1 + 0', any, 2 * 14_000, 1_400, 0, 29_400, 2],
  // Five people need two rooms: one adult has both children who pay, and the other is alone with the small one.
  ['hills', '2 + 8b + 9 + 3', any, 2 * 10_000 + 5_000 + 14_000, 1_950, 0, 40_950, 2],
  ['hills', '2 + 8 + 9 + 10', any, 4 * 10_000 + 5_000, 2_250, 0, 47_250, 2],
  ['hills', '2 + 6 + 7 + 8 + 9', any, 4 * 10_000 + 2 * 5_000, 2_500, 0, 52_500, 2],
  ['hills', '2 + 6b + 7b + 8b + 9b', any, 4 * 10_000 + 2 * 7_500, 2_750, 0, 57_750, 2],
  ['hills', '2 + 5 + 6 + 7 + 8 + 9 + 10', any, 4 * 10_000 + 2 * 7_500 + 2 * 5_000, 3_250, 0, 68_250, 2],
  ['hills', '4 + 8 + 9', any, 4 * 10_000 + 2 * 5_000, 2_500, 0, 52_500, 2],
  ['hills', '4 + 8 + 9 + 10', any, 4 * 10_000 + 7_500 + 2 * 5_000, 2_875, 0, 60_375, 2],
  ['hills', '4 + 4 + 3 + 1 + 0', any, 4 * 10_000, 2_000, 0, 42_000, 2],
  ['hills', '5 + 9 + 10', any, 4 * 10_000 + 8_500 + 7_500 + 5_000, 3_050, 0, 64_050, 2],
  ['hills', '5 + 4', any, 4 * 10_000 + 8_500, 2_425, 0, 50_925, 2],
  ['hills', '6 + 8 + 9 + 10', any, 6 * 10_000 + 3 * 5_000, 3_750, 0, 78_750, 3],
  ['hills', '10 + 4 + 0', any, 10 * 10_000, 5_000, 0, 105_000, 5],
  // Three rooms for two with a child without a bed, and the seventh adult with two children: 3 × 25,000 + 25,000.
  ['hills', '7 + 6 + 7 + 8 + 9 + 10', any, 8 * 10_000 + 4 * 5_000, 5_000, 0, 105_000, 4],
  // Two rooms of two adults and a child, and two of one adult and two children: eight people share, four have extra beds.
  ['hills', '6 + 5b + 6b + 7b + 8b + 9b + 10b', any, 8 * 10_000 + 4 * 7_500, 5_500, 0, 115_500, 4],
  // 12 % more: 11,200.
  ['hills', '1', '2026-12-24', 15_680, 784, 0, 16_464, 1],
  ['hills', '2', '2026-12-24', 2 * 11_200, 1_120, 0, 23_520, 1],
  ['hills', '3', '2026-12-24', 2 * 11_200 + 9_520, 1_596, 0, 33_516, 1],
  ['hills', '2 + 8b + 6', '2026-12-24', 2 * 11_200 + 8_400 + 5_600, 1_820, 0, 38_220, 1],
  ['hills', '4', '2026-12-20', 4 * 11_200, 2_240, 0, 47_040, 2],
  ['hills', '2 + 10', '2027-01-03', 2 * 11_200 + 5_600, 1_400, 0, 29_400, 1],
  ['hills', '2 + 10', '2027-01-04', 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '2 + 10', '2026-12-19', 2 * 10_000 + 5_000, 1_250, 0, 26_250, 1],
  ['hills', '12', '2026-12-31', 12 * 11_200, 6_720, 0, 141_120, 6],
  ['hills', '1 + 8', '2026-12-20', 2 * 11_200, 1_120, 0, 23_520, 1],
  ['hills', '1 + 8 + 9 + 10', '2027-01-03', 2 * 11_200 + 8_400 + 5_600, 1_820, 0, 38_220, 1],
  ['hills', '3 + 8', '2026-12-24', 2 * 11_200 + 5_600 + 15_680, 2_184, 0, 45_864, 2],
  ['hills', '2 + 4', '2026-12-24', 2 * 11_200, 1_120, 0, 23_520, 1],
  // 6 % more: 10,600. GST of 1,457.50 and 1,510.50 is rounded up.
  ['hills', '2 + 8b', '2027-01-22', 2 * 10_600 + 7_950, 1_458, 0, 30_608, 1],
  ['hills', '3', '2027-01-26', 2 * 10_600 + 9_010, 1_511, 0, 31_721, 1],
  ['hills', '2 + 8b + 9b', '2027-01-24', 4 * 10_600, 2_120, 0, 44_520, 2],
  ['hills', '6', '2027-01-26', 6 * 10_600, 3_180, 0, 66_780, 3],
  // Today, the days beside a closed span and beside one on request, and the last day with a price.
  ['hills', '2', '2026-11-25', 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 8', '2027-05-31', 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '1 + 8', '2027-09-01', 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '2 + 4', '2027-04-09', 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '2 + 4', '2027-04-21', 2 * 10_000, 1_000, 0, 21_000, 1],
  ['hills', '3 + 8', '2028-01-02', 2 * 10_000 + 5_000 + 14_000, 1_950, 0, 40_950, 2],
  // The second day must not be a Monday: the trip starts on any day but Sunday.
  ['museum', '2', '2026-12-05', 2 * 8_000, 800, 0, 16_800, 1],
  ['museum', '1 + 8', '2026-12-07', 2 * 8_000, 800, 0, 16_800, 1],
  ['museum', '1 + 8', '2026-12-21', 2 * 9_000, 900, 0, 18_900, 1],
  // The days beside full ones and beside a festival, and a festival on which another day is only better.
  ['museum', '2 + 8', '2027-02-01', 2 * 8_000 + 4_000, 1_000, 0, 21_000, 1],
  ['museum', '2 + 8', '2027-02-04', 2 * 8_000 + 4_000, 1_000, 0, 21_000, 1],
  ['museum', '3', '2027-03-03', 2 * 8_000 + 6_800, 1_140, 0, 23_940, 1],
  ['museum', '2 + 0', '2027-03-22', 2 * 8_000, 800, 0, 16_800, 1],
  // 12,000 are the same for everyone, so the percentages apply to 18,000, at Christmas to 20,160.
  ['with flights', '1', any, 12_000 + 25_200, 1_860, 0, 39_060, 1],
  ['with flights', '3', any, 2 * 30_000 + 12_000 + 15_300, 4_365, 0, 91_665, 1],
  ['with flights', '2 + 7b + 9', any, 2 * 30_000 + 25_500 + 21_000, 5_325, 0, 111_825, 1],
  ['with flights', '2 + 7', '2026-12-25', 2 * 32_160 + 12_000 + 10_080, 4_320, 0, 90_720, 1],
  ['with flights', '1 + 8', any, 2 * 30_000, 3_000, 0, 63_000, 1],
  ['with flights', '1 + 8 + 9', any, 2 * 30_000 + 12_000 + 9_000, 4_050, 0, 85_050, 1],
  ['with flights', '1 + 6 + 8 + 10', any, 2 * 30_000 + (12_000 + 13_500) + (12_000 + 9_000), 5_325, 0, 111_825, 1],
  ['with flights', '3 + 8', any, 2 * 30_000 + (12_000 + 9_000) + (12_000 + 25_200), 5_910, 0, 124_110, 2],
  ['with flights', '2 + 8b + 9b', any, 4 * 30_000, 6_000, 0, 126_000, 2],
  // A small child pays the 12,000, and a baby a tenth of them.
  ['with flights', '2 + 5', any, 2 * 30_000 + 12_000 + 9_000, 4_050, 0, 85_050, 1],
  ['with flights', '2 + 4', any, 2 * 30_000 + 12_000, 3_600, 0, 75_600, 1],
  ['with flights', '2 + 2', any, 2 * 30_000 + 12_000, 3_600, 0, 75_600, 1],
  ['with flights', '2 + 1', any, 2 * 30_000 + 1_200, 3_060, 0, 64_260, 1],
  ['with flights', '2 + 0', any, 2 * 30_000 + 1_200, 3_060, 0, 64_260, 1],
  ['with flights', '2 + 3 + 0', any, 2 * 30_000 + 12_000 + 1_200, 3_660, 0, 76_860, 1],
  ['with flights', '4 + 4 + 1', any, 4 * 30_000 + 12_000 + 1_200, 6_660, 0, 139_860, 2],
  ['with flights', '1 + 3', any, 12_000 + 25_200 + 12_000, 2_460, 0, 51_660, 1],
  ['with flights', '1 + 1', any, 12_000 + 25_200 + 1_200, 1_920, 0, 40_320, 1],
  ['with flights', '2 + 4', '2026-12-25', 2 * 32_160 + 12_000, 3_816, 0, 80_136, 1],
  ['with flights', '2 + 1', '2026-12-25', 2 * 32_160 + 1_200, 3_276, 0, 68_796, 1],
  // 140 % of 20,160 is 28,224, rounded up to 28,230. GST of 2,011.50 is rounded up.
  ['with flights', '1', '2027-01-03', 12_000 + 28_230, 2_012, 0, 42_242, 1],
  // TCS is 2 % of fare and GST, on tours abroad only.
  ['group abroad', '2', '2026-12-11', 2 * 46_500, 4_650, 1_953, 99_603, 1],
  ['group abroad', '1', any, 17_500 + 40_600, 2_905, 1_220, 62_225, 1],
  ['group abroad', '2 + 6b', '2026-12-11', 2 * 46_500 + 17_500 + 21_750, 6_613, 2_777, 141_640, 1],
  ['group abroad', '2', '2027-01-01', 2 * 51_150, 5_115, 2_148, 109_563, 1],
  // The date has its own fare for a single adult; a third adult pays 17,500 and 85 % of 33,650, rounded up to 28,610.
  ['group abroad', '1', '2027-01-01', 65_000, 3_250, 1_365, 69_615, 1],
  ['group abroad', '3', '2027-01-01', 2 * 51_150 + 17_500 + 28_610, 7_421, 3_117, 158_948, 1],
  ['group abroad', '1 + 8', '2026-12-11', 2 * 46_500, 4_650, 1_953, 99_603, 1],
  ['group abroad', '2 + 4', '2026-12-11', 2 * 46_500 + 17_500, 5_525, 2_321, 118_346, 1],
  ['group abroad', '2 + 1', '2026-12-11', 2 * 46_500 + 1_750, 4_738, 1_990, 101_478, 1],
  ['group abroad', '3', '2026-12-11', 2 * 46_500 + 17_500 + 24_650, 6_758, 2_838, 144_746, 1],
  ['group abroad', '3 + 8', any, 2 * 46_500 + (17_500 + 14_500) + (17_500 + 40_600), 9_155, 3_845, 196_100, 2],
  ['group abroad', '2 + 8b + 9b', any, 4 * 46_500, 9_300, 3_906, 199_206, 2],
  ['group abroad', '6', any, 6 * 46_500, 13_950, 5_859, 298_809, 3],
  ['group abroad', '1 + 8', '2027-01-01', 2 * 51_150, 5_115, 2_148, 109_563, 1],
  ['group abroad', '1 + 3', '2027-01-01', 65_000 + 17_500, 4_125, 1_733, 88_358, 1],
  ['group abroad', '2 + 4 + 0', '2027-01-01', 2 * 51_150 + 17_500 + 1_750, 6_078, 2_553, 130_181, 1],
  // A child without a bed pays 17,500 and half of 33,650, rounded up to 16,830.
  ['group abroad', '3 + 8', '2027-01-01', 2 * 51_150 + (17_500 + 16_830) + 65_000, 10_082, 4_234, 215_946, 2],
  ['couple', '2', any, 42_801, 2_140, 0, 44_941, 1],
  ['couple', '2', '2026-12-31', 47_961, 2_398, 0, 50_359, 1],
  ['couple', '1 + 17', any, 42_801, 2_140, 0, 44_941, 1],
  // 75 % of the half of 42,801 is 16,050.375, rounded up.
  ['couple with a child', '2 + 7b', any, 42_801 + 16_060, 2_943, 0, 61_804, 1],
  ['room for two', '3', any, 2 * 25_000 + 21_250, 3_563, 0, 74_813, 1],
  ['room for two', '2 + 12', any, 2 * 25_000 + 21_250, 3_563, 0, 74_813, 1],
  ['room for two', '2 + 11', any, 2 * 25_000 + 12_500, 3_125, 0, 65_625, 1],
  ['two abroad', '2 + 11b', any, 2 * 70_000 + 52_500, 9_625, 4_043, 206_168, 1],
  ['two abroad', '1 + 13', any, 2 * 70_000, 7_000, 2_940, 149_940, 1],
  ['two abroad', '2', any, 2 * 70_000, 7_000, 2_940, 149_940, 1],
  ['two abroad', '2 + 6b', any, 2 * 70_000 + 52_500, 9_625, 4_043, 206_168, 1],
  // 140 % of 1,699 is 2,378.60 and half of it is 849.50; both are rounded up to the next ten rupees.
  ['day', '1', any, 2_380, 119, 0, 2_499, 0],
  ['day', '3', any, 3 * 1_699, 255, 0, 5_352, 0],
  ['day', '2 + 7 + 8b', any, 2 * 1_699 + 2 * 850, 255, 0, 5_353, 0],
  ['day', '2', any, 2 * 1_699, 170, 0, 3_568, 0],
  ['day', '12', any, 12 * 1_699, 1_019, 0, 21_407, 0],
  ['day', '2 + 12', any, 3 * 1_699, 255, 0, 5_352, 0],
  ['day', '1 + 12', any, 2 * 1_699, 170, 0, 3_568, 0],
  ['day', '1 + 8', any, 2_380 + 850, 162, 0, 3_392, 0],
  ['day', '3 + 8 + 9b + 10', any, 3 * 1_699 + 3 * 850, 382, 0, 8_029, 0],
  ['day', '1 + 7 + 8 + 9 + 10 + 11', any, 2_380 + 5 * 850, 332, 0, 6_962, 0],
  // The seat in the jeep, 600, is the same for everyone: 140 % or half of the other 1,400 come on top.
  ['day by jeep', '1', any, 600 + 1_960, 128, 0, 2_688, 0],
  ['day by jeep', '2 + 8', any, 2 * 2_000 + 600 + 700, 265, 0, 5_565, 0],
  ['day by jeep', '2 + 4', any, 2 * 2_000 + 600, 230, 0, 4_830, 0],
  ['day by jeep', '2 + 1', any, 2 * 2_000 + 60, 203, 0, 4_263, 0],
  ['day by jeep', '1 + 0 + 3', any, 600 + 1_960 + 60 + 600, 161, 0, 3_381, 0],
  ['own fares', '3', any, 2 * 20_000 + 16_333, 2_817, 0, 59_150, 1],
  ['own fares', '2 + 9b', any, 2 * 20_000 + 12_000, 2_600, 0, 54_600, 1],
  ['own fares', '5', any, 4 * 20_000 + 16_333, 4_817, 0, 101_150, 2],
  ['own fares', '1 + 8', any, 2 * 20_000, 2_000, 0, 42_000, 1],
  ['own fares', '1 + 3', any, 27_000, 1_350, 0, 28_350, 1],
  ['own fares', '1 + 6 + 8 + 10', any, 2 * 20_000 + 12_000 + 10_000, 3_100, 0, 65_100, 1],
  ['own fares', '3 + 8', any, 2 * 20_000 + 10_000 + 27_000, 3_850, 0, 80_850, 2],
  // One adult alone, and the other with both children: 1,000 less than two rooms of an adult and a child.
  ['own fares', '2 + 8b + 9b', any, 2 * 20_000 + 12_000 + 27_000, 3_950, 0, 82_950, 2],
  // 10 % more: 16,333 becomes 17,966.30, rounded up to 18,000.
  ['own fares', '3', '2026-12-26', 2 * 22_000 + 18_000, 3_100, 0, 65_100, 1],
  ['own fares', '1', '2026-12-26', 29_700, 1_485, 0, 31_185, 1],
  ['own fares', '1 + 8', '2026-12-26', 2 * 22_000, 2_200, 0, 46_200, 1],
  ['own fares', '3 + 8', '2026-12-26', 2 * 22_000 + 11_000 + 29_700, 4_235, 0, 88_935, 2],
  // 4,000 are the same for everyone. In the second bed a child pays 60 % of 12,000, below five 25 %; a baby half of the 4,000.
  ['cheap beside a parent', '1 + 8', any, 16_000 + (4_000 + 7_200), 1_360, 0, 28_560, 1],
  ['cheap beside a parent', '2 + 8', any, 2 * 16_000 + (4_000 + 6_000), 2_100, 0, 44_100, 1],
  // Two rooms of an adult and a child cost 600 less than one room for all four.
  ['cheap beside a parent', '2 + 8 + 9', any, 2 * 16_000 + 2 * (4_000 + 7_200), 2_720, 0, 57_120, 2],
  ['cheap beside a parent', '3 + 8', any, 3 * 16_000 + (4_000 + 7_200), 2_960, 0, 62_160, 2],
  ['cheap beside a parent', '3 + 4', any, 2 * 16_000 + (4_000 + 10_200) + (4_000 + 3_000), 2_660, 0, 55_860, 1],
  ['cheap beside a parent', '2 + 2', any, 2 * 16_000 + (4_000 + 3_000), 1_950, 0, 40_950, 1],
  ['cheap beside a parent', '2 + 1', any, 2 * 16_000 + 2_000, 1_700, 0, 35_700, 1],
  // At Christmas the percentages apply to 14,000.
  ['cheap beside a parent', '1 + 8', '2026-12-26', 18_000 + (4_000 + 8_400), 1_520, 0, 31_920, 1],
  ['cheap beside a parent', '2 + 3', '2026-12-26', 2 * 18_000 + (4_000 + 3_500), 2_175, 0, 45_675, 1],
  ['cheap beside a parent', '1 + 4 + 0', any, 4_000 + 16_800 + (4_000 + 3_000) + 2_000, 1_490, 0, 31_290, 1],
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

/** Other rules on rooms, and the trip in the hills on an ordinary day. */
const rooms = {
  'no extra beds': { extraBeds: 0 },
  'two extra beds': { extraBeds: 2 },
  'nobody without a bed': { withoutBed: 0 },
  'two without a bed, and five in a room': { withoutBed: 2, most: 5 },
  'three in a room': { most: 3 },
  'a child beside a third adult': { childBesideThird: true },
  'adults in threes': { adultsInThrees: true },
  'adults in threes, and two extra beds': { adultsInThrees: true, extraBeds: 2 },
  'adults in threes, and a child beside them': { adultsInThrees: true, childBesideThird: true },
} satisfies Record<string, Partial<TotalTerms['rooms']>>;

test.each([
  // Without extra beds nobody is a third in a room.
  ['no extra beds', '3', 2 * 10_000 + 14_000, 1_700, 35_700, 2],
  ['no extra beds', '5', 4 * 10_000 + 14_000, 2_700, 56_700, 3],
  ['no extra beds', '2 + 8', 2 * 10_000 + 5_000, 1_250, 26_250, 1],
  ['no extra beds', '2 + 8b', 2 * 10_000 + 14_000, 1_700, 35_700, 2],
  ['no extra beds', '2 + 8 + 9', 2 * 10_000 + 5_000 + 14_000, 1_950, 40_950, 2],
  ['no extra beds', '2 + 8b + 9b', 4 * 10_000, 2_000, 42_000, 2],
  ['no extra beds', '3 + 8', 2 * 10_000 + 5_000 + 14_000, 1_950, 40_950, 2],
  ['no extra beds', '1 + 8b + 9', 2 * 10_000 + 5_000, 1_250, 26_250, 1],
  // Two extra beds put no two third adults into a room, because only the one who is left over is a third.
  ['two extra beds', '4', 4 * 10_000, 2_000, 42_000, 2],
  ['two extra beds', '2 + 8b + 9b', 2 * 10_000 + 2 * 7_500, 1_750, 36_750, 1],
  ['two extra beds', '1 + 6b + 8b + 10b', 2 * 10_000 + 2 * 7_500, 1_750, 36_750, 1],
  ['two extra beds', '3 + 8b', 2 * 10_000 + 8_500 + 7_500, 1_800, 37_800, 1],
  ['nobody without a bed', '2 + 8', 2 * 10_000 + 7_500, 1_375, 28_875, 1],
  ['nobody without a bed', '1 + 8 + 9', 2 * 10_000 + 7_500, 1_375, 28_875, 1],
  ['nobody without a bed', '2 + 8 + 9', 4 * 10_000, 2_000, 42_000, 2],
  ['nobody without a bed', '2 + 4 + 1', 2 * 10_000, 1_000, 21_000, 1],
  ['two without a bed, and five in a room', '2 + 8 + 9', 2 * 10_000 + 2 * 5_000, 1_500, 31_500, 1],
  ['two without a bed, and five in a room', '2 + 8 + 9 + 10', 2 * 10_000 + 2 * 5_000 + 7_500, 1_875, 39_375, 1],
  ['three in a room', '2 + 8b + 6', 2 * 10_000 + 5_000 + 14_000, 1_950, 40_950, 2],
  ['three in a room', '3 + 4', 2 * 10_000 + 14_000, 1_700, 35_700, 2],
  ['three in a room', '2 + 4 + 1', 2 * 14_000, 1_400, 29_400, 2],
  ['a child beside a third adult', '3 + 8', 2 * 10_000 + 8_500 + 5_000, 1_675, 35_175, 1],
  ['a child beside a third adult', '3 + 8b', 4 * 10_000, 2_000, 42_000, 2],
  ['a child beside a third adult', '3 + 8 + 9', 4 * 10_000 + 5_000, 2_250, 47_250, 2],
  ['a child beside a third adult', '5 + 8 + 9', 4 * 10_000 + 8_500 + 2 * 5_000, 2_925, 61_425, 2],
  ['adults in threes', '3', 2 * 10_000 + 8_500, 1_425, 29_925, 1],
  ['adults in threes', '4', 4 * 10_000, 2_000, 42_000, 2],
  ['adults in threes', '5', 4 * 10_000 + 8_500, 2_425, 50_925, 2],
  ['adults in threes', '6', 2 * (2 * 10_000 + 8_500), 2_850, 59_850, 2],
  // Three, two and two: three, three and one alone would cost 71,000.
  ['adults in threes', '7', 6 * 10_000 + 8_500, 3_425, 71_925, 3],
  ['adults in threes', '8', 6 * 10_000 + 2 * 8_500, 3_850, 80_850, 3],
  ['adults in threes', '12', 4 * (2 * 10_000 + 8_500), 5_700, 119_700, 4],
  ['adults in threes', '4 + 8', 4 * 10_000 + 5_000, 2_250, 47_250, 2],
  ['adults in threes', '6 + 8', 6 * 10_000 + 5_000, 3_250, 68_250, 3],
  ['adults in threes', '7 + 8', 6 * 10_000 + 8_500 + 5_000, 3_675, 77_175, 3],
  ['adults in threes, and two extra beds', '4', 2 * 10_000 + 2 * 8_500, 1_850, 38_850, 1],
  ['adults in threes, and a child beside them', '6 + 8 + 9', 2 * (2 * 10_000 + 8_500 + 5_000), 3_350, 70_350, 2],
] as const)(
  'with the rule “%s” computes for the party “%s” the fare %d, GST %d, the total %d and %d rooms',
  (rule, who, fare, gst, total, count) => {
    const other = { ...terms, rooms: { ...roomRules, ...rooms[rule] } };
    expect(partyTotal(trips.hills, travellersOf(who), any, today, other)).toMatchObject({
      fare,
      gst,
      total,
      rooms: count,
    });
  },
);

test.each([
  ['no extra beds', '1 + 8 + 9 + 10'],
  ['nobody without a bed', '1 + 6 + 8 + 10'],
  ['three in a room', '1 + 6 + 8 + 10'],
] as const)('with the rule “%s” has no room for the party “%s”', (rule, who) => {
  const other = { ...terms, rooms: { ...roomRules, ...rooms[rule] } };
  expect(partyTotal(trips.hills, travellersOf(who), any, today, other)).toStrictEqual({ why: 'rooms' });
});

test('takes fewer rooms where more cost the same', () => {
  const other = { ...terms, rules: { ...terms.rules, singleSupplement: 0 } };
  expect(partyTotal(trips.hills, travellersOf('2'), any, today, other)).toMatchObject({ fare: 20_000, rooms: 1 });
});

test.each([
  ['2 + 14', 2 * 10_000 + 5_000],
  ['2 + 15', 2 * 10_000 + 8_500],
  ['2 + 3b', 2 * 10_000 + 7_500],
  ['2 + 2', 2 * 10_000],
])('with a child’s fare from three to fourteen computes for the party “%s” the fare %d', (who, fare) => {
  const other = { ...terms, childAge: { from: 3, below: 15 } };
  expect(partyTotal(trips.hills, travellersOf(who), any, today, other)).toMatchObject({ fare });
});

test.each([
  ['2 + 3', 2 * 30_000 + 12_000],
  ['2 + 2', 2 * 30_000 + 1_200],
])('with babies below three computes for the party “%s” the fare %d', (who, fare) => {
  const other = { ...terms, babyBelow: 3 };
  expect(partyTotal(trips['with flights'], travellersOf(who), any, today, other)).toMatchObject({ fare });
});

test.each([
  [
    'hills',
    '1 + 8b + 9 + 3',
    ['sharing 1 × 10000', 'childSharing 1 × 10000', 'childWithoutBed 1 × 5000', 'youngChild 1 × 0'],
  ],
  ['hills', '3 + 8', ['sharing 2 × 10000', 'alone 1 × 14000', 'childWithoutBed 1 × 5000']],
  ['hills', '5 + 8b', ['sharing 4 × 10000', 'thirdAdult 1 × 8500', 'childWithBed 1 × 7500']],
  ['with flights', '4 + 2 + 1 + 0', ['sharing 4 × 30000', 'youngChild 1 × 12000', 'baby 2 × 1200']],
  ['couple with a child', '2 + 7b', ['sharing 1 × 42801', 'childWithBed 1 × 16060']],
  ['day by jeep', '1 + 8 + 0', ['alone 1 × 2560', 'childWithoutBed 1 × 1300', 'baby 1 × 60']],
] as const)('says who pays what on the trip “%s” in the party “%s”: %j', (trip, who, parts) => {
  const answer = partyTotal(sold(trip), travellersOf(who), any, today, terms);
  if ('why' in answer) throw new Error(answer.why);
  expect(answer.parts.map((part) => `${part.who} ${part.count} × ${part.each}`)).toEqual(parts);
});

test.each([
  ['hills', '3', 2 * 11_200 + 8_500, 1_545, 32_445],
  ['hills', '2 + 8b + 6', 2 * 11_200 + 7_500 + 5_000, 1_745, 36_645],
  ['own fares', '1', 27_000, 1_350, 28_350],
  // A small child pays what it pays on ordinary days: 4,000 and 25 % of 12,000.
  ['cheap beside a parent', '2 + 3', 2 * 18_000 + (4_000 + 3_000), 2_150, 45_150],
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
  ['two abroad', '2 + 5b', any, 'childrenBelow'],
  ['two abroad', '2 + 6b + 0', any, 'childrenBelow'],
  ['day', '2 + 6', any, 'childrenBelow'],
  ['couple with a child', '2 + 4', any, 'childrenBelow'],
  ['without children', '2 + 8', any, 'withoutChildren'],
  ['without children', '2 + 0', any, 'withoutChildren'],
  ['couple', '2 + 11b', any, 'withoutChildren'],
  ['hills', '0 + 8', any, 'noAdult'],
  ['day', '0 + 8', any, 'noAdult'],
  // One room, with one bed beside the adult and one extra bed, and four people at most.
  ['hills', '1 + 6b + 8b + 10b', any, 'rooms'],
  ['hills', '1 + 6 + 7 + 8 + 9', any, 'rooms'],
  ['hills', '1 + 4 + 3 + 2 + 1', any, 'rooms'],
  ['couple', '6', any, 'notForTwo'],
  ['couple', '1', any, 'notForTwo'],
  ['couple', '2 + 12', any, 'notForTwo'],
  ['two abroad', '1 + 8b', any, 'notForTwo'],
  ['two abroad', '2 + 8', any, 'notForTwo'],
  ['two abroad', '2 + 12b', any, 'notForTwo'],
  ['two abroad', '2 + 6b + 7b', any, 'notForTwo'],
  ['room for two', '2 + 8b', any, 'notForTwo'],
  ['room for two', '3 + 8', any, 'notForTwo'],
  ['room for two', '2 + 4', any, 'notForTwo'],
  ['room for two', '2 + 0', any, 'notForTwo'],
  ['hills', '2', '2026-11-24', 'dayOver'],
  ['hills', '2', '2027-06-01', 'closed'],
  ['hills', '2', '2027-08-31', 'closed'],
  ['hills', '2', '2027-04-10', 'onRequest'],
  ['hills', '2', '2027-04-20', 'onRequest'],
  ['hills', '2', '2028-01-03', 'onRequest'],
  ['group abroad', '2', '2026-12-12', 'noGroup'],
  // A group leaves on no other day, whatever its price would be.
  ['group abroad', '2', '2026-12-20', 'noGroup'],
  ['museum', '2', '2027-02-02', 'full'],
  ['museum', '2', '2027-02-03', 'full'],
  // A day on which nobody can start comes before a party that cannot be lodged.
  ['hills', '0', '2027-07-01', 'closed'],
  ['hills', '1 + 6 + 7 + 8 + 9', '2027-04-15', 'onRequest'],
] as const)('computes no total for the trip “%s”, the party “%s” and the day %s: %s', (trip, who, day, why) => {
  const answer = partyTotal(sold(trip), travellersOf(who), day, today, terms);
  expect(answer).toStrictEqual({ why });
});

test.each([
  ['2', '2026-12-06', 'weekday', 'the museum is closed on Mondays'],
  ['2', '2026-12-27', 'weekday', 'the museum is closed on Mondays'],
  ['2', '2027-03-04', 'festival', 'the roads are closed'],
  ['2', '2027-03-06', 'festival', 'the roads are closed'],
  ['1 + 6b + 8b + 10b', '2027-03-05', 'festival', 'the roads are closed'],
] as const)(
  'refuses the party “%s” in the museum on %s (%s), with the words of the record',
  (who, day, why, because) => {
    const answer = partyTotal(sold('museum'), travellersOf(who), day, today, terms);
    expect(answer).toStrictEqual({ why, because });
  },
);

test.each([
  ['hills', '3', [10_500, 8_925]],
  ['couple', '2', [22_471]],
  ['group abroad', '2 + 6b', [49_802, 42_037]],
] as const)('divides the total of the trip “%s” and the party “%s” into %j for each person', (trip, who, shares) => {
  const answer = partyTotal(sold(trip), travellersOf(who), any, today, terms);
  if ('why' in answer) throw new Error(answer.why);
  expect(answer.parts.map((part) => personsPart(part, answer, trips[trip].basis))).toEqual(shares);
});
