import { LabelledRows } from '@/components/ui/labelled-rows';
import { SeasonStrip } from '@/components/ui/season-strip';
import { Section } from '@/components/ui/section';
import { gateways } from '@/content/ids/gateways';
import { statePage } from '@/content/pages/state';
import { seasonOf } from '@/content/model/state-trips';
import type { StatePage, Trip } from '@/content/schema/types';

interface StateYearProps {
  page: StatePage;
  trips: readonly Trip[];
}

/** The best months for a state, and how to reach the towns where its tours start. */
export function StateYear({ page, trips }: StateYearProps) {
  const starts = new Set(trips.map((trip) => trip.gateway));
  const rows = page.reach
    .filter(({ gateway }) => starts.has(gateway))
    .map(({ gateway, text }) => ({ label: gateways[gateway], value: text }));
  return (
    <Section id="season">
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 className="mb-6 font-display text-heading">{statePage.season}</h2>
          <SeasonStrip season={{ ...seasonOf(trips), note: page.season }} words={statePage.seasons} />
        </div>
        <div id="reach" className="scroll-mt-20">
          <h2 className="mb-6 font-display text-heading">{statePage.reach}</h2>
          <LabelledRows rows={rows} labels="wide" />
        </div>
      </div>
    </Section>
  );
}
