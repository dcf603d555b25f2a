/** The ids of places in the gazetteer, from its records. */
import abroad from '../records/places/abroad.json';
import east from '../records/places/east.json';
import north from '../records/places/north.json';
import south from '../records/places/south.json';
import west from '../records/places/west.json';

export const placeIds: readonly string[] = [south, west, north, east, abroad].flatMap(({ places }) =>
  places.map(({ id }) => id),
);
