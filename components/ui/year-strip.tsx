import { monthIds, type MonthId } from '@/content/ids/months';
import { finder } from '@/content/words/finder-page';
import type { Trip } from '@/content/schema/types';

const inOrder = (ids: readonly MonthId[]) => monthIds.filter((id) => ids.includes(id)).join(' ');

/**
 * The year of a trip as twelve bars above their letters: full height in the best months, half in fair ones. The style sheet draws the bars;
 * the text is for screen readers.
 */
export function YearStrip({ season: { best, fair } }: { season: Pick<Trip['season'], 'best' | 'fair'> }) {
  return (
    <p className="year-strip" data-best={inOrder(best)} data-fair={inOrder(fair)}>
      <span className="sr-only">{finder.season({ best, fair })}</span>
    </p>
  );
}
