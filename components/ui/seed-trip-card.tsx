import { destinations } from '@/content/catalogue/destinations';
import { bookNow } from '@/content/words/controls';
import type { SeedTrip } from '@/content/schema/types';
import type { ListLayout } from './list-layout';
import { TripCard } from './trip-card';
import { categoryLabels, startLabel } from '@/content/words/trip-kinds';

/** The number of stops shown as tags in lists of the whole catalogue (specification, section 9). */
const mostTags = 4;

interface SeedTripCardProps {
  trip: SeedTrip;
  /** The path of the page that the card is on. */
  page: string;
  layout?: ListLayout;
  /** See `TripCard`. */
  wide?: boolean;
  /** The heading over the card, if it may name the trip's place, which the card then leaves out. */
  under?: string;
  /** The badge is the category, as the specification has it for All Packages; elsewhere it is the company and the start. */
  hasCategory?: boolean;
}

/** The card of a trip of the seed catalogue in a list of many, with its place, its company and its start. */
export function SeedTripCard({ trip, page, layout = 'cards', wide = false, under, hasCategory }: SeedTripCardProps) {
  const [destination] = trip.destinations;
  const name = destination && destinations[destination].name;
  const place = [...(name && name !== under ? [name] : []), ...(hasCategory ? [startLabel(trip)] : [])].join(' · ');
  return (
    <TripCard
      trip={trip}
      page={page}
      layout={layout}
      wide={wide}
      badge={hasCategory ? categoryLabels[trip.category] : startLabel(trip)}
      place={place}
      mostChips={mostTags}
      action={bookNow}
    />
  );
}
