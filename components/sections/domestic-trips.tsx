import { stateFilter } from '@/components/islands/filters/definitions';
import { FilterRules } from '@/components/islands/filters/filter-rules';
import { itemAttributes } from '@/content/model/filter/groups';
import { StateCarousel } from '@/components/islands/filters/state-carousel';
import { PartyBar } from '@/components/islands/party/party-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { DomesticTripCard } from '@/components/ui/domestic-trip-card';
import { TaxNote } from '@/components/ui/tax-note';
import { EmptyState } from '@/components/ui/empty-state';
import { layoutOf, listClasses, type ListLayout } from '@/components/ui/list-layout';
import { domesticPage } from '@/content/pages/lists';
import { stateIds, states } from '@/content/ids/states';
import { isSold, tripsInState } from '@/content/model/state-trips';
import { statePath } from '@/content/routes';
import type { DomesticTrip, StateId } from '@/content/schema/types';

/** The number of tours here, and that of all in the state, because other pages count packages, honeymoons and groups as well. */
const toursText = (id: StateId, trips: readonly DomesticTrip[]) =>
  domesticPage.tours(trips.length, tripsInState(id).length);

function StateTrips({ id, trips, layout }: { id: StateId; trips: readonly DomesticTrip[]; layout: ListLayout }) {
  const { heading, line, others } = domesticPage.empty;
  return (
    <>
      <h2 className="mt-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-3 font-display text-heading sm:justify-start">
        {states[id]} <span className="font-sans text-small font-medium text-ink-soft">{toursText(id, trips)}</span>
      </h2>
      {trips.length === 0 ? (
        <EmptyState picture={domesticPage.picture} heading={heading} line={line(states[id])}>
          {isSold(id) && <ArrowLink href={statePath(id)}>{others(states[id])}</ArrowLink>}
        </EmptyState>
      ) : (
        <>
          <ul className={`staggered ${listClasses[layout]}`}>
            {trips.map((trip) => (
              <li key={trip.id} className="min-w-0">
                <DomesticTripCard trip={trip} layout={layout} />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <ArrowLink href={statePath(id)}>{domesticPage.all(states[id])}</ArrowLink>
          </p>
        </>
      )}
    </>
  );
}

/** The carousel of twenty states above their tours; a state without tours has a message. */
export function DomesticTrips({ trips }: { trips: Record<StateId, readonly DomesticTrip[]> }) {
  const layout = layoutOf(Object.values(trips).flat().length);
  return (
    <div className="shell rhythm">
      <div className="mb-6">
        <TaxNote trips={Object.values(trips).flat()} />
      </div>
      <PartyBar />
      <FilterRules groups={stateFilter} items={stateIds.map((id) => ({ in: { state: [id] } }))} />
      <StateCarousel
        filter={stateFilter}
        counts={Object.fromEntries(stateIds.map((id) => [id, toursText(id, trips[id])]))}
      >
        {stateIds.map((id) => (
          <div key={id} {...itemAttributes({ in: { state: [id] } })}>
            <StateTrips id={id} trips={trips[id]} layout={layout} />
          </div>
        ))}
      </StateCarousel>
    </div>
  );
}
