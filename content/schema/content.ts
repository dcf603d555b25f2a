/** All records together, as the checks before a build read them. */
import type { KnownPictures } from './problems';
import type {
  Destination,
  DomesticTrip,
  GroupTrip,
  HoneymoonTrip,
  ItineraryCard,
  SeedTrip,
  StatePage,
  TripNotes,
} from './types';

export interface Content {
  destinations: Readonly<Record<string, Destination>>;
  seedTrips: readonly SeedTrip[];
  domesticTrips: Readonly<Record<string, readonly DomesticTrip[]>>;
  honeymoonTrips: readonly HoneymoonTrip[];
  groupTrips: readonly GroupTrip[];
  itineraryCards: readonly ItineraryCard[];
  statePages: Readonly<Record<string, StatePage>>;
  tripNotes: readonly TripNotes[];
  pictures: KnownPictures;
}
