import { destinations } from '@/content/catalogue/destinations';
import { categoryLabels } from '@/content/catalogue/seed';
import { bookNow } from '@/content/pages/controls';
import { cardTripOf } from '@/content/queries/card-trip';
import type { SeedTrip } from '@/content/schema/types';
import type { ListLayout } from './list-layout';
import { TripCard } from './trip-card';

/** Lists of the whole catalogue show this many stops as tags (specification, section 9). */
const mostTags = 4;

interface SeedTripCardProps {
  trip: SeedTrip;
  /** Path of the page it stands on. */
  page: string;
  layout?: ListLayout;
  /** See `TripCard`. */
  wide?: boolean;
}

/** A trip of the seed catalogue in a list of many: its kind and its place. */
export function SeedTripCard({ trip, page, layout = 'cards', wide = false }: SeedTripCardProps) {
  const [destination] = trip.destinations;
  return (
    <TripCard
      trip={cardTripOf(trip)}
      page={page}
      layout={layout}
      wide={wide}
      badge={categoryLabels[trip.category]}
      mostChips={mostTags}
      action={bookNow}
      {...(destination ? { place: destinations[destination].name } : {})}
    />
  );
}
