import { StateCarousel } from '@/components/islands/state-carousel';
import { DomesticCard } from '@/components/ui/domestic-card';
import { EmptyState } from '@/components/ui/empty-state';
import { FilterRules } from '@/components/ui/filter-rules';
import { layoutOf, listClasses } from '@/components/ui/list-layout';
import { domesticPage } from '@/content/pages/lists';
import { defaultState, stateIds, states } from '@/content/states';
import type { DomesticPackage, StateId } from '@/content/types';

const filterName = 'state';

/** The carousel of twenty states over their tours; a state without tours says so. */
export function DomesticTours({ tours }: { tours: Record<StateId, readonly DomesticPackage[]> }) {
  const layout = layoutOf(Object.values(tours).flat().length);
  const items = stateIds.flatMap((id) => {
    if (tours[id].length > 0) return tours[id].map((tour) => ({ id: tour.id, groups: [id], node: <DomesticCard tour={tour} layout={layout} /> }));
    const { heading, line } = domesticPage.empty;
    return [{ id: `none-${id}`, groups: [id], wide: true, node: <EmptyState picture={domesticPage.picture} heading={heading} line={line(states[id])} /> }];
  });
  const headings = Object.fromEntries(
    stateIds.map((id) => [
      id,
      <h2 key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 font-display text-heading sm:justify-start">
        {states[id]}{' '}
        <span className="font-sans text-small font-medium text-ink-soft">
          {tours[id].length} {tours[id].length === 1 ? 'tour' : 'tours'}
        </span>
      </h2>,
    ]),
  );
  return (
    <div className="shell rhythm">
      <FilterRules name={filterName} items={items} />
      <StateCarousel
        name={filterName}
        legend={domesticPage.chooser}
        choices={stateIds.map((id) => ({ id, label: states[id] }))}
        fallback={defaultState}
        items={items}
        headings={headings}
        listClass={listClasses[layout]}
      />
    </div>
  );
}
