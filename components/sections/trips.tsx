import { PartyBar } from '@/components/islands/party/party-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FactsTable } from '@/components/ui/facts-table';
import { TripCard } from '@/components/ui/trip-card';
import { TaxNote } from '@/components/ui/tax-note';
import { Section } from '@/components/ui/section';
import { tripCard } from '@/content/words/shared';
import { sectionAnchors, stateFilterPath } from '@/content/routes';
import { factsOf, tripsFrom } from '@/content/model/destination-trips';
import type { SectionOf } from '@/content/schema/types';

type TripsSection = SectionOf<'trips'>;

/** The number of stops in Core Attractions (specification, section 9). */
const mostAttractions = 6;

/** The Trip Speciality of one trip: the first text whose condition its name meets. */
export function specialityOf(name: string, { when, otherwise }: TripsSection['speciality']): string {
  return when.find(({ nameContains }) => name.includes(nameContains))?.text ?? otherwise;
}

function QuickFacts({ facts }: { facts: TripsSection['facts'] }) {
  return facts.length > 0 ? (
    <div>
      <h4 className="border-b-2 border-ink pb-1 text-small font-bold">{tripCard.facts}</h4>
      <FactsTable facts={facts} />
    </div>
  ) : null;
}

interface TripsProps {
  section: TripsSection;
  /** The destination's own picture. */
  picture: string;
  /** The path of the page. */
  page: string;
}

function Empty({ section, picture, page }: TripsProps) {
  return (
    <div className="grid gap-6">
      <EmptyState picture={picture} heading={section.empty.heading} line={section.empty.line}>
        <BookingLink facts={{ page }}>{section.empty.action}</BookingLink>
        {section.alsoSold?.map(({ state, line }) => (
          <p key={state} className="text-small">
            <ArrowLink href={stateFilterPath(state)}>{line}</ArrowLink>
          </p>
        ))}
      </EmptyState>
      {section.facts.length > 0 ? (
        <div className="max-w-xl">
          <QuickFacts facts={section.facts} />
        </div>
      ) : null}
    </div>
  );
}

/** A destination's trip grid, or its empty state with the destination's own picture. */
export function Trips({ section, picture, page }: TripsProps) {
  const trips = tripsFrom(section.source);
  const isAlone = trips.length === 1;
  return (
    <Section
      id={sectionAnchors[section.kind]}
      heading={section.heading}
      aside={trips.length > 0 ? <TaxNote trips={trips} /> : undefined}
    >
      {trips.length === 0 ? (
        <Empty section={section} picture={picture} page={page} />
      ) : (
        <>
          <PartyBar />
          <ul className="grid gap-6 md:grid-cols-2">
            {trips.map((trip) => (
              <li key={trip.id} className={isAlone ? 'md:col-span-2' : undefined}>
                <TripCard
                  trip={trip}
                  page={page}
                  wide={isAlone}
                  badge={tripCard.badge}
                  hot
                  mostChips={mostAttractions}
                  chipsHeading={tripCard.attractions}
                  action={tripCard.book}
                >
                  <QuickFacts facts={factsOf(trip.id, section)} />
                  <div>
                    <h4 className="text-small font-bold">{tripCard.speciality}</h4>
                    <p className="text-small text-ink-soft">{specialityOf(trip.name, section.speciality)}</p>
                  </div>
                </TripCard>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
