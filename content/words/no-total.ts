/** The reason why a party has no total, as a sentence. The booking wizard loads it in the browser. */
import { filled } from '../format/filled';
import { childFareFrom, type NoTotal, type TotalTerms } from '../model/fares/party-total';
import type { FareSource } from '../model/fares/party-fare';
import { noTotal } from '../records/pages/prices.json';

/** A trip with the sentence that names the days on which it cannot start. */
export interface ClosedTrip extends FareSource {
  closed?: string | undefined;
}

/** One or two whole sentences. */
export function noTotalText({ why }: NoTotal, trip: ClosedTrip, { childAge }: Pick<TotalTerms, 'childAge'>): string {
  if (why === 'closed') return trip.closed ?? '';
  return filled(noTotal[why], { from: childFareFrom(trip, childAge) ?? 0 });
}
