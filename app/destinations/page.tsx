import type { Metadata } from 'next';
import { Fragment } from 'react';
import { Hero } from '@/components/sections/hero';
import { MapAndStates } from '@/components/sections/map-and-states';
import { DestinationCard } from '@/components/ui/destination-card';
import { Section } from '@/components/ui/section';
import { destinationGroups, destinations } from '@/content/catalogue/destinations';
import { indiaMapTexts } from '@/content/words/maps';
import { destinationsPage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.destinations);

export const metadata: Metadata = pageMetadata(page);

export default function DestinationsPage() {
  const { picture, hero } = destinationsPage;
  return (
    <>
      <Hero picture={picture} {...hero} path={routes.destinations} />
      <PageCrumbs page={page} />
      {destinationGroups.map(({ id, heading, ids }, index) => (
        <Fragment key={id}>
          <Section id={id} heading={heading} deep={index === 2}>
            <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {ids.map((destinationId) => (
                <li key={destinationId}>
                  <DestinationCard destination={destinations[destinationId]} />
                </li>
              ))}
            </ul>
          </Section>
          {/* The map comes after the places that most people ask for. */}
          {index === 0 ? (
            <Section id="map" heading={indiaMapTexts.heading} lead={indiaMapTexts.lead} deep>
              <MapAndStates />
            </Section>
          ) : null}
        </Fragment>
      ))}
    </>
  );
}
