import { existsSync } from 'node:fs';
import { line } from '../../content/schema/problems';
import type { TripRecord } from '../../content/schema/types';

/** A line for each photograph that a trip names and that is not there. */
export const photoProblems = (
  trips: readonly Pick<TripRecord, 'id' | 'photos'>[],
  isThere: (file: string) => boolean = existsSync,
): string[] =>
  trips.flatMap(({ id, photos }) =>
    photos.flatMap(({ file }, index) =>
      isThere(`.${file}`) ? [] : [line('trips', id, `photos.${index}.file`, `${file} is not there`)],
    ),
  );
