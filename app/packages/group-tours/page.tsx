import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { GroupTourTicket } from '@/components/sections/group-tour-ticket';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { groupTours } from '@/content/group-tours';
import { groupToursPage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import { listNode, packagePaths } from '../../_seo/graph';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: groupToursPage.title,
  description: groupToursPage.description,
  path: routes.groupTours,
});

export default function GroupToursPage() {
  const { picture, hero, heading } = groupToursPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.groupTours}>
        <ButtonLink href="#departures">See departures</ButtonLink>
      </Hero>
      <PageCrumbs
        path={routes.groupTours}
        here="Group Tours"
        picture={picture}
        nodes={[listNode(routes.groupTours, packagePaths(groupTours))]}
      />
      <Section id="departures" heading={heading}>
        <ul className="grid gap-6">
          {groupTours.map((tour) => (
            <li key={tour.id}>
              <GroupTourTicket tour={tour} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
