/** The texts on maps. */
import type { Leg } from '../schema/legs';

const transports: Readonly<Record<Leg['by'], string>> = {
  car: 'Road',
  train: 'Rail',
  boat: 'Boat',
  flight: 'Flight',
  foot: 'On foot',
  cable: 'Cable car',
};

export const mapTexts = {
  transports,
  night: 'Night',
  onTheWay: 'On the way',
  /** Appears under the name of a town that travellers fly from, at the edge of the map towards it. */
  away: 'off this map',
  /** Follows the last stop of a round trip. */
  back: (place: string) => `and back to ${place}`,
  /** The alt text of a trip's map. The list beside it has the stops, so it does not repeat them. */
  route: 'Map of the route; the list beside it names the stops in order.',
  /** @param state its name @param places the stops that the map names */
  state: (state: string, places: readonly string[]) =>
    `Map of ${state} with the stops of its tours: ${places.join(', ')}.`,
  /** The legend of a state's map, where discs contain the number of tours. */
  toursWithNight: 'Tours with a night here',
  toursPassing: 'Tours that pass',
  /** Appears under the name of a stop with nights. */
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
} as const;
