/** The ids of festivals, from their records. */
import { festivals } from '../records/calendar/festivals.json';

export const festivalIds: readonly string[] = festivals.map(({ id }) => id);
