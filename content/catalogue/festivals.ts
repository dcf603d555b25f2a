/** The calendar of festivals, `content/records/calendar/festivals.json`. */
import type { Festival } from '../schema/festivals';
import { filesIn } from './records';

/** The festivals, those of sun and moon first: a test computes their days. */
export const festivals: readonly Festival[] = filesIn('calendar').festivals.festivals;

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
