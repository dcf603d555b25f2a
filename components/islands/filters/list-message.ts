import { finder } from '@/content/pages/trips';
import { keptTripsPath, tripPath } from '@/content/routes';
import { absolute } from '@/content/site';

interface MessageTrip {
  readonly id: string;
  readonly name: string;
  readonly terms: string;
}

/** Trips as a message: each with its terms and its page, then the address that opens the same list. */
export const listMessage = (greeting: string, trips: readonly MessageTrip[]): string =>
  [
    greeting,
    ...trips.map(({ id, name, terms }) => `${name}: ${terms}\n${absolute(tripPath(id))}`),
    `${finder.list.link}\n${absolute(keptTripsPath(trips.map(({ id }) => id)))}`,
  ].join('\n\n');
