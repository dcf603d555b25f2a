import { StateCarousel } from '@/components/islands/state-carousel';
import { DomesticCard } from '@/components/ui/domestic-card';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterRules } from '@/components/ui/filter-rules';
import { layoutOf, listClasses, type ListLayout } from '@/components/ui/list-layout';
import { domesticPage } from '@/content/pages/lists';
import { defaultState, stateIds, states } from '@/content/states';
import type { DomesticPackage, StateId } from '@/content/types';

const filterName = 'state';

const countOf = (tours: readonly DomesticPackage[]) =>
  `${String(tours.length)} ${tours.length === 1 ? 'tour' : 'tours'}`;

function StateTours({ id, tours, layout }: { id: StateId; tours: readonly DomesticPackage[]; layout: ListLayout }) {
  const { heading, line } = domesticPage.empty;
  return (
    <>
      <h2 className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-3 font-display text-heading sm:justify-start">
        {states[id]} <span className="font-sans text-small font-medium text-ink-soft">{countOf(tours)}</span>
      </h2>
      {tours.length === 0 ? (
        <EmptyState picture={domesticPage.picture} heading={heading} line={line(states[id])} />
      ) : (
        <ul className={`follows ${listClasses[layout]}`}>
          {tours.map((tour) => (
            <li key={tour.id} className="min-w-0">
              <DomesticCard tour={tour} layout={layout} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The carousel of twenty states over their tours; a state without tours says so. */
export function DomesticTours({ tours }: { tours: Record<StateId, readonly DomesticPackage[]> }) {
  const layout = layoutOf(Object.values(tours).flat().length);
  return (
    <div className="shell rhythm">
      <FilterRules name={filterName} items={stateIds.map((id) => ({ groups: [id] }))} />
      <StateCarousel
        name={filterName}
        legend={domesticPage.chooser}
        choices={stateIds.map((id) => ({ id, label: states[id], count: countOf(tours[id]) }))}
        fallback={defaultState}
        panels={Object.fromEntries(
          stateIds.map((id) => [id, <StateTours key={id} id={id} tours={tours[id]} layout={layout} />]),
        )}
      />
    </div>
  );
}
