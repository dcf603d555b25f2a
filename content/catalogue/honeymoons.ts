import type { HoneymoonTrip } from '../schema/types';
import { tripsOf } from './trips';

export const honeymoonTrips: readonly HoneymoonTrip[] = tripsOf('honeymoons');
