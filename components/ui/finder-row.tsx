import { gateways } from '@/content/catalogue/gateways';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { formatMonths } from '@/content/format/months';
import type { Trip } from '@/content/queries/trips';
import { tripPath } from '@/content/routes';

/** More stops than these stand on the trip's own page: all of them were a quarter of the finder's bytes. */
const mostStops = 3;

/** A trip as thin rows of text: a page of a hundred stays light. */
export function FinderRow({ trip: { id, name, stops, days, price, basis, rating, notes } }: { trip: Trip }) {
  return (
    <article>
      <h3 className="text-[min(1.0625rem,6.5vw)] leading-snug font-semibold">
        <a href={tripPath(id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {name}
        </a>
      </h3>
      <p className="text-ink-soft">{stops.slice(0, mostStops).join(', ')}</p>
      <p>
        {formatDuration(days)} from {gateways[notes.gateway]}, best {formatMonths(notes.season.best)}
        {notes.season.fair.length > 0 ? `, fair ${formatMonths(notes.season.fair)}` : null}
      </p>
      <p>
        <strong className="text-terracotta">{formatRupees(price)}</strong> {basis}, rated {rating.toFixed(1)}
      </p>
    </article>
  );
}
