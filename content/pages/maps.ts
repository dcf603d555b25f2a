/** The words on maps. */
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
  /** Under the name of a town that is flown from, shown on the edge that leads there. */
  away: 'off this map',
  /** After the last stop of a round trip. */
  back: (place: string) => `and back to ${place}`,
  /** What a map of a trip is; the list beside it says the rest. */
  route: 'Map of the route; the list beside it names the stops in order.',
  /** @param state its name, @param places the stops that the map names */
  state: (state: string, places: readonly string[]) =>
    `Map of ${state} with the stops of its tours: ${places.join(', ')}.`,
  /** On the map of a state, where discs hold the number of its tours. */
  toursWithNight: 'Tours with a night here',
  toursPassing: 'Tours that pass',
  /** Under the name of a stop where one sleeps. */
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
} as const;
