import { everywhere } from '@/content/words/everywhere';
import { footerTexts } from '@/content/pages/navigation';
import { withGstText } from '@/content/words/taxes';
import { stateIds, states, type StateId } from '@/content/ids/states';
import { isSold, tripsInState } from '@/content/model/state-trips';
import { stateFilterPath, statePath } from '@/content/routes';
import { IndiaMap } from './india-map';
import { lowestFare } from '@/content/model/fares/lowest-fare';

/** The page of a state, or its entry on the domestic tours page if it has no tours. */
export const pathOfState = (id: StateId) => (isSold(id) ? statePath(id) : stateFilterPath(id));

/**
 * The tappable map of India and a list of all twenty states, each linked to its tours. The price or the word 'tours' distinguishes such a
 * link from the menu's link of the same name, which leads to the destination.
 */
export function MapAndStates() {
  return (
    <div className="grid gap-8 lg:grid-cols-[min(28rem,42%)_minmax(0,1fr)] lg:items-start lg:gap-x-12">
      <IndiaMap toPages />
      <ul className="grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10">
        {stateIds.map((id) => {
          const lowest = lowestFare(tripsInState(id));
          return (
            <li key={id} className="border-b border-line">
              <a
                href={pathOfState(id)}
                className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2 hover:text-lagoon"
              >
                <span className="font-semibold">{states[id]}</span>{' '}
                {lowest !== undefined ? (
                  <span className="text-caption text-ink-soft">{everywhere.prices.from(withGstText(lowest))}</span>
                ) : (
                  <span className="sr-only">{footerTexts.where.states}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
