import type { Metadata } from 'next';
import { PartyBar } from '@/components/islands/party/party-bar';
import { Hero } from '@/components/sections/hero';
import { RegionTrips } from '@/components/sections/region-trips';
import { ButtonLink } from '@/components/ui/button';
import { regionIds } from '@/content/ids/regions';
import { SignatureNote } from '@/components/ui/signature-note';
import { TaxNote } from '@/components/ui/tax-note';
import { explorePage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';
import { seedTrips } from '@/content/catalogue/trips';

const page = pageAt(routes.explorePackages);

export const metadata: Metadata = pageMetadata(page);

export default function ExplorePackagesPage() {
  const { picture, hero, more } = explorePage;
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} path={routes.explorePackages}>
        <ButtonLink href={routes.allPackages}>{more}</ButtonLink>
      </Hero>
      <PageCrumbs page={page} />
      <div className="shell">
        <div className="grid gap-2 pt-6">
          <SignatureNote />
          <TaxNote trips={seedTrips} />
          <PartyBar />
        </div>
        {regionIds.map((region) => (
          <RegionTrips key={region} region={region} />
        ))}
      </div>
    </>
  );
}
