'use client';

import { useMemo, useRef, type ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { elsewhere, showing } from '@/content/words/controls';
import { finderSearchPath, routes } from '@/content/routes';
import { island } from '@/components/islands/island';
import { Choices } from './choices';
import { findTrips, type SearchableTrip } from '@/content/model/filter/find-trips';
import { NothingFound } from './nothing-found';
import type { OneParameter, TextParameter } from '@/content/model/filter/parameters';
import { SearchField } from './search-field';
import { SortField } from './sort-field';
import type { SortKey } from '@/content/model/filter/sort-orders';
import { usePartyPrices } from './use-party-prices';
import { useAddressState } from './use-address-state';
import { useList } from './use-list';
import { useShownState } from './use-shown-state';

interface PackageSearchProps {
  filter: {
    readonly category: OneParameter;
    readonly search: TextParameter;
    readonly sort: OneParameter<SortKey>;
  };
  /** The searchable trips. */
  trips: readonly SearchableTrip[];
  search: { label: string; placeholder: string };
  empty: { heading: string; line: string; action: string };
  /** The picture beside the empty state. */
  emptyPicture: ReactNode;
  /** The list of the trips, an `ItemList`. */
  children: ReactNode;
}

/** All Packages: search, category and sort over cards that are all in the HTML. */
export const PackageSearch = island(
  'package-search',
  function PackageSearch({ filter, trips: sold, search, empty, emptyPicture, children }: PackageSearchProps) {
    const root = useRef<HTMLDivElement>(null);
    const [state, change] = useAddressState(filter);
    const shownState = useShownState(state);
    const query = shownState ?? state;
    const { trips, last } = usePartyPrices(sold);
    const { items, shown } = useMemo(() => {
      const found = findTrips(trips, { category: filter.category }, query).sort(last);
      const ids = new Set(found.map(({ id }) => id));
      return { shown: ids, items: [...found, ...trips.filter(({ id }) => !ids.has(id))] };
    }, [trips, last, filter, query]);
    useList(root, items, shownState && shown);

    const showAll = () => {
      change({ category: filter.category.fallback, search: '' });
      root.current?.querySelector<HTMLInputElement>('input[name="search"]')?.focus();
    };

    return (
      <div ref={root}>
        <div
          data-filter={shownState ? 'by-script' : 'by-style'}
          className="mb-6 grid gap-4 md:grid-cols-[1fr_auto] md:items-end lg:grid-cols-[1fr_auto_auto]"
        >
          <SearchField {...search} value={state.search} onChange={(text) => change({ search: text })} />
          <Choices
            name="category"
            group={filter.category}
            chosen={state.category}
            onChoose={({ category }) => change({ category: String(category) })}
            isByScript={shownState !== undefined}
            listClass="flex flex-wrap gap-2"
          />
          {/* On tablets the field is beside the search, above the buttons. */}
          <div className="md:max-lg:col-start-2 md:max-lg:row-start-1">
            <SortField
              sort={filter.sort}
              value={state.sort}
              onChange={(sort) => change({ sort })}
              legendClass="lg:sr-only"
            />
          </div>
        </div>
        <p role="status" className="needs-script mb-6 text-small font-semibold text-ink-soft">
          {showing(shown.size)}
        </p>
        {children}
        {shown.size === 0 ? (
          <NothingFound empty={empty} picture={emptyPicture} onShowAll={showAll}>
            <ArrowLink href={state.search.trim() ? finderSearchPath(state.search.trim()) : routes.finder}>
              {elsewhere(state.search)}
            </ArrowLink>
          </NothingFound>
        ) : null}
      </div>
    );
  },
  ['emptyPicture'],
);
