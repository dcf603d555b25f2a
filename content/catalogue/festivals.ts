/** The calendar of festivals, December 2026 to December 2028, `content/records/calendar/festivals.json`. */
import { festivalsSchema, type Festival } from '../schema/festivals';
import { allRecords, readRecord } from './read-data';

/** The festivals, those of sun and moon first. A test computes the days of these. */
export const festivals: readonly Festival[] = allRecords([
  readRecord('calendar', 'festivals', festivalsSchema),
]).flatMap((record) => record.festivals);

const byId = new Map(festivals.map((festival) => [festival.id, festival]));

/**
 * A festival by its id.
 * @throws if there is none
 */
export function festivalOf(id: string): Festival {
  const festival = byId.get(id);
  if (!festival) throw new Error(`there is no festival '${id}'`);
  return festival;
}
