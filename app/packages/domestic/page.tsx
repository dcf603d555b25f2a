import type { Metadata } from 'next';
import { DomesticTrips } from '@/components/sections/domestic-trips';
import { Hero } from '@/components/sections/hero';
import { domesticPage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';
import { domesticTrips } from '@/content/catalogue/trips';

const page = pageAt(routes.domestic);

export const metadata: Metadata = pageMetadata(page);

export default function DomesticPage() {
  const { picture, hero } = domesticPage;
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} path={routes.domestic} />
      <PageCrumbs page={page} />
      <DomesticTrips trips={domesticTrips} />
    </>
  );
}
