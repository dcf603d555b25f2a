import { existsSync } from 'node:fs';
import { line } from '../../content/schema/problems';
import type { TripRecord } from '../../content/schema/types';

/** A line for each photograph that a trip names and that is not there. */
export const photoProblems = (
  trips: readonly Pick<TripRecord, 'id' | 'photo'>[],
  isThere: (file: string) => boolean = existsSync,
): string[] =>
  trips.flatMap(({ id, photo }) =>
    photo && !isThere(`.${photo.file}`) ? [line('trips', id, 'photo.file', `${photo.file} is not there`)] : [],
  );
