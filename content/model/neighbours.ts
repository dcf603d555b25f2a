/** The places that the page of a place links to. */
import { destinationIds, type DestinationId } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';

/**
 * The neighbours in a place's record, then the places that name it as theirs. So a new place is linked from its neighbours without a change
 * to them.
 */
export const neighboursOf = (id: DestinationId): DestinationId[] => [
  ...new Set([
    ...destinations[id].neighbours,
    ...destinationIds.filter((other) => destinations[other].neighbours.includes(id)),
  ]),
];
