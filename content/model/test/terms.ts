/** The operator's terms for tests, so that an operator may change its own. */
import type { DateTerms } from '../fares/dated-fares';
import type { TotalTerms } from '../fares/party-total';

/** An extra bed and a child without one in each room for two. Adults share in twos, and only the one who is left over is a third. */
export const roomRules: TotalTerms['rooms'] = {
  extraBeds: 1,
  withoutBed: 1,
  most: 4,
  childBesideThird: false,
  adultsInThrees: false,
};

export const terms: TotalTerms & DateTerms = {
  rules: {
    singleSupplement: 40,
    thirdAdult: 85,
    childSharing: 100,
    childWithBed: 75,
    childWithoutBed: 50,
    youngChild: 0,
    baby: 10,
    roundUpTo: 10,
  },
  rooms: roomRules,
  childAge: { from: 5, below: 12 },
  babyBelow: 2,
  sameShareOnDates: true,
  pricedUntil: '2028-01-02',
  gst: 5,
  gstIncluded: false,
  tcs: 2,
};
