import { ArrowLink } from '@/components/ui/arrow-link';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import { withGstText } from '@/content/catalogue/taxes';
import { home } from '@/content/pages/home';
import { isSold, tripsInState } from '@/content/queries/state-trips';
import { lowestFare } from '@/content/queries/trips';
import { routes, stateFilterPath, statePath } from '@/content/routes';
import { stateIds, states, type StateId } from '@/content/catalogue/states';

/** The page of a state; where nothing is sold, the place on the domestic tours page that says so. */
const pathOf = (id: StateId) => (isSold(id) ? statePath(id) : stateFilterPath(id));

/**
 * Six states with pictures, then all twenty as a list: each row links to the tours of its state. The price or the word 'tours' tells a link
 * from the menu's of the same name, which leads to the destination.
 */
export function StateBoard() {
  const { heading, lead, more, posters } = home.domestic;
  return (
    <Section id="domestic" heading={heading} lead={lead} aside={<ArrowLink href={routes.domestic}>{more}</ArrowLink>}>
      <ul className="mb-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {posters.map(({ state, picture }) => (
          <li key={state} className="group relative">
            <Poster picture={picture} silent shape="square" className="rounded-large" />{' '}
            <a
              href={pathOf(state)}
              className="mt-2 inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0 group-hover:text-lagoon"
            >
              {states[state]}
              <span className="sr-only"> tours</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
        {stateIds.map((id) => {
          const lowest = lowestFare(tripsInState(id));
          return (
            <li key={id} className="border-b border-line">
              <a
                href={pathOf(id)}
                className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-2 hover:text-lagoon"
              >
                <span className="font-semibold">{states[id]}</span>{' '}
                {lowest !== undefined ? (
                  <span className="text-caption whitespace-nowrap text-ink-soft">
                    from <span translate="no">{withGstText(lowest)}</span>
                  </span>
                ) : (
                  <span className="sr-only">tours</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
