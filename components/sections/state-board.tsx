import { ArrowLink } from '@/components/ui/arrow-link';
import { Poster } from '@/components/ui/poster';
import { Section } from '@/components/ui/section';
import { domesticTours } from '@/content/domestic-tours';
import { formatRupees } from '@/content/money';
import { home } from '@/content/pages/home';
import { routes, statePath } from '@/content/routes';
import { stateIds, states } from '@/content/states';

/** Six states as posters, then all twenty as a departure board: each row leads to its tours. */
export function StateBoard() {
  const { heading, lead, more, posters } = home.domestic;
  return (
    <Section id="domestic" heading={heading} lead={lead} aside={<ArrowLink href={routes.domestic}>{more}</ArrowLink>}>
      <ul className="mb-10 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-6">
        {posters.map(({ state, picture }) => (
          <li key={state} className="group relative">
            <Poster picture={picture} silent shape="square" className="rounded-large" />
            <a
              href={statePath(state)}
              className="mt-2 inline-flex min-h-11 items-center font-semibold after:absolute after:inset-0 group-hover:text-lagoon"
            >
              {states[state]}
              {/* The menu's Kerala leads to the place, this one to its tours. */}
              <span className="unseen"> tours</span>
            </a>
          </li>
        ))}
      </ul>
      <ul className="grid border-t-2 border-ink sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
        {stateIds.map((id) => {
          const prices = domesticTours[id].map(({ price }) => price);
          return (
            <li key={id} className="border-b border-line">
              <a
                href={statePath(id)}
                className="flex min-h-13 items-center justify-between gap-3 py-2 hover:text-lagoon"
              >
                <span className="font-semibold">{states[id]}</span>
                {prices.length > 0 ? (
                  <span className="text-right text-caption text-ink-soft">
                    from {formatRupees(Math.min(...prices))}
                  </span>
                ) : null}
              </a>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
