import { gateways } from '@/content/catalogue/gateways';
import { totalText } from '@/content/catalogue/taxes';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { formatMonths } from '@/content/format/months';
import { tripsPage } from '@/content/pages/trips';
import { paysFlightsAbroad } from '@/content/queries/compare-facts';
import { facetsOf } from '@/content/queries/trip-facets';
import type { Trip } from '@/content/queries/trips';
import { tripPath } from '@/content/routes';

/** More stops than these stand on the trip's own page: all of them were a quarter of the finder's bytes. */
const mostStops = 3;

/** A price for two is half of it for each, which is what the finder filters and sorts by. Flights abroad may cost as much as the trip. */
const termsOf = (trip: Trip) =>
  [
    trip.basis,
    totalText(trip.price, trip.abroad),
    ...(trip.basis === 'per couple' ? [`${formatRupees(facetsOf(trip).price)} each`] : []),
    ...(paysFlightsAbroad(trip) ? [tripsPage.flightsExtra] : []),
  ].join(', ');

/** A trip as thin rows of text: a page of a hundred stays light. One string a line, since each part of one has a mark in the HTML. */
export function FinderRow({ trip }: { trip: Trip }) {
  const { id, name, stops, days, price, rating, notes } = trip;
  const { best, fair } = notes.season;
  const fairMonths = fair.length > 0 ? `, fair ${formatMonths(fair)}` : '';
  return (
    <article>
      <h3>
        <a href={tripPath(id)}>{name}</a>
      </h3>
      <p>{stops.slice(0, mostStops).join(', ')}</p>
      <p>{`${formatDuration(days)} from ${gateways[notes.gateway]}, best ${formatMonths(best)}${fairMonths}`}</p>
      <p>
        <strong translate="no">{formatRupees(price)}</strong>
        {` ${termsOf(trip)}, rated ${rating.toFixed(1)}`}
      </p>
    </article>
  );
}
