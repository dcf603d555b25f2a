import type { Metadata } from 'next';
import { PartyBar } from '@/components/islands/party/party-bar';
import { Hero } from '@/components/sections/hero';
import { GroupTripTicket } from '@/components/sections/group-trip-ticket';
import { ButtonLink } from '@/components/ui/button';
import { TaxNote } from '@/components/ui/tax-note';
import { Section } from '@/components/ui/section';
import { groupToursPage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';
import { groupTrips } from '@/content/catalogue/trips';

const page = pageAt(routes.groupTours);

export const metadata: Metadata = pageMetadata(page);

export default function GroupToursPage() {
  const { picture, hero, heading } = groupToursPage;
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} path={routes.groupTours}>
        <ButtonLink href="#departures">{groupToursPage.hero.action}</ButtonLink>
      </Hero>
      <PageCrumbs page={page} />
      <Section id="departures" heading={heading} aside={<TaxNote trips={groupTrips} />}>
        <PartyBar />
        <ul className="grid gap-6">
          {groupTrips.map((trip) => (
            <li key={trip.id}>
              <GroupTripTicket trip={trip} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
