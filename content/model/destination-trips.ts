/** The trips a destination page lists. */
import type { DestinationId } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';
import type { Fact, SectionOf, TripSource, Trip } from '../schema/types';
import { domesticTrips, seedTrips, trips } from '../catalogue/trips';

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The trips of one source, in catalogue order; empty if nothing matches. */
export function tripsFrom(source: TripSource): readonly Trip[] {
  switch (source.from) {
    case 'region':
      return seedTrips.filter((trip) => trip.region === source.region);
    case 'ids':
      return seedTrips.filter((trip) => source.ids.includes(trip.id));
    case 'international': {
      const { nameContains, idContains } = source;
      return seedTrips
        .filter((trip) => trip.region === 'international')
        .filter(
          (trip) => contains(trip.name, nameContains) || (idContains !== undefined && contains(trip.id, idContains)),
        );
    }
    case 'state':
      return domesticTrips[source.state];
    case 'nowhere':
      return [];
    default:
      return source satisfies never;
  }
}

/** The trips that a destination page shows, in a grid or as its one detail. */
export function tripsOn(id: DestinationId): readonly Trip[] {
  return destinations[id].sections.flatMap((section) => {
    if (section.kind === 'trips') return tripsFrom(section.source);
    return section.kind === 'trip-detail' ? seedTrips.filter((trip) => trip.id === section.tripId) : [];
  });
}

/** The other trips that visit a place, apart from those on its page's cards, in catalogue order. */
export function furtherTripsTo(id: DestinationId): readonly Trip[] {
  const shown = new Set(tripsOn(id).map((trip) => trip.id));
  return trips.filter((trip) => trip.destinations.includes(id) && !shown.has(trip.id));
}

/** The Quick Facts of one trip on a destination's page: its own facts replace those of the section. */
export function factsOf(id: string, { facts, ownFacts = [] }: Pick<SectionOf<'trips'>, 'facts' | 'ownFacts'>): Fact[] {
  const own = ownFacts.find(({ trip }) => trip === id)?.facts ?? [];
  return facts.map((fact) => own.find(({ label }) => label === fact.label) ?? fact);
}
