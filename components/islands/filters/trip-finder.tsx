'use client';

import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { finder } from '@/content/pages/trips';
import { routes } from '@/content/routes';
import { island } from '@/components/islands/island';
import { ChoiceSheet, SheetButton, useSheet } from './choice-sheet';
import { Choices } from './choices';
import { KeptTrips } from './kept-trips';
import { foundId } from './kept';
import { countChoices, isShown, nothingOf, type ChoiceGroups } from './groups';
import { NothingFound } from './nothing-found';
import type { OneParameter, TextParameter } from './parameters';
import type { ReasonedTrip } from './reasons';
import { SearchField } from './search-field';
import { searchIndex, type SearchableWords } from './search-index';
import { showChosen } from './show-chosen';
import { SortField } from './sort-field';
import { finderOrder, type FinderSortable } from './sort-orders';
import { useAddressState } from './use-address-state';
import { useChoiceLinks } from './use-choice-links';
import { useList } from './use-list';
import { useReasons } from './use-reasons';
import { useShownState } from './use-shown-state';
import { WaysBack } from './ways-back';
import type { ListedTrip } from './your-list';

interface TripFinderProps {
  groups: ChoiceGroups;
  query: { readonly search: TextParameter; readonly sort: OneParameter<keyof typeof finderOrder> };
  /** What is searched. */
  trips: readonly (FinderSortable & SearchableWords & ReasonedTrip & ListedTrip)[];
  /** What the comparison tells of each trip. */
  compareRows: readonly string[];
  /** The picture beside the empty state. */
  emptyPicture: ReactNode;
  /** A map whose links choose where; on phones it is folded away. */
  map?: ReactNode;
  /** The list of the trips, an `ItemList` with the id `foundId`. */
  children: ReactNode;
}

/** The finder: groups of choices, search and sort over all trips, whose rows are all in the HTML. */
export const TripFinder = island(
  'trip-finder',
  function TripFinder({ groups, query: parameters, trips, compareRows, emptyPicture, map, children }: TripFinderProps) {
    const root = useRef<HTMLDivElement>(null);
    const [chosen, changeChosen] = useAddressState(groups);
    const [query, changeQuery] = useAddressState(parameters);
    const state = useMemo(() => ({ chosen, query }), [chosen, query]);
    const shownState = useShownState(state);
    const { chosen: shownChosen, query: shownQuery } = shownState ?? state;

    // Until then nothing is sorted, hidden or counted: it would be in the task that hydrates.
    const isByScript = shownState !== undefined;

    const search = useMemo(() => searchIndex(trips), [trips]);
    // Those that are not shown keep their places, so that a choice or a letter typed moves nothing.
    const items = useMemo(
      () => (isByScript ? [...trips].sort(finderOrder[shownQuery.sort]) : trips),
      [isByScript, trips, shownQuery.sort],
    );
    const { ids, unknown } = useMemo(() => search(shownQuery.search), [search, shownQuery.search]);
    const found = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
    const shown = useMemo(
      () => new Set(found.filter((trip) => !isByScript || isShown(trip, groups, shownChosen)).map(({ id }) => id)),
      [isByScript, found, groups, shownChosen],
    );
    const counts = useMemo(
      () => countChoices(isByScript ? found : [], groups, shownChosen),
      [isByScript, found, groups, shownChosen],
    );

    useReasons(root, trips, groups, shownChosen, shownState && shown);
    useList(root, items, shownState && shown);
    useSheet(root, foundId);
    useChoiceLinks(root, routes.finder, 'where', shownChosen['where'], changeChosen);

    // From the first state that the script shows on: then the controls say what the address says. If it says nothing, nothing is out of
    // sight, and asking would have the page laid out once more.
    useEffect(() => {
      if (isByScript && root.current && window.location.search) showChosen(root.current);
    }, [isByScript, root]);

    const showAll = () => {
      changeChosen(Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, nothingOf(group)])));
      changeQuery({ search: '' });
      root.current?.querySelector<HTMLInputElement>('input[name="search"]')?.focus();
    };

    return (
      <div ref={root} className="finder">
        <KeptTrips trips={trips} rows={compareRows} />
        <div data-filter={isByScript ? 'by-script' : 'by-style'} className="grid lg:gap-4">
          <a href={`#${foundId}`} className="skip-link">
            {finder.skip}
          </a>{' '}
          <SearchField
            {...finder.search}
            value={query.search}
            onChange={(text) => changeQuery({ search: text })}
            legendClass="max-lg:sr-only"
          />
          <ChoiceSheet count={isByScript ? shown.size : undefined}>
            {map}
            {Object.entries(groups).map(([name, group]) => (
              <Choices
                key={name}
                name={name}
                group={group}
                chosen={[chosen[name]].flat().join(' ')}
                onChoose={changeChosen}
                isByScript={isByScript}
                counts={counts[name]}
                hasLegend
                listClass="finder-choices"
              />
            ))}
          </ChoiceSheet>
        </div>
        {/* Beside the choices and shorter than they are, it stays in sight while a visitor goes on choosing. Elsewhere no box of its own: the line that opens them stays in sight as long as the list. */}
        <div className="contents lg:sticky lg:top-28 lg:block">
          <SheetButton groups={groups} chosen={chosen} />
          <div className="needs-script finder-count">
            <p role="status">{finder.showing(shown.size, unknown)}</p>
            <SortField
              sort={parameters.sort}
              value={query.sort}
              onChange={(sort) => changeQuery({ sort })}
              legendClass="sr-only"
            />
          </div>
          {children}
          {shown.size === 0 ? (
            <NothingFound empty={finder.empty} picture={emptyPicture} onShowAll={showAll}>
              <WaysBack
                items={items}
                found={found}
                groups={groups}
                chosen={shownChosen}
                onChoose={changeChosen}
                search={shownQuery.search}
                onSearch={(text) => changeQuery({ search: text })}
              />
              <ArrowLink href={routes.planCustomTrip}>{finder.empty.custom}</ArrowLink>
            </NothingFound>
          ) : null}
        </div>
      </div>
    );
  },
  ['emptyPicture'],
);
