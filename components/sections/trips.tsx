import { ArrowLink } from '@/components/ui/arrow-link';
import { BookingLink } from '@/components/ui/booking-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FactsTable } from '@/components/ui/facts-table';
import { PackageCard } from '@/components/ui/package-card';
import { Section } from '@/components/ui/section';
import { packageCard } from '@/content/pages/shared';
import { statePath } from '@/content/routes';
import { toursFrom } from '@/content/tours';
import type { SectionOf } from '@/content/types';

type PackagesRecord = SectionOf<'packages'>;

/** Core Attractions shows this many stops (specification, section 9). */
const mostAttractions = 6;

/** The Trip Speciality of one package: the first text whose condition its name meets. */
export function specialityOf(name: string, { when, otherwise }: PackagesRecord['speciality']): string {
  return when.find(({ nameContains }) => name.includes(nameContains))?.text ?? otherwise;
}

function QuickFacts({ facts }: { facts: PackagesRecord['facts'] }) {
  return facts.length > 0 ? (
    <div>
      <h4 className="border-b-2 border-ink pb-1 text-small font-bold">{packageCard.facts}</h4>
      <FactsTable facts={facts} />
    </div>
  ) : null;
}

function Empty({ section, picture }: { section: PackagesRecord; picture: string }) {
  return (
    <div className="grid gap-6">
      <EmptyState picture={picture} heading={section.empty.heading} line={section.empty.line}>
        <BookingLink>{section.empty.action}</BookingLink>
        {section.alsoSold ? (
          <p className="text-small">
            <ArrowLink href={statePath(section.alsoSold.state)}>{section.alsoSold.line}</ArrowLink>
          </p>
        ) : null}
      </EmptyState>
      {section.facts.length > 0 ? (
        <div className="max-w-xl">
          <QuickFacts facts={section.facts} />
        </div>
      ) : null}
    </div>
  );
}

/** A destination's package grid, or its empty state with the destination's own picture. */
export function Packages({ section, picture }: { section: PackagesRecord; picture: string }) {
  const tours = toursFrom(section.source);
  return (
    <Section id={section.id} heading={section.heading}>
      {tours.length === 0 ? (
        <Empty section={section} picture={picture} />
      ) : (
        <ul className="grid gap-6 md:grid-cols-2">
          {tours.map((tour) => (
            <li key={tour.id}>
              <PackageCard
                tour={tour}
                badge={packageCard.badge}
                hot
                mostChips={mostAttractions}
                chipsHeading={packageCard.attractions}
                action={packageCard.book}
                basis={packageCard.priceNote}
              >
                <QuickFacts facts={section.facts} />
                <div>
                  <h4 className="text-small font-bold">{packageCard.speciality}</h4>
                  <p className="text-small text-ink-soft">{specialityOf(tour.name, section.speciality)}</p>
                </div>
              </PackageCard>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
