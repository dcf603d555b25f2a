/** Every map that pages show, by its id. */
import { stateMap, tripsMap } from '../../../content/routes';
import { soldStates, tripsInState } from '../../../content/queries/state-trips';
import { trips } from '../../../content/queries/trips';
import { allTripsMap } from './all-trips-map';
import type { MapContent } from './map';
import { stateTripsMap } from './state-trips-map';
import { tripMap } from './trip-map';

export const maps: ReadonlyMap<string, () => MapContent> = new Map([
  ...trips.map(({ id, notes }) => [id, () => tripMap(notes)] as const),
  ...soldStates.map((state) => [stateMap(state), () => stateTripsMap(tripsInState(state))] as const),
  [tripsMap, allTripsMap] as const,
]);
