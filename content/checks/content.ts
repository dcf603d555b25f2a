/** All records, as the checks before a build need them. */
import type { Operator } from '../schema/operator';
import type { KnownPictures } from '../schema/problems';
import type { Destination, ItineraryCard, StatePage, Trip } from '../schema/types';

export interface Content {
  destinations: Readonly<Record<string, Destination>>;
  /** The ids of the destinations in each group of their index. */
  destinationGroups: readonly { ids: readonly string[] }[];
  trips: readonly Trip[];
  peaks: Operator['peaks']['dates'];
  itineraryCards: readonly ItineraryCard[];
  statePages: Readonly<Record<string, StatePage>>;
  /** The texts of lists, months and pages, by folder and file. */
  texts: Readonly<Record<string, Readonly<Record<string, object>>>>;
  pictures: KnownPictures;
}
