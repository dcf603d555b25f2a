import type { Metadata } from 'next';
import { PartyBar } from '@/components/islands/party/party-bar';
import { Hero } from '@/components/sections/hero';
import { HoneymoonRow } from '@/components/sections/honeymoon-row';
import { ButtonLink } from '@/components/ui/button';
import { TaxNote } from '@/components/ui/tax-note';
import { Section } from '@/components/ui/section';
import { honeymoonPage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../../_seo/page-crumbs';
import { pageMetadata } from '../../_seo/page-metadata';
import { honeymoonTrips } from '@/content/catalogue/trips';

const page = pageAt(routes.honeymoon);

export const metadata: Metadata = pageMetadata(page);

export default function HoneymoonPage() {
  const { picture, hero, heading } = honeymoonPage;
  return (
    <>
      <Hero picture={picture} {...hero} price={page.price} path={routes.honeymoon} size="tall">
        <ButtonLink href="#honeymoons">{honeymoonPage.hero.action}</ButtonLink>
      </Hero>
      <PageCrumbs page={page} />
      <Section id="honeymoons" heading={heading} aside={<TaxNote trips={honeymoonTrips} />}>
        <PartyBar />
        <ul className="grid gap-14 md:gap-20">
          {honeymoonTrips.map((trip, index) => (
            <li key={trip.id}>
              <HoneymoonRow trip={trip} mirrored={index % 2 === 1} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
