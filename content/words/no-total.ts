/** The reason why a party or a day has no total, as a sentence. Browsers load it. */
import { filled } from '../format/filled';
import { weekdays } from '../ids/months';
import { weekdayOf } from '../model/dates/start-on';
import type { NoTotal, TotalTerms } from '../model/fares/party-total';
import type { FareSource } from '../model/fares/party-fare';
import { noTotal } from '../records/pages/prices.json';

/** A trip with the sentence that names the days of the year on which it cannot start. */
export interface ClosedTrip extends FareSource {
  closed?: string | undefined;
}

/** One or two whole sentences. @param day the chosen day of departure, YYYY-MM-DD */
export function noTotalText(
  { why, because = '' }: NoTotal,
  { closed = '', childrenFrom }: ClosedTrip,
  { rooms }: Pick<TotalTerms, 'rooms'>,
  day = '',
): string {
  if (why === 'closed') return closed;
  const weekday = day && weekdays[weekdayOf(day)];
  return filled(noTotal[why], { because, weekday: weekday ?? '', from: childrenFrom ?? 0, most: rooms.most });
}
