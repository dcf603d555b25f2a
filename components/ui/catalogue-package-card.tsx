import { destinations } from '@/content/destinations';
import { categoryLabels } from '@/content/packages';
import { packageCard } from '@/content/pages/shared';
import { destinationOf, tourOf } from '@/content/tours';
import type { Package } from '@/content/types';
import type { ListLayout } from './list-layout';
import { PackageCard } from './package-card';

/** Lists of the whole catalogue show this many stops as tags (specification, section 9). */
const mostTags = 4;

/** A package of the seed catalogue in a list of many: its kind and its place. */
export function CataloguePackageCard({ tour, layout = 'cards' }: { tour: Package; layout?: ListLayout }) {
  const destination = destinationOf(tour.id);
  return (
    <PackageCard
      tour={tourOf(tour)}
      layout={layout}
      badge={categoryLabels[tour.category]}
      mostChips={mostTags}
      action="Book Now"
      basis={packageCard.priceNote}
      {...(destination ? { place: destinations[destination].name } : {})}
    />
  );
}
