import type { GroupTrip } from '../schema/types';
import { tripsOf } from './trips';

export const groupTrips: readonly GroupTrip[] = tripsOf('groups');
