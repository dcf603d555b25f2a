import { PartyBar } from '@/components/islands/party/party-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Section } from '@/components/ui/section';
import { TaxNote } from '@/components/ui/tax-note';
import { TripLines } from '@/components/ui/trip-lines';
import { destinations } from '@/content/catalogue/destinations';
import type { DestinationId } from '@/content/ids/destinations';
import { states, type StateId } from '@/content/ids/states';
import { placePage } from '@/content/words/shared';
import { statePage } from '@/content/pages/state';
import { destinationPath, statePath } from '@/content/routes';
import type { Trip } from '@/content/schema/types';

interface PlaceTripsProps {
  place: string;
  /** Trips to the place that have no card on the page. */
  trips: readonly Trip[];
  neighbours: readonly DestinationId[];
  /** True if no list of trips stands above on the page: then who travels and when is asked here. */
  asksParty: boolean;
  /** States with tours to the place. */
  within: readonly StateId[];
}

/** Links from a place: the names of its other trips, and other places to go. */
export function PlaceTrips({ place, trips, neighbours, within, asksParty }: PlaceTripsProps) {
  const links = (
    <p className="flex flex-wrap gap-x-6">
      {within.map((state) => (
        <ArrowLink key={state} href={statePath(state)}>
          {statePage.tours(states[state])}
        </ArrowLink>
      ))}
      {neighbours.map((id) => (
        <ArrowLink key={id} href={destinationPath(id)}>
          {destinations[id].name}
        </ArrowLink>
      ))}
    </p>
  );
  if (trips.length === 0) {
    return (
      <Section id="more-trips" heading={placePage.otherPlaces} deep>
        {links}
      </Section>
    );
  }
  return (
    <Section id="more-trips" heading={placePage.moreTrips(place)} deep aside={<TaxNote trips={trips} />}>
      {asksParty ? <PartyBar /> : null}
      <TripLines trips={trips} />
      <h3 className="mt-8 mb-2 text-title font-bold">{placePage.otherPlaces}</h3>
      {links}
    </Section>
  );
}
