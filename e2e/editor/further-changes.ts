/** Changes that no test makes in the editor's forms; they are written into the files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { months, weekdays } from '../../content/ids/months';
import { taxes } from '../../content/model/fares/taxes';
import { taxSentence } from '../../content/words/taxes';
import { tripsOf, groupTrips } from '../../content/catalogue/trips';
import { formatRupees } from '../../content/format/money';
import { tripPage } from '../../content/words/trip';
import { departureText } from '../../content/words/departures';
import { fileOf } from '../../content/ids/file-of';
import { operatorSchemas } from '../../content/schema/operator';
import { recordText } from '../../content/schema/record-text';
import { tripSchema } from '../../content/schema/trips';
import { testPhotos, writeTestPhotos } from '../../scripts/lib/test/photos';
import { changes, pictured, there } from './changes';

/** As many photographs as a trip may have beside the one from the editor. */
const more = testPhotos(7);

export const photos = [changes.photo, ...more];

const tours = tripsOf('domestic');
const seasonal = there(tours.find(({ season }) => season.fair.length > 0));
const fared = there(tours.find((trip) => trip !== seasonal && trip.basis === 'per person'));
const longer = there(tours.find((trip) => ![seasonal, fared].includes(trip) && trip.days < 12));
const { best, fair } = seasonal.season;
const month = there(fair[0]);
const arrival = { title: 'A day to arrive', text: 'Rest, and a walk.', meals: 'None', overnight: 'The town' };
const { id: groupId, departures } = there(groupTrips[1]);
const weekday = there(weekdays.find((day) => day !== departures.weekday));

/** New values for some fields of a trip, and the resulting texts on its page. */
const further: readonly { id: string; fields: object; stands: readonly string[] }[] = [
  { id: pictured.id, fields: {}, stands: photos.flatMap(({ alt, credit }) => [alt, credit]) },
  {
    id: seasonal.id,
    fields: { season: { ...seasonal.season, best: [...best, month], fair: fair.slice(1) } },
    stands: [`${months[month]}: ${tripPage.seasons.best}`],
  },
  {
    id: groupId,
    fields: { departures: { ...departures, weekday, without: [], dates: [] } },
    stands: [departureText({ ...departures, weekday })],
  },
  {
    id: fared.id,
    fields: { price: 20_000, sameForAll: [], ownFares: {}, fareRules: { singleSupplement: 77, roundUpTo: 10 } },
    stands: [formatRupees(35_400), taxSentence('india', { gst: taxes.gst, gstIncluded: true })],
  },
  {
    id: longer.id,
    fields: { days: longer.days + 1, plan: [arrival, ...longer.plan], hotels: [] },
    stands: [arrival.title, `${longer.days + 1} days`],
  },
];

/** The expected texts on the pages of trips, by id. */
export const standing = further.map(({ id, stands }) => [id, stands] as const);

/**
 * Makes these changes, and includes GST in all prices.
 * @param root The folder of a project.
 */
export async function writeFurther(root: string): Promise<void> {
  const write = (path: string, fields: object, schema: typeof tripSchema | typeof operatorSchemas.taxes) => {
    const record = JSON.parse(readFileSync(path, 'utf8')) as object;
    writeFileSync(path, recordText(schema, { ...record, ...fields }));
  };
  for (const { id, fields } of further) write(join(root, fileOf('trips', id)), fields, tripSchema);
  const { photos: own } = JSON.parse(readFileSync(join(root, fileOf('trips', pictured.id)), 'utf8')) as {
    photos: object[];
  };
  write(join(root, fileOf('trips', pictured.id)), { photos: [...own, ...more] }, tripSchema);
  const basis = { gst: 'gst', gstIncluded: true };
  write(join(root, fileOf('operator', 'taxes')), { basis }, operatorSchemas.taxes);
  await writeTestPhotos(root, more);
}
