/** The addresses of deleted or renamed trips, lists and pages, `content/records/operator/moved.json`, and other references to a trip's id. */
import { routes, statePath, tripPath } from '../../../../content/routes';
import { operatorSchemas } from '../../../../content/schema/operator';
import { recordText } from '../../../../content/schema/record-text';
import type { StateId } from '../../../../content/schema/types';
import { operatorFolder, type TripFile } from './entries';
import type { Changes, Texts } from './host';

export const movedFile = `${operatorFolder}/moved.json`;
export const peaksFile = `${operatorFolder}/peaks.json`;

const addressesIn = (texts: Texts) => operatorSchemas.moved.parse(JSON.parse(texts[movedFile] ?? '{}')).addresses;

const written = (addresses: ReturnType<typeof addressesIn>) => recordText(operatorSchemas.moved, { addresses });

const lists: Readonly<Record<string, string>> = { honeymoons: routes.honeymoon, groups: routes.groupTours };

/** The page that replaces a deleted trip for travellers: that of its state, otherwise its list. */
export const insteadOf = ({ state, collection }: Pick<TripFile, 'state' | 'collection'>): string =>
  state ? statePath(state as StateId) : (lists[collection] ?? routes.allPackages);

/** The ids of deleted trips, the newest first. */
export const deletedTrips = (texts: Texts, isThere: (id: string) => boolean): string[] =>
  addressesIn(texts)
    .flatMap(({ from }) => (from.startsWith(tripPath('')) ? [from.slice(tripPath('').length)] : []))
    .filter((id) => !isThere(id))
    .reverse();

/** Replaces or removes the id of a trip in the peak dates. An entry for this trip alone is removed: without trips it would apply to all. */
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
 * The changes beside the trip's own file that redirect its address.
 * @param texts The texts of these two files.
 * @param renamed The new id, unless the trip is deleted.
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

/** The file without the redirect of a trip that is at its address again. */
export const notRedirected = (texts: Texts, id: string): NonNullable<Changes['write']> => ({
  [movedFile]: written(addressesIn(texts).filter(({ from }) => from !== tripPath(id))),
});
