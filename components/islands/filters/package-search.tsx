'use client';

import { Search } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { showing } from '@/content/pages/controls';
import { elsewhere } from '@/content/pages/trips';
import { finderSearchPath, routes } from '@/content/routes';
import { useIsland } from '../use-island';
import { Choices } from './choices';
import { FilteredList, type ListItem } from './filtered-list';
import { findTrips, type SearchableTrip, type SortKey } from './find-trips';
import type { OneParameter, TextParameter } from './parameters';
import { useAddressState } from './use-address-state';
import { useShownState } from './use-shown-state';

interface PackageSearchProps {
  filter: {
    readonly category: OneParameter;
    readonly search: TextParameter;
    readonly sort: OneParameter<SortKey>;
  };
  /** What is searched, each with its card as the server rendered it. */
  trips: readonly (SearchableTrip & ListItem)[];
  search: { label: string; placeholder: string };
  empty: { heading: string; line: string; action: string };
  /** The picture beside the empty state. */
  emptyPicture: ReactNode;
  listClass: string;
}

const control =
  'min-h-12 w-full rounded-small border-2 border-edge bg-paper-raised px-4 text-body text-ink hover:border-ink';

/** All Packages: search, category and sort over cards that are all in the HTML. */
export function PackageSearch({ filter, trips, search, empty, emptyPicture, listClass }: PackageSearchProps) {
  const root = useIsland<HTMLDivElement>();
  const [state, change] = useAddressState(filter);
  const shownState = useShownState(state);
  const query = shownState ?? state;
  const { items, shown } = useMemo(() => {
    const found = findTrips(trips, { category: filter.category }, query);
    const ids = new Set(found.map(({ id }) => id));
    return { shown: ids, items: [...found, ...trips.filter(({ id }) => !ids.has(id))] };
  }, [trips, filter, query]);

  const showAll = () => {
    change({ category: filter.category.fallback, search: '' });
    root.current?.querySelector<HTMLInputElement>('input[name="search"]')?.focus();
  };

  return (
    <div ref={root} data-island>
      <div
        data-filter={shownState ? 'by-script' : 'by-style'}
        className="mb-6 grid gap-4 lg:grid-cols-[1fr_auto_auto] lg:items-end"
      >
        <label className="needs-script relative block">
          <span className="mb-1 block text-small font-semibold">{search.label}</span>
          <Icon of={Search} className="pointer-events-none absolute bottom-3.5 left-3.5 text-ink-soft" />
          <input
            type="search"
            name="search"
            value={state.search}
            onChange={(event) => change({ search: event.target.value })}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            className={`${control} pl-11 placeholder:text-ink-soft`}
          />
        </label>
        <Choices
          name="category"
          group={filter.category}
          chosen={state.category}
          onChoose={(category) => change({ category })}
          listClass="flex flex-wrap gap-2"
        />
        <label className="needs-script block">
          <span className="mb-1 block text-small font-semibold lg:sr-only">{filter.sort.legend}</span>
          <select
            name="sort"
            value={state.sort}
            onChange={({ target }) => {
              const chosen = filter.sort.choices.find(({ id }) => id === target.value);
              if (chosen) change({ sort: chosen.id });
            }}
            autoComplete="off"
            className={control}
          >
            {filter.sort.choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="needs-script mb-6 text-small font-semibold text-ink-soft">
        {showing(shown.size)}
      </p>
      <FilteredList items={items} shown={shownState && shown} className={listClass} />
      {shown.size === 0 ? (
        <div className="overflow-hidden rounded-large border border-line bg-paper-raised md:grid md:grid-cols-2">
          {emptyPicture}
          <div className="flex flex-col items-start justify-center gap-3 p-6 md:p-10">
            <h2 className="font-display text-heading">{empty.heading}</h2>
            <p className="text-ink-soft">{empty.line}</p>
            <button type="button" onClick={showAll} className={buttonClasses()}>
              {empty.action}
            </button>
            <ArrowLink href={state.search.trim() ? finderSearchPath(state.search.trim()) : routes.finder}>
              {elsewhere(state.search)}
            </ArrowLink>
          </div>
        </div>
      ) : null}
    </div>
  );
}
