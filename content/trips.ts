/** Every package of every collection in the one shape its own page prints. */
import type { DestinationId } from './destinations';
import { domesticTours } from './domestic-tours';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { packages } from './packages';
import { packageCard } from './pages/shared';
import { groupToursPage, honeymoonPage } from './pages/lists';
import { routes, statePath } from './routes';
import { stateIds, states, type StateId } from './states';
import { destinationOf, tourOf, tourOfTitled, type Tour } from './tours';
import { tripNotesOf } from './trip-notes';
import type { GroupTour, TripNotes } from './types';

/** What its card prints, and all that its page says beyond; the price is for what `basis` says. */
export interface Trip extends Tour {
  /** Where it goes, in a few words. */
  place: string;
  /** Before the saving. */
  originalPrice?: number;
  basis: 'per person' | 'per couple';
  inclusions: readonly string[];
  notes: TripNotes;
  /** Group tours: how many travel, and when they leave. */
  group?: Pick<GroupTour, 'groupSize' | 'departure'>;
  /** The state whose domestic tours it belongs to. */
  state?: StateId;
  /** Pages of the places it visits. */
  destinations: readonly DestinationId[];
  /** True when its price is taxed as a tour abroad. */
  abroad: boolean;
  /** The list it belongs to: the step above its page. */
  list: { label: string; href: string };
  /** The text of its Book button. */
  action: string;
}

/** Where honeymoons and group tours go: their records say it in words only. */
const homes: Readonly<Record<string, { state?: StateId; destinations: readonly DestinationId[]; abroad?: true }>> = {
  'honeymoon-kerala': { state: 'kerala', destinations: ['kerala'] },
  'honeymoon-kashmir': { state: 'jammu-kashmir', destinations: ['kashmir'] },
  'honeymoon-manali': { state: 'himachal-pradesh', destinations: ['himachal'] },
  'honeymoon-andaman': { destinations: ['andaman'] },
  'honeymoon-udaipur': { state: 'rajasthan', destinations: [] },
  'honeymoon-bali': { destinations: ['bali'], abroad: true },
  'group-kashmir-tulips': { state: 'jammu-kashmir', destinations: ['kashmir'] },
  'group-kashi-prayagraj-ayodhya': { state: 'uttar-pradesh', destinations: [] },
  'group-rajasthan-forts': { state: 'rajasthan', destinations: [] },
  'group-thailand': { destinations: ['thailand'], abroad: true },
  'group-singapore-malaysia': { destinations: ['singapore', 'malaysia'], abroad: true },
  'group-andaman': { destinations: ['andaman'] },
};

const homeOf = (id: string) => {
  const { abroad = false, ...home } = homes[id] ?? { destinations: [] };
  return { ...home, abroad };
};

/** The destination page of a state, where there is one. */
const destinationOfState: Partial<Record<StateId, DestinationId>> = {
  'tamil-nadu': 'tamil-nadu',
  kerala: 'kerala',
  karnataka: 'karnataka',
  goa: 'goa',
  telangana: 'hyderabad',
  'himachal-pradesh': 'himachal',
  'jammu-kashmir': 'kashmir',
  'west-bengal': 'northeast',
  sikkim: 'northeast',
  meghalaya: 'meghalaya',
};

/** The states of the seed catalogue's regions; tours abroad have none. */
const stateOfRegion = {
  kerala: 'kerala',
  karnataka: 'karnataka',
  tamilnadu: 'tamil-nadu',
  goa: 'goa',
  hyderabad: 'telangana',
  goldenTriangle: 'rajasthan',
  international: undefined,
} as const;

const regionPlaces = {
  kerala: 'Kerala',
  karnataka: 'Karnataka',
  tamilnadu: 'Tamil Nadu',
  goa: 'Goa',
  hyderabad: 'Hyderabad & Warangal',
  goldenTriangle: 'Delhi, Agra & Jaipur',
} as const;

function catalogueTrips(): Trip[] {
  return packages.map((record) => {
    const { id, region } = record;
    const notes = tripNotesOf(id);
    const state = stateOfRegion[region];
    const destination = destinationOf(id);
    return {
      ...tourOf(record),
      place: region === 'international' ? notes.route.slice(0, 3).join(', ') : regionPlaces[region],
      basis: 'per person',
      inclusions: notes.inclusions ?? [],
      notes,
      ...(state ? { state } : {}),
      destinations: destination ? [destination] : [],
      abroad: region === 'international',
      list: { label: 'All Packages', href: routes.allPackages },
      action: packageCard.book,
    };
  });
}

function domesticTrips(): Trip[] {
  return stateIds.flatMap((state) =>
    domesticTours[state].map((record): Trip => {
      const notes = tripNotesOf(record.id);
      const destination = destinationOfState[state];
      return {
        ...tourOfTitled(record),
        place: record.location,
        basis: 'per person',
        inclusions: notes.inclusions ?? [],
        notes,
        state,
        destinations: destination ? [destination] : [],
        abroad: false,
        // Not the state's name alone: that leads to the place.
        list: { label: `${states[state]} tours`, href: statePath(state) },
        action: packageCard.book,
      };
    }),
  );
}

function honeymoonTrips(): Trip[] {
  return honeymoonPackages.map((record) => ({
    ...tourOfTitled(record),
    ...homeOf(record.id),
    place: record.location,
    originalPrice: record.originalPrice,
    basis: 'per couple',
    inclusions: record.inclusions,
    notes: tripNotesOf(record.id),
    list: { label: 'Honeymoon Packages', href: routes.honeymoon },
    action: honeymoonPage.action,
  }));
}

function groupTrips(): Trip[] {
  return groupTours.map((record) => ({
    ...tourOfTitled(record),
    ...homeOf(record.id),
    place: record.location,
    basis: 'per person',
    inclusions: record.inclusions,
    notes: tripNotesOf(record.id),
    group: record,
    list: { label: 'Group Tours', href: routes.groupTours },
    action: groupToursPage.action,
  }));
}

/** In catalogue order: the seed catalogue, then the domestic tours by state, honeymoons, group tours. */
export const trips: readonly Trip[] = [...catalogueTrips(), ...domesticTrips(), ...honeymoonTrips(), ...groupTrips()];

const byId = new Map(trips.map((trip) => [trip.id, trip]));

/**
 * A package by its id.
 * @throws when there is none
 */
export function tripOf(id: string): Trip {
  const trip = byId.get(id);
  if (!trip) throw new Error(`there is no package '${id}'`);
  return trip;
}

/** Trips beside one: first those of its state or places, then of its kind; never itself. */
export function tripsNear(trip: Trip, most: number): Trip[] {
  const others = trips.filter(({ id }) => id !== trip.id);
  const near = others.filter(
    ({ state, destinations }) =>
      (trip.state !== undefined && state === trip.state) || destinations.some((id) => trip.destinations.includes(id)),
  );
  const sameKind = others.filter((other) => other.abroad === trip.abroad);
  const sameList = sameKind.filter((other) => other.list.href === trip.list.href);
  return [...new Set([...near, ...sameList, ...sameKind])].slice(0, most);
}

/** Other trips that start from the same town. */
export function tripsFromGateway(trip: Trip, without: readonly Trip[], most: number): Trip[] {
  return trips
    .filter((other) => other.notes.gateway === trip.notes.gateway && other.id !== trip.id && !without.includes(other))
    .slice(0, most);
}
