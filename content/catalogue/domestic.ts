/** The collection of the domestic tours page, by state in the order of the carousel. */
import type { DomesticCategory, DomesticTrip } from '../schema/types';
import { stateIds, type StateId } from '../ids/states';
import { tripsOf } from './trips';

const tours = tripsOf('domestic');

const entries = stateIds.map((id): [StateId, readonly DomesticTrip[]] => [
  id,
  tours.filter(({ state }) => state === id),
]);

export const domesticTrips = Object.fromEntries(entries) as Record<StateId, readonly DomesticTrip[]>;

export const domesticCategoryLabels: Record<DomesticCategory, string> = {
  spiritual: 'Spiritual',
  heritage: 'Heritage',
  nature: 'Nature',
  beach: 'Beach',
};
