import { trips } from '../../queries/trips';
import { inMonths, type MonthText } from './months';

/** A line for each trip that the opening of a month is about and that is not sold, or not by that id; a build goes on. */
export function openingNotes(openings: readonly Pick<MonthText, 'slug' | 'speaksOf'>[] = inMonths): string[] {
  const sold = new Set(trips.map(({ id }) => id));
  return openings.flatMap(({ slug, speaksOf }) =>
    speaksOf
      .filter((id) => !sold.has(id))
      .map((id) => `months ${slug}: speaksOf: '${id}' is no trip; look whether its opening still speaks of it`),
  );
}
