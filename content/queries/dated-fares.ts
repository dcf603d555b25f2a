/** All fares of a day with another price: the build works them out, so that the browser need not. */
import { sameForAllOf } from './fare-parties';
import { otherFares, roundedUp, rulesOf, sharing, type FareSource, type FareTerms, type OwnFares } from './party-fare';
import type { DatedPrice } from './party-total';

export interface DateTerms extends FareTerms {
  /** Whether another price of a day changes all fares by the same share, or only that of two who share a room. */
  sameShareOnDates: boolean;
}

/** Fares in rupees of the trip itself, raised by the share by which its price rises. */
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

/** What each pays on an ordinary day who does not share a room as one of two. */
function ordinary(trip: FareSource, terms: FareTerms): OwnFares {
  const { alone, thirdAdult, childWithBed, childWithoutBed } = otherFares(trip, terms.rules);
  return {
    fareAlone: alone,
    fareThirdAdult: thirdAdult,
    fareChildWithBed: childWithBed,
    fareChildWithoutBed: childWithoutBed,
  };
}

/** The price of some days with the fares in rupees that hold on them. */
export function withFares(trip: FareSource, { ownFares, ...dated }: DatedPrice, terms: DateTerms): DatedPrice {
  const others = terms.sameShareOnDates ? raised(trip, dated.price, terms) : ordinary(trip, terms);
  const all = { ...others, ...ownFares };
  return Object.keys(all).length > 0 ? { ...dated, ownFares: all } : dated;
}
