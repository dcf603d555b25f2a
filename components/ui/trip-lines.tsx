import { rowColumns } from './list-layout';
import { TripRow } from './trip-row';
import type { Trip } from '@/content/schema/types';

/** Trips as rows, each a link by its name. */
export function TripLines({ trips }: { trips: readonly Trip[] }) {
  return (
    <ul className={`${rowColumns} border-t-2 border-ink`}>
      {trips.map((trip) => (
        <li key={trip.id}>
          <TripRow trip={trip} />
        </li>
      ))}
    </ul>
  );
}
