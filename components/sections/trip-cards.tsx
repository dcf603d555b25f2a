import type { ReactNode } from 'react';
import { PartyBar } from '@/components/islands/party/party-bar';
import { Section } from '@/components/ui/section';
import { Fold } from '@/components/ui/fold';
import { layoutOf, listClasses } from '@/components/ui/list-layout';
import { TaxNote } from '@/components/ui/tax-note';
import { TripCard } from '@/components/ui/trip-card';
import { gateways } from '@/content/ids/gateways';
import { formatMonths } from '@/content/format/months';
import type { MonthId } from '@/content/ids/months';
import { requestText } from '@/content/words/on-request';
import { collectionTexts } from '@/content/pages/collections/texts';
import { kindBadges } from '@/content/pages/state';
import type { Trip } from '@/content/schema/types';
import { kindOf } from '@/content/catalogue/trips';
import { actionOf } from '@/content/pages/trip-list';

/** The number of cards that a phone shows at first; it fills whole lines of two and of three columns. */
const firstCards = 6;

/** The number of stops on a card; here trips differ more by their start and their best months. */
const mostStops = 4;

function badgeOf(trip: Trip): { badge?: string } {
  const badge = kindBadges[kindOf(trip)];
  return badge ? { badge } : {};
}

interface TripCardsProps {
  id: string;
  /** The path of the page. */
  page: string;
  heading: string;
  /** A sentence that says how the trips are sorted. */
  lead: string;
  trips: readonly Trip[];
  /** The month that the page is about: cards then say if the price of its days is on request. */
  month?: MonthId | undefined;
  /** A link below the trips that leads to more. */
  more?: ReactNode;
}

/** Trips of any collection as cards, with the town each starts from and its best months. */
export function TripCards({ id, page, heading, lead, trips, month, more }: TripCardsProps) {
  const layout = layoutOf(trips.length);
  const cards = (some: readonly Trip[]) => (
    <ul className={listClasses[layout]}>
      {some.map((trip) => (
        <li key={trip.id} className="min-w-0">
          <TripCard
            trip={trip}
            page={page}
            layout={layout}
            place={trip.location}
            mostChips={mostStops}
            action={actionOf(trip)}
            {...badgeOf(trip)}
          >
            <p className="text-small text-ink-soft">
              {[
                collectionTexts.card(gateways[trip.gateway], formatMonths(trip.season.best)),
                ...(month ? [requestText(trip, month)] : []),
              ]
                .filter(Boolean)
                .join('; ')}
            </p>
          </TripCard>
        </li>
      ))}
    </ul>
  );
  const rest = trips.slice(firstCards);
  return (
    <Section id={id} heading={heading} lead={lead} aside={<TaxNote trips={trips} />} deep>
      <PartyBar />
      {cards(trips.slice(0, firstCards))}
      {rest.length > 0 ? (
        <div className="rest mt-6">
          <Fold summary={collectionTexts.rest(rest.length)} isOpen>
            {cards(rest)}
          </Fold>
        </div>
      ) : null}
      {more ? <p className="mt-8">{more}</p> : null}
    </Section>
  );
}
