/** The data of all trips that browsers need to quote them. */
import { trips } from '../catalogue/trips';
import { today } from '../model/dates/build-day';
import { isOn } from '../model/dates/start-on';
import { sameForAllOf } from '../model/fares/fare-parties';
import { totalTerms, totalTripOf } from '../model/fares/trip-totals';
import type { Trip } from '../schema/types';
import { seasonClosedText } from './closed-days';
import type { QuoteData, SentTrip, SentSpan } from './quotes';

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The data of some trips without empty fields, because every byte is sent to the browser. Days of the same peak dates are sent once, and a
 * group's festivals only where one of its dates meets them.
 */
export function quoteData(some: readonly Trip[] = trips): QuoteData {
  const terms = totalTerms();
  const spans: SentSpan[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (span: SentSpan) => {
    const key = JSON.stringify(span);
    const number = numbers.get(key) ?? spans.push(span) - 1;
    numbers.set(key, number);
    return number;
  };
  const sent = some.map((trip): SentTrip => {
    const { dated, onRequest, meets, leaves } = totalTripOf(trip);
    const { id, days, price, basis, abroad, alsoFor, childrenFrom, fareRules, ownFares } = trip;
    const same = sameForAllOf(trip);
    const fields = {
      ...{ abroad, alsoFor, childrenFrom, fareRules, ownFares },
      ...(basis === 'per couple' ? { basis } : {}),
      ...('category' in trip && trip.category === 'honeymoon' ? { category: trip.category } : {}),
      sameForAll: same > 0 ? [{ rupees: same }] : [],
      at: dated.map(({ from, until, name, price: on, ownFares: own }) => [
        numberOf({ from, until, ...(name ? { name } : {}) }),
        on,
        ...(own ? [own] : []),
      ]),
      onRequest: onRequest.map(({ from, until }) => ({ from, until })),
      // A group leaves on its own dates, whatever is closed.
      ...(leaves
        ? { leaves, meets: meets.filter(({ on }) => on.some((span) => leaves.some((day) => isOn(day)(span)))) }
        : {
            cannotStart: trip.cannotStart,
            closedOn: trip.closedOn,
            fullOn: trip.fullOn,
            closed: seasonClosedText(trip, today),
            // Days after the last known price have no total, so that only what rules them out matters.
            meets: meets.flatMap(({ on, ...meeting }) => {
              const said = on.filter(({ from }) => meeting.must || from <= terms.pricedUntil);
              return said.length > 0 ? [{ on: said, ...meeting }] : [];
            }),
          }),
    };
    // A group without a date that can be booked leaves on no day, unlike a trip that leaves on any.
    const known = Object.fromEntries(
      Object.entries(fields).filter(([name, value]) => name === 'leaves' || !isEmpty(value)),
    );
    return { id, days, price, ...known };
  });
  return { terms, spans, trips: sent };
}
