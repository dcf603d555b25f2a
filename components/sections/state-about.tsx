import { FactsTable } from '@/components/ui/facts-table';
import { Section } from '@/components/ui/section';
import { gateways } from '@/content/catalogue/gateways';
import { formatRupees } from '@/content/format/money';
import { statePage } from '@/content/pages/state';
import { formatDayRange } from '@/content/format/duration';
import type { Trip } from '@/content/queries/trips';

interface StateAboutProps {
  opening: string;
  trips: readonly Trip[];
}

/** What it is like to travel in a state, with the figures of its tours beside it. */
export function StateAbout({ opening, trips }: StateAboutProps) {
  const { about, facts } = statePage;
  const days = trips.map((trip) => trip.days);
  const prices = trips.filter(({ basis }) => basis === 'per person').map(({ price }) => price);
  const rows = [
    { label: facts.tours, value: String(trips.length) },
    { label: facts.length, value: formatDayRange({ from: Math.min(...days), to: Math.max(...days) }) },
    { label: facts.prices, value: `from ${formatRupees(Math.min(...prices))} per person` },
    { label: facts.starts, value: [...new Set(trips.map(({ notes }) => gateways[notes.gateway]))].join(', ') },
  ];
  return (
    <Section id="about" heading={about}>
      <div className="grid gap-8 md:grid-cols-[1.6fr_1fr] md:gap-14">
        <p className="prose-measure">{opening}</p>
        <div className="border-t-2 border-ink pt-2">
          <FactsTable facts={rows} />
        </div>
      </div>
    </Section>
  );
}
