import type { Metadata } from 'next';
import { FeaturedTrips } from '@/components/sections/featured-trips';
import { Hero } from '@/components/sections/hero';
import { HomeContact } from '@/components/sections/home-contact';
import { HoneymoonTeaser } from '@/components/sections/honeymoon-teaser';
import { Services } from '@/components/sections/services';
import { StatTiles } from '@/components/sections/stat-tiles';
import { StateBoard } from '@/components/sections/state-board';
import { AskSection } from '@/components/ui/ask-box';
import { ButtonLink } from '@/components/ui/button';
import { home } from '@/content/pages/home';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { StructuredData } from './_seo/page-crumbs';
import { pageMetadata } from './_seo/page-metadata';

const page = pageAt(routes.home);

export const metadata: Metadata = pageMetadata(page);

export default function HomePage() {
  const { hero } = home;
  return (
    <>
      <Hero
        id="home"
        picture={hero.picture}
        title={hero.title}
        subtitle={hero.subtitle}
        price={pageAt(routes.finder).price}
        path={routes.home}
        size="tall"
        footed
      >
        <ButtonLink href={routes.explorePackages}>{hero.explore}</ButtonLink>{' '}
        <ButtonLink href={routes.planCustomTrip} variant="onPoster">
          {hero.custom}
        </ButtonLink>
      </Hero>
      <StructuredData page={page} />
      <div className="shell">
        <StatTiles stats={hero.stats} onHorizon />
        <AskSection className="mt-8" />
      </div>
      <Services />
      <FeaturedTrips />
      <StateBoard />
      <HoneymoonTeaser />
      <HomeContact />
    </>
  );
}
