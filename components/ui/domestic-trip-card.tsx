import { bookNow } from '@/content/words/controls';
import { routes } from '@/content/routes';
import type { DomesticTrip } from '@/content/schema/types';
import type { ListLayout } from './list-layout';
import { TripCard } from './trip-card';
import { domesticCategoryLabels } from '@/content/words/trip-kinds';

/** The card of a trip on the domestic tours page. */
export function DomesticTripCard({ trip, layout = 'cards' }: { trip: DomesticTrip; layout?: ListLayout }) {
  return (
    <TripCard
      trip={trip}
      page={routes.domestic}
      layout={layout}
      place={trip.location}
      badge={domesticCategoryLabels[trip.category]}
      mostChips={6}
      action={bookNow}
    />
  );
}
