import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { HoneymoonRow } from '@/components/sections/honeymoon-row';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { honeymoonPackages } from '@/content/honeymoon-packages';
import { honeymoonPage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import { listNode, packagePaths } from '../../_seo/graph';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: honeymoonPage.title,
  description: honeymoonPage.description,
  path: routes.honeymoon,
});

export default function HoneymoonPage() {
  const { picture, hero, heading } = honeymoonPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.honeymoon} size="tall">
        <ButtonLink href="#honeymoons">See prices per couple</ButtonLink>
      </Hero>
      <PageCrumbs
        path={routes.honeymoon}
        here="Honeymoon Packages"
        picture={picture}
        nodes={[listNode(routes.honeymoon, packagePaths(honeymoonPackages))]}
      />
      <Section id="honeymoons" heading={heading}>
        <ul className="grid gap-14 md:gap-20">
          {honeymoonPackages.map((tour, index) => (
            <li key={tour.id}>
              <HoneymoonRow tour={tour} mirrored={index % 2 === 1} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
