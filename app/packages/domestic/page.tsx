import type { Metadata } from 'next';
import { DomesticTours } from '@/components/sections/domestic-tours';
import { Hero } from '@/components/sections/hero';
import { domesticTours } from '@/content/domestic-tours';
import { domesticPage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import { listNode, packagePaths } from '../../_seo/graph';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: domesticPage.title,
  description: domesticPage.description,
  path: routes.domestic,
});

export default function DomesticPage() {
  const { picture, hero } = domesticPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.domestic} />
      <PageCrumbs
        path={routes.domestic}
        here="Domestic Tours"
        picture={picture}
        nodes={[listNode(routes.domestic, packagePaths(Object.values(domesticTours).flat()))]}
      />
      <DomesticTours tours={domesticTours} />
    </>
  );
}
