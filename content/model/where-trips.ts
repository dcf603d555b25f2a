/** The trips to each state, island group and country. */
import { facetsOf, whereLabels } from './trip-facets';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const wheres = trips.map((trip) => ({ trip, where: facetsOf(trip).where }));

/** The places in the order of the finder's choices, without those that have no trips. */
export const whereTrips: readonly { id: string; name: string; trips: readonly Trip[] }[] = Object.entries(whereLabels)
  .map(([id, name]) => ({ id, name, trips: wheres.filter(({ where }) => where.includes(id)).map(({ trip }) => trip) }))
  .filter((group) => group.trips.length > 0);
