import type { Metadata } from 'next';
import { categoriesOf } from '@/components/islands/find-packages';
import { PackageSearch } from '@/components/islands/package-search';
import { Hero } from '@/components/sections/hero';
import { CataloguePackageCard } from '@/components/ui/catalogue-package-card';
import { FilterRules } from '@/components/ui/filter-rules';
import { Poster } from '@/components/ui/poster';
import { layoutOf, listClasses } from '@/components/ui/list-layout';
import { packages } from '@/content/packages';
import { allPackagesPage } from '@/content/pages/lists';
import { notFoundPage } from '@/content/pages/shared';
import { routes } from '@/content/routes';
import { listNode, packagePaths } from '../_seo/graph';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: allPackagesPage.title,
  description: allPackagesPage.description,
  path: routes.allPackages,
});

export default function AllPackagesPage() {
  const { picture, hero, search, categories, sorts, empty } = allPackagesPage;
  const layout = layoutOf(packages.length);
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.allPackages} />
      <PageCrumbs
        path={routes.allPackages}
        here="All Packages"
        picture={picture}
        nodes={[listNode(routes.allPackages, packagePaths(packages))]}
      />
      <div className="shell rhythm">
        <h2 className="unseen">Packages</h2>
        <FilterRules name="category" items={packages.map((tour) => ({ groups: categoriesOf(tour) }))} />
        <PackageSearch
          records={packages.map((tour) => {
            const { id, name, category, price, rating } = tour;
            return { id, name, category, price, rating, card: <CataloguePackageCard tour={tour} layout={layout} /> };
          })}
          search={search}
          categories={categories}
          sorts={sorts}
          empty={empty}
          emptyPicture={<Poster picture={notFoundPage.picture} silent className="md:h-full" />}
          listClass={listClasses[layout]}
        />
      </div>
    </>
  );
}
