/** Development only: the tokens, the typography, and every component in every state, with real content. */
import type { ReactNode } from 'react';
import { GroupTripTicket } from '@/components/sections/group-trip-ticket';
import { HoneymoonRow } from '@/components/sections/honeymoon-row';
import { ItineraryTicket } from '@/components/sections/itinerary-ticket';
import { TripDetail } from '@/components/sections/trip-detail';
import { Trips } from '@/components/sections/trips';
import { StatTiles } from '@/components/sections/stat-tiles';
import { ErrorMessage } from '@/components/ui/error-message';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { buttonClasses } from '@/components/ui/button';
import { SeedTripCard } from '@/components/ui/seed-trip-card';
import { DestinationCard } from '@/components/ui/destination-card';
import { DomesticTripCard } from '@/components/ui/domestic-trip-card';
import { EnquiryFields } from '@/components/ui/enquiry-fields';
import { destinationIds } from '@/content/ids/destinations';
import { destinations } from '@/content/catalogue/destinations';
import { itineraryCards } from '@/content/catalogue/itinerary-cards';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { domesticTrips, groupTrips, honeymoonTrips, seedTrips } from '@/content/catalogue/trips';

const planes = [
  'bg-paper',
  'bg-paper-raised',
  'bg-paper-deep',
  'bg-line',
  'bg-indigo',
  'bg-indigo-deep',
  'bg-marigold',
  'bg-leaf-deep',
];
const inks = ['text-ink', 'text-ink-soft', 'text-terracotta', 'text-lagoon', 'text-alert', 'text-leaf'];
const sizes = [
  'text-display font-display',
  'text-heading font-display',
  'text-title',
  'text-lead',
  'text-body',
  'text-small',
  'text-caption',
];

const byLength = <T,>(records: readonly T[], name: (record: T) => string) =>
  [...records].sort((a, b) => name(a).length - name(b).length);
const ends = <T,>(records: readonly T[]) => [records.at(0), records.at(-1)].filter((record) => record !== undefined);

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4">
      <h2 className="text-small font-bold">{name}</h2>
      {children}
    </section>
  );
}

export default function StyleGuide() {
  const empty = destinations.srilanka.sections.find((section) => section.kind === 'trips');
  const detail = destinations.thailand.sections.find((section) => section.kind === 'trip-detail');
  return (
    <div className="shell rhythm grid gap-12">
      <h1 className="font-display text-display">Style guide</h1>
      <Part name="Planes">
        <div className="grid grid-cols-4 gap-3">
          {planes.map((plane) => (
            <div
              key={plane}
              className={`grid h-24 place-items-end rounded-small border border-line p-2 text-caption ${plane}`}
            >
              <span className="bg-paper px-1">{plane}</span>
            </div>
          ))}
        </div>
      </Part>
      <Part name="Inks">
        {inks.map((ink) => (
          <p key={ink} className={ink}>
            {ink}: the ferry leaves at half past six, and the tea is already poured.
          </p>
        ))}
      </Part>
      <Part name="Type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            ₹1,05,000 for Kodaikanal
          </p>
        ))}
      </Part>
      <Part name="Buttons and links">
        <p className="flex flex-wrap gap-3">
          <BookingLink>Primary</BookingLink>
          <BookingLink variant="secondary">Secondary</BookingLink>
          <span className={buttonClasses('onPoster')}>On a poster</span>
          <ArrowLink href="#">Arrow link</ArrowLink>
        </p>
      </Part>
      <Part name="Stat tiles">
        <StatTiles stats={home.hero.stats} />
        <StatTiles stats={home.why.stats} />
      </Part>
      <Part name="Package cards: the shortest and the longest name">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {ends(byLength(seedTrips, (trip) => trip.name)).map((trip) => (
            <SeedTripCard key={trip.id} trip={trip} page={routes.home} />
          ))}
          {ends(byLength(Object.values(domesticTrips).flat(), (trip) => trip.name)).map((trip) => (
            <DomesticTripCard key={trip.id} trip={trip} />
          ))}
        </div>
      </Part>
      <Part name="Destination cards">
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {ends(byLength(destinationIds, (id) => destinations[id].name)).map((id) => (
            <DestinationCard key={id} destination={destinations[id]} />
          ))}
        </div>
      </Part>
      <Part name="Honeymoon, both ways round">
        {honeymoonTrips.slice(0, 2).map((trip, index) => (
          <HoneymoonRow key={trip.id} trip={trip} mirrored={index === 1} />
        ))}
      </Part>
      <Part name="Group tour">
        {groupTrips.slice(0, 1).map((trip) => (
          <GroupTripTicket key={trip.id} trip={trip} />
        ))}
      </Part>
      <Part name="Itinerary">
        {itineraryCards.slice(0, 1).map((card) => (
          <ItineraryTicket key={card.id} card={card} />
        ))}
      </Part>
      <Part name="Package section: empty">
        {empty ? <Trips section={empty} picture="srilanka" page={routes.home} /> : null}
      </Part>
      <Part name="Package in full, and not found">
        {detail ? <TripDetail section={detail} page={routes.home} /> : null}
        {detail ? <TripDetail section={{ ...detail, tripId: 'nowhere' }} page={routes.home} /> : null}
      </Part>
      <Part name="Form fields">
        <form>
          <EnquiryFields required />
        </form>
      </Part>
      <Part name="Error">
        <ErrorMessage message="A chunk is missing" />
      </Part>
    </div>
  );
}
