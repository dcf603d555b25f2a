/** The itineraries of the download page, `content/records/itineraries/<id>.json`, in the order of its list. Each becomes a PDF at build time. */
import type { ItineraryCard } from '../schema/types';
import { recordsIn } from './records';

export const itineraryCards: readonly ItineraryCard[] = recordsIn('itineraries').sort(
  (a, b) => a.order - b.order || (a.id < b.id ? -1 : 1),
);
