import { sectionAnchors } from '@/content/routes';
import { Check } from 'lucide-react';
import { TripPrice } from '@/components/islands/party/trip-price';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { Chips } from '@/components/ui/chips';
import { DayLine } from '@/components/ui/day-line';
import { FactsTable } from '@/components/ui/facts-table';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { TaxNote } from '@/components/ui/tax-note';
import { Section } from '@/components/ui/section';
import { formatDuration } from '@/content/format/duration';
import { placePage, tripCard } from '@/content/words/shared';
import { tripPath } from '@/content/routes';
import { bookingFactsOf } from '@/content/words/booking-facts';
import type { SectionOf } from '@/content/schema/types';
import { BookingForm } from './booking-form';
import { seedTrips, stopsOf } from '@/content/catalogue/trips';
import { isForTwoOnly } from '@/content/model/fares/fare-parties';
import { calendarFestivals } from '@/content/model/dates/festivals';

interface TripDetailProps {
  section: SectionOf<'trip-detail'>;
  /** The path of the page. */
  page: string;
}

/** One trip in full on its destination's page: picture, price, facts, highlights and a sample itinerary day by day. */
export function TripDetail({ section, page }: TripDetailProps) {
  const trip = seedTrips.find(({ id }) => id === section.tripId);
  if (!trip) {
    return (
      <Section id={sectionAnchors[section.kind]}>
        <p className="font-display text-heading">{section.missing}</p>
      </Section>
    );
  }
  const { plan, season } = trip;
  const stops = stopsOf(trip);
  const facts = bookingFactsOf(trip, page);
  return (
    <Section id={sectionAnchors[section.kind]} heading={trip.name}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div className="grid content-start gap-5 lg:sticky lg:top-28">
          <Poster picture={trip.picture} className="rounded-large" />
          <div className="flex items-center justify-between gap-4 text-ink-soft">
            {`${formatDuration(trip.days)} `}
            <Rating value={trip.rating} />
          </div>
          <Price rupees={trip.price} basis={trip.basis} abroad={trip.abroad} />
          <TaxNote trips={[trip]} />
          <TripPrice id={trip.id} name={trip.name} festivals={calendarFestivals(trip)} isForTwo={isForTwoOnly(trip)} />
          <div>
            <h3 className="border-b-2 border-ink pb-1 text-small font-bold">{tripCard.facts}</h3>
            <FactsTable facts={section.facts} />
          </div>
          <div className="grid gap-2">
            <h3 className="text-small font-bold">{placePage.highlights}</h3>
            <Chips items={stops} most={stops.length} />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            {section.assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-1.5">
                <Icon of={Check} size={16} className="text-leaf" />
                {assurance}
              </li>
            ))}
          </ul>
          <BookingLink facts={facts}>{section.action}</BookingLink>
          <BookingForm facts={facts} best={season.best} cannotStart={trip.cannotStart} className="without-script" />
        </div>
        <div>
          <h3 className="mb-5 text-title font-bold">{placePage.sample(plan.length)}</h3>
          <DayLine plan={plan} headings="h4" />
          <p className="mt-6">
            <ArrowLink href={tripPath(trip.id)}>{placePage.wholeTrip}</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
