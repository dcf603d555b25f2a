import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { DestinationCard } from '@/components/ui/destination-card';
import { Section } from '@/components/ui/section';
import { destinationGroups, destinations, keptDestinationIds } from '@/content/destinations';
import { destinationsPage } from '@/content/pages/lists';
import { destinationPath, routes } from '@/content/routes';
import { listNode } from '../_seo/graph';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: destinationsPage.title,
  description: destinationsPage.description,
  path: routes.destinations,
});

/** A place with two ids is listed under the one search engines keep. */
const items = destinationGroups
  .flatMap(({ ids }) => ids)
  .filter((id) => keptDestinationIds.includes(id))
  .map(destinationPath);

export default function DestinationsPage() {
  const { picture, hero } = destinationsPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.destinations} />
      <PageCrumbs
        path={routes.destinations}
        here="Destinations"
        picture={picture}
        nodes={[listNode(routes.destinations, items)]}
      />
      {destinationGroups.map(({ id, heading, ids }, index) => (
        <Section key={id} id={id} heading={heading} deep={index % 2 === 1}>
          <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {ids.map((destinationId) => (
              <li key={destinationId}>
                <DestinationCard destination={destinations[destinationId]} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
