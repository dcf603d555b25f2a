import { totalText } from '@/content/catalogue/taxes';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { tripPath } from '@/content/routes';
import type { CardTrip } from '@/content/queries/card-trip';

interface TripRowProps {
  trip: CardTrip;
  place: string | undefined;
}

/** A trip on one line: name, place and days, price. Replaces its card in very long lists (`layoutOf`). */
export function TripRow({ trip, place }: TripRowProps) {
  return (
    <article
      id={trip.id}
      className="relative flex h-full scroll-mt-28 items-baseline justify-between gap-4 border-b border-line py-3"
    >
      <h3 className="min-w-0 font-semibold">
        <a href={tripPath(trip.id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {trip.name}
        </a>
        <span className="block text-small font-normal text-ink-soft">
          {place ? `${place} · ` : null}
          {formatDuration(trip.days)}
        </span>
      </h3>
      <p className="shrink-0 text-right font-semibold text-terracotta">
        <span translate="no">{formatRupees(trip.price)}</span>
        <span className="block text-caption font-normal text-ink-soft">{trip.basis}</span>{' '}
        <span translate="no" className="block text-caption font-normal text-ink-soft">
          {totalText(trip.price, trip.abroad)}
        </span>
      </p>
    </article>
  );
}
