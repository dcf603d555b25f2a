/** The coming departures of group tours with their prices and the festivals that they meet. */
import { isGroup } from '../../catalogue/trips';
import type { GroupTrip, Trip } from '../../schema/types';
import { isOnRequest, peakOn } from '../fares/peaks';
import { today } from './build-day';
import { departuresOf, type Departure } from './departures';
import { festivalsMet } from './festival-days';

/** A date has its own price or, if it is in peak dates, their surcharge, as far as the operator has fixed one. */
function priced(trip: GroupTrip, departure: Departure): Departure {
  if (departure.price !== undefined) return departure;
  if (isOnRequest(trip, departure.leaves)) return { ...departure, onRequest: true };
  const peak = peakOn(trip, departure.leaves);
  return peak ? { ...departure, price: trip.price + peak.more, peak: peak.name } : departure;
}

/** The departures of a group tour in the next twelve months, earliest first. Other trips have none: they leave on any day. */
export function comingDepartures(trip: Trip): readonly Departure[] {
  if (!isGroup(trip)) return [];
  return departuresOf(trip.departures, trip.days, today).map((departure) => {
    const festivals = festivalsMet(trip, departure.leaves);
    return { ...priced(trip, departure), ...(festivals.length > 0 ? { festivals } : {}) };
  });
}
