/**
 * The places of the gazetteer, `content/records/places/<part>.json`. They are imported and not read, because the editor's checks in the
 * browser need them too.
 */
import abroad from '../records/places/abroad.json';
import east from '../records/places/east.json';
import north from '../records/places/north.json';
import south from '../records/places/south.json';
import west from '../records/places/west.json';

export const placeRecords = [south, west, north, east, abroad].flatMap(({ places }) => places);

export const placeIds: readonly string[] = placeRecords.map(({ id }) => id);
