import { trips } from '../../catalogue/trips';
import { isOnRequest, peakOn } from '../fares/peaks';
import { someGroup } from '../test/trips';
import { today } from './build-day';
import { departuresOf } from './departures';
import { festivalsMet } from './festival-days';
import { comingDepartures } from './group-departures';

test.each(trips)('$id: each date has the price of its peak, and the festivals that it meets', (trip) => {
  const dates = trip.collection === 'groups' ? departuresOf(trip.departures, trip.days, today) : [];
  expect(comingDepartures(trip)).toEqual(
    dates.map((date) => {
      const isAsked = date.price === undefined && isOnRequest(trip, date.leaves);
      const peak = date.price === undefined && !isAsked ? peakOn(trip, date.leaves) : undefined;
      const festivals = festivalsMet(trip, date.leaves);
      return {
        ...date,
        ...(isAsked ? { onRequest: true } : {}),
        ...(peak ? { price: trip.price + peak.more, peak: peak.name } : {}),
        ...(festivals.length > 0 ? { festivals } : {}),
      };
    }),
  );
});

test('a date keeps a price of its own', () => {
  const trip = someGroup((one) => comingDepartures(one).length > 0);
  const [date] = comingDepartures(trip);
  if (!date) throw new Error('no date');
  const own = { date: date.leaves, extra: false, status: 'on sale', price: 98_765, asOf: '2026-11-21' } as const;
  const [priced] = comingDepartures({ ...trip, departures: { ...trip.departures, dates: [own] } });
  expect(priced).toMatchObject({ leaves: date.leaves, price: 98_765 });
});
