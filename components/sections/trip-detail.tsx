import { Check } from 'lucide-react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { Chips } from '@/components/ui/chips';
import { DayLine } from '@/components/ui/day-line';
import { FactsTable } from '@/components/ui/facts-table';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Section } from '@/components/ui/section';
import { formatDuration } from '@/content/duration';
import { packages } from '@/content/packages';
import { packageCard } from '@/content/pages/shared';
import { packagePath } from '@/content/routes';
import { tourOf } from '@/content/tours';
import { tripNotesOf } from '@/content/trip-notes';
import type { Package, SectionOf } from '@/content/types';

interface PackageDetailProps {
  section: SectionOf<'package-detail'>;
  /** Where the package is looked up; the seed catalogue unless a test says otherwise. */
  from?: readonly Package[];
}

/** One package in full on its destination's page: picture, price, facts, highlights and a sample itinerary day by day. */
export function PackageDetail({ section, from = packages }: PackageDetailProps) {
  const record = from.find(({ id }) => id === section.packageId);
  if (!record) {
    return (
      <Section id={section.id}>
        <p className="font-display text-heading">{section.missing}</p>
      </Section>
    );
  }
  const tour = tourOf(record);
  const { plan } = tripNotesOf(record.id);
  return (
    <Section id={section.id} heading={tour.name}>
      <div className="grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div className="grid content-start gap-5 lg:sticky lg:top-28">
          <Poster picture={tour.picture} className="rounded-large" />
          <div className="flex items-center justify-between gap-4 text-ink-soft">
            {formatDuration(tour.days)}
            <Rating value={tour.rating} />
          </div>
          <Price rupees={tour.price} basis={packageCard.priceNote} />
          <div>
            <h3 className="border-b-2 border-ink pb-1 text-small font-bold">{packageCard.facts}</h3>
            <FactsTable facts={section.facts} />
          </div>
          <div className="grid gap-2">
            <h3 className="text-small font-bold">Highlights</h3>
            <Chips items={tour.stops} most={tour.stops.length} />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
            {section.assurances.map((assurance) => (
              <li key={assurance} className="flex items-center gap-1.5">
                <Icon of={Check} size={16} className="text-leaf" />
                {assurance}
              </li>
            ))}
          </ul>
          <BookingLink>{section.action}</BookingLink>
        </div>
        <div>
          <h3 className="mb-5 text-title font-bold">Sample {plan.length}-day itinerary</h3>
          <DayLine plan={plan} headings="h4" />
          <p className="mt-6">
            <ArrowLink href={packagePath(tour.id)}>What is included, seasons and questions</ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
