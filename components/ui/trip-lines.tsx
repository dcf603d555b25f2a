import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { tripPage } from '@/content/pages/trip';
import { tripPath } from '@/content/routes';
import type { Trip } from '@/content/queries/trips';

/** Trips as lines of a departure board, each a link by its name with days and price. */
export function TripLines({ trips }: { trips: readonly Trip[] }) {
  return (
    <ul className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-10">
      {trips.map(({ id, name, days, price, basis }) => (
        <li key={id} className="border-b border-line">
          <a href={tripPath(id)} className="flex min-h-13 flex-col justify-center py-2 hover:text-lagoon">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-caption text-ink-soft">
              {formatDuration(days)}, <span translate="no">{formatRupees(price)}</span> {tripPage.basis[basis]}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
