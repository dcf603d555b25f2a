import type { Metadata } from 'next';
import { Hero } from '@/components/sections/hero';
import { ItineraryTicket } from '@/components/sections/itinerary-ticket';
import { BookingLink } from '@/components/ui/booking-link';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { itineraryCards } from '@/content/itinerary-cards';
import { itinerariesPage } from '@/content/pages/lists';
import { routes } from '@/content/routes';
import { PageCrumbs } from '../_seo/page-crumbs';
import { pageMetadata } from '../_seo/page-metadata';

export const metadata: Metadata = pageMetadata({
  title: itinerariesPage.title,
  description: itinerariesPage.description,
  path: routes.itineraries,
});

export default function ItineraryDownloadPage() {
  const { picture, hero, choose, custom } = itinerariesPage;
  return (
    <>
      <Hero picture={picture} title={hero.title} subtitle={hero.subtitle} path={routes.itineraries}>
        <ButtonLink href="#itineraries">{choose}</ButtonLink>
      </Hero>
      <PageCrumbs path={routes.itineraries} here="Itinerary Download" picture={picture} />
      <Section id="itineraries">
        <h2 className="unseen">Six itineraries</h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {itineraryCards.map((card) => (
            <li key={card.id}>
              <ItineraryTicket card={card} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="custom" heading={custom.heading} lead={custom.text} deep>
        <BookingLink>{custom.action}</BookingLink>
      </Section>
    </>
  );
}
