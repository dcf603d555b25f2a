import { whenToGoPage } from '@/content/pages/when-to-go';
import { packagePath } from '@/content/routes';
import type { MonthId } from '@/content/months';
import type { Trip } from '@/content/trips';

interface MonthTripsProps {
  id: MonthId;
  name: string;
  trips: readonly Trip[];
}

/** One month: what it is like, and the tours at their best in it. */
export function MonthTrips({ id, name, trips }: MonthTripsProps) {
  return (
    <section id={id} className="grid scroll-mt-24 gap-x-10 gap-y-4 border-t-2 border-ink py-8 lg:grid-cols-[16rem_1fr]">
      <div>
        <h2 className="font-display text-heading">{name}</h2>
        <p className="mt-2 text-small text-ink-soft">{whenToGoPage.notes[id]}</p>
      </div>
      <ul className="columns-1 gap-8 text-small sm:columns-2 xl:columns-3">
        {trips.map((trip) => (
          <li key={trip.id} className="break-inside-avoid">
            <a href={packagePath(trip.id)} className="flex min-h-11 items-center hover:text-lagoon hover:underline">
              {trip.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
