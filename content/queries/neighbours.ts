/** Which places the page of a place leads on to. */
import { destinationIds, type DestinationId } from '../catalogue/destination-ids';
import { destinations } from '../catalogue/destinations';

/** The places that a place names as near, then those that name it: a new one is linked from its neighbours without a change to them. */
export const neighboursOf = (id: DestinationId): DestinationId[] => [
  ...new Set([
    ...destinations[id].neighbours,
    ...destinationIds.filter((other) => destinations[other].neighbours.includes(id)),
  ]),
];
