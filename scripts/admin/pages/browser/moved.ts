/** The addresses of trips that were deleted or renamed, `content/operator/moved.json`, and what else names a trip by its address. */
import { routes, statePath, tripPath } from '../../../../content/routes';
import { operatorSchemas } from '../../../../content/schema/operator';
import { recordText } from '../../../../content/schema/record-text';
import type { StateId } from '../../../../content/schema/types';
import { operatorFolder, type TripFile } from './entries';
import type { Changes } from './host';

export const movedFile = `${operatorFolder}/moved.json`;
export const peaksFile = `${operatorFolder}/peaks.json`;

type Texts = Readonly<Record<string, string>>;

const addressesIn = (texts: Texts) => operatorSchemas.moved.parse(JSON.parse(texts[movedFile] ?? '{}')).addresses;

const written = (addresses: ReturnType<typeof addressesIn>) => recordText(operatorSchemas.moved, { addresses });

const lists: Readonly<Record<string, string>> = { honeymoons: routes.honeymoon, groups: routes.groupTours };

/** The page that a traveller is shown in place of a trip that is gone: its state's, else its list. */
export const insteadOf = ({ state, collection }: Pick<TripFile, 'state' | 'collection'>): string =>
  state ? statePath(state as StateId) : (lists[collection] ?? routes.allPackages);

/** The ids of trips that were deleted, newest first. */
export const deletedTrips = (texts: Texts, isThere: (id: string) => boolean): string[] =>
  addressesIn(texts)
    .map(({ from }) => from.slice(tripPath('').length))
    .filter((id) => !isThere(id))
    .reverse();

/** Peak dates name trips by their ids. Dates for a trip alone that is gone are gone as well: without a trip they would hold for all. */
function withoutTrip(text: string, id: string, renamed?: string): string {
  const peaks = operatorSchemas.peaks.parse(JSON.parse(text));
  const dates = peaks.dates.flatMap((peak) => {
    if (!peak.trips.includes(id)) return [peak];
    const trips = peak.trips.flatMap((trip) => (trip === id ? (renamed ?? []) : trip));
    return trips.length > 0 || peak.states.length > 0 ? [{ ...peak, trips }] : [];
  });
  return recordText(operatorSchemas.peaks, { ...peaks, dates });
}

/**
 * What has to change beside the trip's own file so that its address leads elsewhere.
 * @param texts of these two files @param renamed the new id, where it is not deleted
 */
export function redirected(texts: Texts, id: string, to: string, renamed?: string): NonNullable<Changes['write']> {
  const from = tripPath(id);
  const others = addressesIn(texts).filter((one) => one.from !== from && one.from !== to);
  const led = others.map((one) => (one.to === from ? { ...one, to } : one));
  const peaks = texts[peaksFile];
  return {
    [movedFile]: written([...led, { from, to }]),
    ...(peaks?.includes(`"${id}"`) ? { [peaksFile]: withoutTrip(peaks, id, renamed) } : {}),
  };
}

/** The file when a trip is at its address again. */
export const notRedirected = (texts: Texts, id: string): NonNullable<Changes['write']> => ({
  [movedFile]: written(addressesIn(texts).filter(({ from }) => from !== tripPath(id))),
});
