import type { Content } from './content';
import { nearest } from '../schema/nearest';
import { line } from '../schema/problems';

/** Checks peak dates against each other and against the trips. */
export function peakProblems({
  peaks,
  trips,
}: Pick<Content, 'peaks'> & { trips: readonly { id: string }[] }): string[] {
  const ids = trips.map(({ id }) => id);
  return peaks.flatMap(({ from, until, trips: named }, index) => {
    const problem = (field: string, text: string) => line('operator', 'peaks', `dates.${index}.${field}`, text);
    return [
      ...(until < from ? [problem('until', `${until} is before the first day, ${from}`)] : []),
      ...named
        .filter((id) => !ids.includes(id))
        .map((id) => problem('trips', `names '${id}', which is no trip${nearest(id, ids)}`)),
    ];
  });
}
