import type { ReactNode } from 'react';
import { gateways } from '@/content/ids/gateways';
import { eachPays } from '@/content/model/fares/lowest-fare';
import { withGst } from '@/content/model/fares/taxes';
import { totalText } from '@/content/words/taxes';
import { filled } from '@/content/format/filled';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { tripsPage } from '@/content/words/trips-page';
import { paysFlightsAbroad } from '@/content/words/compare-facts';
import { thumbnailFile, tripPath } from '@/content/routes';
import { YearStrip } from './year-strip';
import type { Trip } from '@/content/schema/types';

const { flightsExtra, row } = tripsPage;

/** Half of a price for two is the price for each, by which the finder filters and sorts. Flights abroad may cost as much as the trip. */
const totalOf = (trip: Trip) =>
  [
    totalText(trip.price, trip.abroad),
    ...(trip.basis === 'per couple' ? [filled(row.each, { price: formatRupees(withGst(eachPays(trip))) })] : []),
    ...(paysFlightsAbroad(trip) ? [flightsExtra] : []),
    filled(row.rated, { rating: trip.rating.toFixed(1) }),
  ].join(', ');

interface TripRowProps {
  trip: Trip;
  /** True where links lead to the row. */
  hasId?: boolean;
  /** True in the first screen of a phone, where its picture is the largest: it does not wait for the layout. */
  isFirst?: boolean;
  /** False in a list of thousands, whose rows out of view are never laid out (`lazy-rows`). */
  isDeferred?: boolean;
  /** Content below the picture. */
  children?: ReactNode;
}

/**
 * A trip as a row of a list: a small picture, name, days and town, price, year. To keep a page of a hundred rows light, it has plain
 * elements that the style sheet selects by position, and one string per line, since React marks each separate string in the HTML.
 */
export function TripRow({ trip, hasId = false, isFirst = false, isDeferred = !isFirst, children }: TripRowProps) {
  const { id, name, days, price, basis, picture, gateway, season } = trip;
  return (
    <article id={hasId ? id : undefined} className={isDeferred ? 'deferred trip-row' : 'trip-row'}>
      {/* eslint-disable-next-line @next/next/no-img-element -- made in its size by the build */}
      <img
        src={thumbnailFile(picture)}
        alt=""
        width={96}
        height={96}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
      <div className="reader-text">
        <h3>
          <a href={tripPath(id)}>{name}</a>
        </h3>
        <p>{filled(row.first, { days: formatDuration(days), town: gateways[gateway] })}</p>
        <p>
          <strong translate="no">{formatRupees(price)}</strong>
          {` ${basis}`}
        </p>
        <p>{totalOf(trip)}</p>
        <YearStrip season={season} />
      </div>
      {children}
    </article>
  );
}
