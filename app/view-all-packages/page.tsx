import type { Metadata } from 'next';
import { PartyBar } from '@/components/islands/party/party-bar';
import { packageFilter } from '@/components/islands/filters/definitions';
import { FilterRules } from '@/components/islands/filters/filter-rules';
import { ItemList } from '@/components/islands/filters/item-list';
import { order } from '@/content/model/filter/sort-orders';
import { PackageSearch } from '@/components/islands/filters/package-search';
import { Hero } from '@/components/sections/hero';
import { SeedTripCard } from '@/components/ui/seed-trip-card';
import { SignatureNote } from '@/components/ui/signature-note';
import { TaxNote } from '@/components/ui/tax-note';
import { Poster } from '@/components/ui/poster';
import { layoutOf, listClasses } from '@/components/ui/list-layout';
import { allPackagesPage } from '@/content/pages/lists';
import { notFoundPage } from '@/content/words/shared';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';
import { seedTrips } from '@/content/catalogue/trips';

const page = pageAt(routes.allPackages);

export const metadata: Metadata = pageMetadata(page);

export default function AllPackagesPage() {
  const { picture, hero, search, empty } = allPackagesPage;
  const layout = layoutOf(seedTrips.length);
  const trips = seedTrips.map(({ id, name, category, price, rating }) => ({
    id,
    name,
    category,
    price,
    rating,
    in: { category: ['all', category] },
  }));
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} path={routes.allPackages} />
      <PageCrumbs page={page} />
      <div className="shell rhythm">
        <h2 className="sr-only">{allPackagesPage.list}</h2>
        <div className="mb-6">
          <SignatureNote />
        </div>
        <PartyBar />
        <FilterRules groups={{ category: packageFilter.category }} items={trips} />
        <PackageSearch
          filter={packageFilter}
          trips={trips}
          search={search}
          empty={empty}
          emptyPicture={<Poster picture={notFoundPage.picture} silent />}
        >
          <ItemList
            items={[...seedTrips]
              .sort(order.name)
              .map((trip) => ({ id: trip.id, in: { category: ['all', trip.category] }, trip }))}
            className={listClasses[layout]}
            card={({ trip }) => <SeedTripCard trip={trip} page={routes.allPackages} layout={layout} hasCategory />}
          />
        </PackageSearch>
        <div className="mt-6">
          <TaxNote trips={seedTrips} />
        </div>
      </div>
    </>
  );
}
