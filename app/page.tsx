import type { Metadata } from 'next';
import { FeaturedPackages } from '@/components/sections/featured-packages';
import { Hero } from '@/components/sections/hero';
import { HomeContact } from '@/components/sections/home-contact';
import { HoneymoonTeaser } from '@/components/sections/honeymoon-teaser';
import { Services } from '@/components/sections/services';
import { StatTiles } from '@/components/sections/stat-tiles';
import { StateBoard } from '@/components/sections/state-board';
import { ButtonLink } from '@/components/ui/button';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { StructuredData } from './_seo/page-crumbs';
import { pageMetadata } from './_seo/page-metadata';

export const metadata: Metadata = pageMetadata({ title: home.title, description: home.description, path: routes.home });

export default function HomePage() {
  const { hero } = home;
  return (
    <>
      <Hero
        id="home"
        picture={hero.picture}
        title={hero.title}
        subtitle={hero.subtitle}
        path={routes.home}
        size="tall"
        footed
      >
        <ButtonLink href={routes.explorePackages}>{hero.explore}</ButtonLink>
        <ButtonLink href={routes.planCustomTrip} look="onPoster">
          {hero.custom}
        </ButtonLink>
      </Hero>
      <StructuredData path={routes.home} name={hero.title} trail={[]} picture={hero.picture} />
      <div className="shell">
        <StatTiles stats={hero.stats} onHorizon />
      </div>
      <Services />
      <FeaturedPackages />
      <StateBoard />
      <HoneymoonTeaser />
      <HomeContact />
    </>
  );
}
