import type { DomesticPackage } from '@/content/types';
import { packageCard } from '@/content/pages/shared';
import { tourOfTitled } from '@/content/tours';
import type { ListLayout } from './list-layout';
import { PackageCard } from './package-card';

/** A tour of the domestic tours page. */
export function DomesticCard({ tour, layout = 'cards' }: { tour: DomesticPackage; layout?: ListLayout }) {
  return (
    <PackageCard
      tour={tourOfTitled(tour)}
      layout={layout}
      place={tour.location}
      badge={domesticCategoryLabels[tour.category]}
      mostChips={6}
      action="Book Now"
      basis={packageCard.priceNote}
    />
  );
}

const domesticCategoryLabels: Record<DomesticPackage['category'], string> = {
  spiritual: 'Spiritual',
  heritage: 'Heritage',
  nature: 'Nature',
  beach: 'Beach',
};
