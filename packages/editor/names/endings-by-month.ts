import { formatMonth } from '../../../content/format/duration';
import type { Ending } from '../../../content/checks/endings';
import { inOperatorWords } from './operator-words';

/**
 * Groups endings by month.
 * @param ends The endings, earliest first.
 * @returns The title and the text in Markdown of an issue about each month.
 */
export const endingsByMonth = (ends: readonly Ending[]) =>
  [...new Set(ends.map(({ on }) => on.slice(0, 7)))].map((month) => ({
    title: `What ends in ${formatMonth(month)}`,
    body: ends
      .filter(({ on }) => on.startsWith(month))
      .map(({ problem }) => `- ${inOperatorWords(problem) ?? `${problem} (in no form: show it to your engineer)`}`)
      .join('\n'),
  }));
