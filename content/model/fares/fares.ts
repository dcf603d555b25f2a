/** The total for a party on a trip by the operator's own rules and rates, in whole rupees. */
import { babyBelow, childAge, fareRules, roomRules, sameShareOnDates } from '../../catalogue/fare-rules';
import { priceBasis, ratesOf, type PriceBasis } from './taxes';
import { fareKindOf, type Party } from './fare-parties';
import { partiesOf } from './party-rows';
import * as sums from './party-fare';
import type { Fare, FareSource } from './party-fare';

export type { Fare, FarePart, FareSource } from './party-fare';

/** One person's fare at a percentage of the twin-sharing fare; the part that is the same for everyone stays whole. */
export const shareAt = (trip: FareSource, percent: number): number => sums.shareAt(trip, percent, fareRules);

/** The operator's terms as the arithmetic needs them. */
export const fareTerms = (basis: PriceBasis = priceBasis) => ({
  rules: fareRules,
  rooms: roomRules,
  childAge,
  babyBelow,
  sameShareOnDates,
  ...ratesOf(basis),
});

/**
 * The fare of a party.
 * @throws RangeError if the trip is not sold to it, or the rules have no rooms for it
 */
export function fareOf(trip: FareSource, party: Party, basis?: PriceBasis): Fare {
  const { adults, childrenWithBed, childrenWithoutBed } = party;
  const counts = [adults, childrenWithBed, childrenWithoutBed];
  if (counts.some((count) => !Number.isInteger(count) || count < 0))
    throw new RangeError('a party is counted in whole people');
  if (adults > 50) throw new RangeError('a party has 1 to 50 adults');
  if (fareKindOf(trip) === 'day' && childrenWithBed > 0) throw new RangeError('a day tour has no beds');
  const problem = sums.problemOf(trip, party, roomRules);
  if (problem) throw new RangeError(problem);
  return sums.partyFare(trip, party, fareTerms(basis));
}

/** The table of fares of a trip. */
export const fareTable = (trip: FareSource) => partiesOf(trip).map((row) => ({ ...row, ...fareOf(trip, row.party) }));
