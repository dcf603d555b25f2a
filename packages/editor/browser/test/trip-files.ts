/** Trips as they are in this folder, for hosts in memory. */
import { readFileSync } from 'node:fs';
import { fileOf } from '../../../../content/ids/file-of';
import { trips } from '../../../../content/catalogue/trips';
import type { Trip } from '../../../../content/schema/types';

/** The first trips that fit, and their files by path. */
export function tripFiles(count: number, fits: (trip: Trip) => boolean = () => true) {
  const chosen = trips.filter(fits).slice(0, count);
  if (chosen.length < count) throw new Error(`there are no ${count} such trips`);
  const files = chosen.map(({ id }) => fileOf('trips', id));
  return { chosen, texts: Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])) };
}
