/** Tours of every collection in the one shape a package card prints. */
import { destinationIds, destinations, type DestinationId } from './destinations';
import { domesticTours } from './domestic-tours';
import { packages, stopsOf } from './packages';
import type { Package, PackageSource } from './types';

export interface Tour {
  id: string;
  name: string;
  days: number;
  /** Rupees, per person or per couple. */
  price: number;
  rating: number;
  picture: string;
  /** Places in the order of the route, or highlights. */
  stops: readonly string[];
}

/** A package of the seed catalogue as a card prints it. */
export function tourOf(tour: Package): Tour {
  const { id, name, days, price, rating, picture } = tour;
  return { id, name, days, price, rating, picture, stops: stopsOf(tour) };
}

type TitledRecord = Omit<Tour, 'name' | 'stops'> & { title: string; highlights: readonly string[] };

/** A record of the other collections as a card prints it: they say `title` and `highlights`. */
export function tourOfTitled({ id, title, days, price, rating, picture, highlights }: TitledRecord): Tour {
  return { id, name: title, days, price, rating, picture, stops: highlights };
}

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The tours a destination page lists, in catalogue order; empty where nothing matches. */
export function toursFrom(source: PackageSource): readonly Tour[] {
  switch (source.from) {
    case 'region':
      return packages.filter((tour) => tour.region === source.region).map(tourOf);
    case 'ids':
      return packages.filter((tour) => source.ids.includes(tour.id)).map(tourOf);
    case 'international': {
      const { nameContains, idContains } = source;
      return packages
        .filter((tour) => tour.region === 'international')
        .filter(
          (tour) => contains(tour.name, nameContains) || (idContains !== undefined && contains(tour.id, idContains)),
        )
        .map(tourOf);
    }
    case 'state':
      return domesticTours[source.state].map(tourOfTitled);
    case 'nowhere':
      return [];
    default:
      return source satisfies never;
  }
}

/** The packages a destination page shows, in a grid or as its one detail. */
export function toursOn(id: DestinationId): readonly Tour[] {
  return destinations[id].sections.flatMap((section) => {
    if (section.kind === 'packages') return toursFrom(section.source);
    return section.kind === 'package-detail'
      ? packages.filter((tour) => tour.id === section.packageId).map(tourOf)
      : [];
  });
}

/** The destination page that shows a package of the seed catalogue; undefined when none does. */
export function destinationOf(packageId: string): DestinationId | undefined {
  return destinationIds.find((id) => toursOn(id).some((tour) => tour.id === packageId));
}
