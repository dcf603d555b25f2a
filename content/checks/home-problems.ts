import { line } from '../schema/problems';
import { tripNotesShape } from '../schema/trip-notes';
import type { Trip } from '../schema/types';

const anHour = /\b(\d{1,2})(?::(\d\d))? ([ap]m|noon)\b/g;

/** The hours in a text, as minutes after midnight. */
const minutesIn = (text: string) =>
  [...text.matchAll(anHour)].map(
    ([, hour, minute = 0, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'am' ? 0 : 720),
  );

/** A line for each journey home that leaves before the first hour at which the trip ends, which travellers would miss. */
export const homeProblems = ({ id, end, home = {} }: Pick<Trip, 'id' | 'end' | 'home'>): string[] =>
  (['flight', 'train'] as const).flatMap((by) => {
    const hour = home[by] ?? '';
    const ends = minutesIn(end);
    const isTooEarly = ends.length > 0 && minutesIn(hour).some((leaves) => leaves <= Math.min(...ends));
    const label = `“${tripNotesShape.end.meta()?.title ?? 'end'}”`;
    return isTooEarly ? [line('trips', id, `home.${by}`, `is ${hour}, no later than ${label} says: “${end}”`)] : [];
  });
