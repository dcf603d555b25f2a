/** All fares of a day with a price of its own. The build computes them, so that the browser need not. */
import { sameForAllOf } from './fare-parties';
import { otherFares, roundedUp, rulesOf, sharing, type FareSource, type FareTerms, type OwnFares } from './party-fare';
import type { DatedPrice } from './party-total';

export interface DateTerms extends FareTerms {
  /** True if a day's own price changes all fares by the same share, false if it changes only the fare for two sharing a room. */
  sameShareOnDates: boolean;
}

/** The trip's own fares in rupees, raised in proportion to its price. */
function raised(trip: FareSource, price: number, terms: FareTerms): OwnFares {
  const same = sameForAllOf(trip);
  const rest = (of: number) => of - same * sharing(trip);
  const step = rulesOf(trip, terms.rules).roundUpTo;
  return Object.fromEntries(
    Object.entries(trip.ownFares ?? {}).map(([who, rupees = 0]) => [
      who,
      same + roundedUp((rupees - same) * rest(price), rest(trip.price), step),
    ]),
  );
}

/** The fares of an ordinary day for everyone who is not one of two sharing a room. */
function ordinary(trip: FareSource, terms: FareTerms): OwnFares {
  const { alone, thirdAdult, childSharing, childWithBed, childWithoutBed, youngChild } = otherFares(trip, terms.rules);
  return {
    fareAlone: alone,
    fareThirdAdult: thirdAdult,
    fareChildSharing: childSharing,
    fareChildWithBed: childWithBed,
    fareChildWithoutBed: childWithoutBed,
    fareYoungChild: youngChild,
  };
}

/** The price of some days, with their fares in rupees. */
export function withFares(trip: FareSource, { ownFares, ...dated }: DatedPrice, terms: DateTerms): DatedPrice {
  const others = terms.sameShareOnDates ? raised(trip, dated.price, terms) : ordinary(trip, terms);
  const all = { ...others, ...ownFares };
  return Object.keys(all).length > 0 ? { ...dated, ownFares: all } : dated;
}
