import { DatedText } from '@/components/ui/dated-text';
import { FactsTable } from '@/components/ui/facts-table';
import { MapPicture } from '@/components/ui/map-picture';
import { Section } from '@/components/ui/section';
import { gateways } from '@/content/ids/gateways';
import { withGstText } from '@/content/words/taxes';
import { formatRupees } from '@/content/format/money';
import { states, type StateId } from '@/content/ids/states';
import { mapTexts } from '@/content/words/maps';
import { statePage } from '@/content/pages/state';
import { formatDayRange } from '@/content/format/duration';
import { routeOf, stopsOnMap } from '@/content/model/route/route';
import { stateMap } from '@/content/routes';
import { lowestFare } from '@/content/model/fares/lowest-fare';
import type { Trip } from '@/content/schema/types';

interface StateAboutProps {
  state: StateId;
  opening: string;
  asOf?: string | undefined;
  trips: readonly Trip[];
}

/**
 * A description of travel in a state, with a map and the figures of its tours. The figures are below the shorter column: the map, or the
 * text on the widest screens.
 */
export function StateAbout({ state, opening, asOf, trips }: StateAboutProps) {
  const { about, facts } = statePage;
  const stops = stopsOnMap(routeOf(...trips.map((trip) => trip))).map(({ name }) => name);
  const days = trips.map((trip) => trip.days);
  const lowest = lowestFare(trips);
  const rows = [
    { label: facts.tours, value: String(trips.length) },
    { label: facts.length, value: formatDayRange({ from: Math.min(...days), to: Math.max(...days) }) },
    ...(lowest === undefined
      ? []
      : [{ label: facts.prices, value: statePage.pricesFrom(formatRupees(lowest), withGstText(lowest)) }]),
    { label: facts.starts, value: [...new Set(trips.map((trip) => gateways[trip.gateway]))].join(', ') },
  ];
  return (
    <Section id="about" heading={about}>
      <div className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[1fr_1.2fr]">
        <p className="prose-measure lg:row-span-2 xl:row-span-1">
          <DatedText asOf={asOf}>{opening}</DatedText>
        </p>
        <div className="lg:col-start-2 xl:row-span-2 xl:row-start-1">
          <MapPicture id={stateMap(state)} alt={mapTexts.state(states[state], stops)} />
        </div>
        <div className="self-start border-t-2 border-ink pt-2 lg:col-start-2 xl:col-start-1">
          <FactsTable facts={rows} />
        </div>
      </div>
    </Section>
  );
}
