import { destinations } from '@/content/catalogue/destinations';
import { bookNow } from '@/content/words/controls';
import type { SeedTrip } from '@/content/schema/types';
import type { ListLayout } from './list-layout';
import { TripCard } from './trip-card';
import { categoryLabels } from '@/content/words/trip-kinds';

/** The number of stops shown as tags in lists of the whole catalogue (specification, section 9). */
const mostTags = 4;

interface SeedTripCardProps {
  trip: SeedTrip;
  /** The path of the page that the card is on. */
  page: string;
  layout?: ListLayout;
  /** See `TripCard`. */
  wide?: boolean;
}

/** The card of a trip of the seed catalogue in a list of many, with its kind and its place. */
export function SeedTripCard({ trip, page, layout = 'cards', wide = false }: SeedTripCardProps) {
  const [destination] = trip.destinations;
  return (
    <TripCard
      trip={trip}
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
