import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { ItineraryTicket } from '@/components/sections/itinerary-ticket';
import { BookingLink } from '@/components/ui/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { itineraryCards } from '@/content/catalogue/itinerary-cards';
import { itinerariesPage } from '@/content/pages/lists';
import { pageAt } from '@/content/pages/registry';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

const page = pageAt(routes.itineraries);

export const metadata: Metadata = pageMetadata(page);

export default function ItineraryDownloadPage() {
  const { picture, hero, choose, custom } = itinerariesPage;
  return (
    <>
      <Hero picture={picture} {...hero} path={routes.itineraries}>
        <ButtonLink href="#itineraries">{choose}</ButtonLink>
      </Hero>
      <PageCrumbs page={page} />
      <Section id="itineraries">
        <h2 className="sr-only">{itinerariesPage.list}</h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {itineraryCards.map((card) => (
            <li key={card.id}>
              <ItineraryTicket card={card} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="custom" heading={custom.heading} lead={custom.text} deep>
        <BookingLink facts={{ page: routes.itineraries }}>{custom.action}</BookingLink>
      </Section>
    </>
  );
}
