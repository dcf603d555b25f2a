'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { AskBox, AskExamples } from '@/components/ui/ask-box';
import { firstRows } from '@/components/ui/list-layout';
import type { SearchTerms } from '@/content/ask/meanings';
import { isTooMany } from '@/content/ask/asked-choice';
import { isChosen } from '@/content/ask/change-ask';
import { capitalised } from '@/content/format/capitalised';
import { finder } from '@/content/words/finder-page';
import { customTripPath, finderPath } from '@/content/routes';
import { island } from '@/components/islands/island';
import { AskAnswer, answersTo, pagesFor } from './ask-answer';
import { AskChips } from './ask-chips';
import { bestOfEach } from './best-of-each';
import { ChoiceSheet, SheetButton, useSheet } from './choice-sheet';
import { Choices } from './choices';
import { finderChips } from './finder-chips';
import { choicesWith, chosenIn, nothingOf, type ChoiceGroups, type Chosen } from '@/content/model/filter/groups';
import { NothingFound } from './nothing-found';
import {
  changeQuery,
  partOf,
  type OneParameter,
  type ParameterSet,
  type TextParameter,
} from '@/content/model/filter/parameters';
import { currentQuery } from '@/components/islands/query-store';
import type { ReasonedTrip } from './reasons';
import { ResetSuggestions } from './reset-suggestions';
import { Shortlist } from './shortlist';
import { foundId, listId, shortlistName } from './shortlist-names';
import { showChosen } from './show-chosen';
import { SortField } from './sort-field';
import type { finderOrder } from '@/content/model/filter/sort-orders';
import { type FinderSortable } from '@/content/model/filter/sort-orders';
import { usePartyPrices } from './use-party-prices';
import { useAddressState } from './use-address-state';
import { changeParty, textIn, useAsking } from './use-asking';
import { useChoiceLinks } from './use-choice-links';
import { useFound } from './use-found';
import { useList } from './use-list';
import { useQuietText } from './use-quiet-text';
import { useQueryParser } from './use-query-parser';
import { useReasons } from './use-reasons';
import { useShownState } from './use-shown-state';
import { useUnknownWords } from './use-unknown-words';
import type { ListedTrip } from './your-list';

interface TripFinderProps {
  groups: ChoiceGroups;
  query: {
    readonly search: TextParameter;
    readonly sort: OneParameter<keyof typeof finderOrder>;
    readonly rows: TextParameter;
  };
  /** The trips in the default order of the page. */
  trips: readonly (FinderSortable & ReasonedTrip & ListedTrip)[];
  /** The search terms that find them. */
  searchTerms: SearchTerms;
  /** The titles of the comparison's rows. */
  compareRows: readonly string[];
  /** The picture beside the empty state. */
  emptyPicture: ReactNode;
  /** A map whose links choose a place; it is folded on phones. */
  map?: ReactNode;
  /** True if words that the finder does not know are counted (`useUnknownWords`). */
  countsWords?: boolean;
  /** The list of the trips, an `ItemList` with the id `foundId`. */
  children: ReactNode;
}

/** The parameter of the shortlist, for writing it. */
const shortlisted = { [shortlistName]: { kind: 'several', legend: finder.keep, choices: [] } } as const;

/** The finder over all trips: an ask box, groups of choices and a sort field. All rows are in the HTML. */
export const TripFinder = island(
  'trip-finder',
  function TripFinder({
    groups,
    query,
    trips: sold,
    searchTerms,
    compareRows,
    emptyPicture,
    map,
    countsWords = false,
    children,
  }: TripFinderProps) {
    const root = useRef<HTMLDivElement>(null);
    const parameters = useMemo((): ParameterSet => ({ ...groups, ...query }), [groups, query]);
    const [state, change] = useAddressState(parameters);
    const typed = textIn(state);
    // The style rules showed every match of the choices in the URL (`foldedRows`). The list must not fold under a visitor who has scrolled.
    const [isOpenedWhole] = useState(() => typeof window !== 'undefined' && partOf(groups, currentQuery()) !== '');
    const shownState = useShownState(state);
    const shownChosen: Chosen = shownState ?? state;
    const search = textIn(shownChosen);
    // The cast is safe: the URL is validated against the choices.
    const sort = chosenIn('sort', shownChosen)[0] as keyof typeof finderOrder;
    const party = usePartyPrices(sold, groups);
    const { trips, last, choice, quotes } = party;
    const [isComparing, setComparing] = useState(false);
    const isByScript = shownState !== undefined;
    const isWhole = isOpenedWhole || shownChosen['rows'] === 'all';

    const { parser, load, isFailed } = useQueryParser(typed !== '', groups, sold, searchTerms);
    const ask = useMemo(() => (search ? parser?.read(search) : undefined), [parser, search]);
    const { ranking, items, shown, unfolded, counts } = useFound({
      ...{ groups, trips, last, sort, ask, parser, isByScript, isWhole },
      chosen: shownChosen,
    });
    useUnknownWords(ask?.unknown ?? [], countsWords);
    const { choose, type } = useAsking(parameters, parser, state, change);
    const box = () => root.current?.querySelector<HTMLInputElement>('input[name="search"]');
    // The tap into the box may be what hydrates the finder, and its focus event is over by then.
    useEffect(() => {
      if (document.activeElement === box()) load();
    }, [load]);
    const write = useReasons(groups, shownChosen, ask && ranking, parser);
    // With a party each row changes at once, as it does while somebody types, and a hundred rows appear at once.
    useList(root, items, shownState && unfolded, ask !== undefined || choice !== undefined || isWhole, write);
    // The loader hides the rows while a text in the address is read. Chips, count, rows and totals then appear together.
    const isAnswered = ask !== undefined && isChosen(ask.choices, shownChosen) && !party.isLoading;
    const isRead = isByScript && (!search || isFailed || isAnswered);
    useLayoutEffect(() => {
      if (isRead) document.documentElement.removeAttribute('data-reading');
    }, [isRead]);
    /** Shows all rows. The checkbox goes away, so the focus moves to the last of the first rows. */
    const unfold = () => {
      const links = root.current?.querySelectorAll<HTMLElement>('[data-list] > :not([hidden]) h3 a');
      links?.[firstRows - 1]?.focus({ preventScroll: true });
      change({ rows: 'all' });
    };
    useSheet(root, foundId);
    useChoiceLinks(root, finderPath, 'where', shownChosen['where'], choose);

    // On the first render by the script the controls show the choices of the URL. If the URL has none, nothing can be out of sight, and
    // measuring would force another layout.
    useEffect(() => {
      if (isByScript && root.current && window.location.search) showChosen(root.current);
    }, [isByScript, root]);

    const showAll = () => {
      change(
        { ...Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, nothingOf(group)])), search: '' },
        true,
      );
      box()?.focus();
    };
    /** Closes the phone's keyboard and scrolls to the rows. */
    const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      load();
      box()?.blur();
      root.current?.querySelector('.ask-line')?.scrollIntoView({ block: 'nearest' });
    };

    const chips = finderChips({
      ...{ parameters, typed, ask, ranking, party, choose, type },
      chosen: shownChosen,
      retype: (text) => change({ search: text }, true),
    });
    const answers =
      ask && ranking && parser
        ? [...answersTo(search, ask, ranking, groups, parser), ...(isTooMany(ask) ? [finder.ask.tooMany] : [])]
        : isFailed && search
          ? [finder.ask.failed]
          : [];
    const pages = ask && parser ? pagesFor(ask, parser, ranking?.ids[0]) : [];
    const best = useMemo(
      () => (ask && parser && ask.compared.length > 0 ? bestOfEach(trips, groups, shownChosen, ask, parser) : []),
      [ask, parser, trips, groups, shownChosen],
    );
    const comparedNames =
      best.length > 1 ? (ask?.compared ?? []).map(({ at }) => capitalised(search.slice(...(at[0] ?? [0])))) : [];
    /** Puts the trips on the shortlist and opens their comparison. */
    const onCompare = () => {
      changeParty(changeQuery(shortlisted, currentQuery(), { [shortlistName]: best }));
      setComparing(true);
      document.getElementById(listId)?.scrollIntoView();
    };
    const heard = useQuietText(
      isByScript
        ? [
            ...(ask && chips.length > 0 ? [finder.ask.understood(chips.map(({ label }) => label))] : []),
            ...answers,
            finder.showing(shown.size),
          ].join(' ')
        : '',
    );

    return (
      <div ref={root} className="finder">
        <Shortlist trips={sold} rows={compareRows} choice={choice} quotes={quotes} isComparing={isComparing} />
        <div data-filter={isByScript ? 'by-script' : 'by-style'} className="grid lg:gap-4">
          <a href={`#${foundId}`} className="skip-link">
            {finder.skip}
          </a>{' '}
          <AskBox value={typed} onChange={type} onFocus={load} onSubmit={onSubmit} labelClass="max-lg:sr-only" />
          <p className="without-script text-small">{finder.noScript}</p>
          <ChoiceSheet count={isByScript ? shown.size : undefined}>
            {map}
            {Object.entries(groups).map(([name, group]) => (
              <Choices
                key={name}
                name={name}
                group={group}
                choices={choicesWith(group, chosenIn(name, state))}
                chosen={[state[name]].flat().join(' ')}
                onChoose={choose}
                isByScript={isByScript}
                counts={counts[name]}
                hasLegend
                listClass="finder-choices"
              />
            ))}
          </ChoiceSheet>
        </div>
        {/* On wide screens this column is shorter than the choices and sticky, so it stays visible while a visitor goes on choosing.
            Elsewhere it has no box of its own, so that the sticky button stays visible as long as the list. */}
        <div className="contents lg:sticky lg:top-28 lg:block">
          {chips.length > 0 ? <AskChips chips={chips} onEmpty={() => box()?.focus()} /> : <AskExamples />}
          <SheetButton groups={groups} chosen={state} />
          <AskAnswer
            answers={answers}
            pages={pages}
            unsure={ask?.unsure ?? []}
            onMean={([start, end], words) => type(`${search.slice(0, start)}${words}${search.slice(end)}`)}
            compared={comparedNames}
            onCompare={onCompare}
          />
          <div className="needs-script finder-count">
            <p className="when-read">{finder.showing(shown.size)}</p>
            <p className="while-reading">{finder.ask.reading}</p>
            <p role="status" className="sr-only">
              {heard}
            </p>
            <SortField
              sort={query.sort}
              value={chosenIn('sort', state)[0] as keyof typeof finderOrder}
              onChange={(order) => choose({ sort: order })}
              legendClass="sr-only"
            />
          </div>
          {children}
          {!isWhole && shown.size > firstRows ? (
            <label className="choice more-rows">
              <input type="checkbox" name="rows" value="all" checked={false} onChange={unfold} />
              {finder.showAll(shown.size)}
            </label>
          ) : null}
          {shown.size === 0 ? (
            <NothingFound empty={finder.empty} picture={emptyPicture} onShowAll={showAll}>
              <ResetSuggestions items={items} groups={groups} chosen={shownChosen} onChoose={choose} />
              <ArrowLink href={customTripPath}>{finder.empty.custom}</ArrowLink>
            </NothingFound>
          ) : null}
        </div>
      </div>
    );
  },
  ['emptyPicture'],
);
