import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { RegionPackages } from '@/components/sections/region-packages';
import { ButtonLink } from '@/components/ui/button';
import { packages, regionLabels } from '@/content/packages';
import { explorePage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import type { Region } from '@/content/types';
import { listNode, packagePaths } from '../_seo/graph';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: explorePage.title,
  description: explorePage.description,
  path: routes.explorePackages,
});

const regions = Object.keys(regionLabels) as Region[];

export default function ExplorePackagesPage() {
  const { picture, hero, more } = explorePage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.explorePackages}>
        <ButtonLink href={routes.allPackages}>{more}</ButtonLink>
      </Hero>
      <PageCrumbs
        path={routes.explorePackages}
        here="Explore Packages"
        picture={picture}
        nodes={[listNode(routes.explorePackages, packagePaths(packages))]}
      />
      <div className="shell">
        {regions.map((region) => (
          <RegionPackages key={region} region={region} />
        ))}
      </div>
    </>
  );
}
