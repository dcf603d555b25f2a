import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { totalText } from '@/content/catalogue/taxes';
import { basisText } from '@/content/pages/fares';
import { tripPath } from '@/content/routes';
import type { Trip } from '@/content/queries/trips';

/** Trips as lines of a departure board, each a link by its name with days and price. */
export function TripLines({ trips }: { trips: readonly Trip[] }) {
  return (
    <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
      {trips.map((trip) => (
        <li key={trip.id} className="border-b border-line">
          <a href={tripPath(trip.id)} className="flex min-h-13 flex-col justify-center py-2 hover:text-lagoon">
            <span className="font-semibold">{trip.name}</span>{' '}
            <span className="text-caption text-ink-soft">
              {formatDuration(trip.days)}, <span translate="no">{formatRupees(trip.price)}</span> {basisText(trip)},{' '}
              <span translate="no">{totalText(trip.price, trip.abroad)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
