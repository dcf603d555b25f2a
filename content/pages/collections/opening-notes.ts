import { inMonths, type MonthText } from './months';
import { trips } from '../../catalogue/trips';

/**
 * A line for each trip that the opening of a month mentions and that is not on sale under that id. These are notes, which do not stop a
 * build.
 */
export function openingNotes(openings: readonly Pick<MonthText, 'slug' | 'speaksOf'>[] = inMonths): string[] {
  const sold = new Set(trips.map(({ id }) => id));
  return openings.flatMap(({ slug, speaksOf }) =>
    speaksOf
      .filter((id) => !sold.has(id))
      .map((id) => `months ${slug}: speaksOf: '${id}' is no trip; look whether its opening still speaks of it`),
  );
}
