import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { YearChart } from '@/components/sections/year-chart';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.whenToGo);

export const metadata: Metadata = pageMetadata(page);

export default function WhenToGoPage() {
  const { picture, hero } = whenToGoPage;
  return (
    <>
      <Hero picture={picture} {...hero} path={routes.whenToGo} />
      <PageCrumbs page={page} />
      <YearChart />
    </>
  );
}
