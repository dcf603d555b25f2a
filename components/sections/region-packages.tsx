import { CataloguePackageCard } from '@/components/ui/catalogue-package-card';
import { layoutOf } from '@/components/ui/list-layout';
import { packages, regionLabels } from '@/content/packages';
import type { Region } from '@/content/types';

/** The packages of one region beside its name, which stays in view while they scroll past. */
export function RegionPackages({ region }: { region: Region }) {
  const tours = packages.filter((tour) => tour.region === region);
  const layout = layoutOf(packages.length);
  return (
    <section
      id={region}
      className="later grid scroll-mt-20 gap-6 border-b border-line py-10 md:py-14 lg:grid-cols-[15rem_1fr] lg:gap-10"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="font-display text-heading">{regionLabels[region]}</h2>
        <p className="mt-1 text-small text-ink-soft">
          {tours.length} {tours.length === 1 ? 'package' : 'packages'}
        </p>
      </div>
      <ul className={layout === 'rows' ? 'grid gap-x-10 sm:grid-cols-2' : 'grid gap-6 sm:grid-cols-2'}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <CataloguePackageCard tour={tour} layout={layout} />
          </li>
        ))}
      </ul>
    </section>
  );
}
