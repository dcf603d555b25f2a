'use client';

import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { AskBox, AskExamples } from '@/components/ui/ask-box';
import { firstRows } from '@/components/ui/list-layout';
import type { SearchTerms } from '@/content/ask/meanings';
import { isChosen } from '@/content/ask/change-ask';
import { finder } from '@/content/words/finder-page';
import { customTripPath, finderPath } from '@/content/routes';
import { island } from '@/components/islands/island';
import { AskAnswer, answersIn, pagesFor } from './ask-answer';
import { AskChips, type Chip } from './ask-chips';
import { ChoiceSheet, SheetButton, useSheet } from './choice-sheet';
import { finderChips } from './finder-chips';
import { FinderCount, GroupsOfChoices, MoreRows } from './finder-parts';
import { nothingOf, type ChoiceGroups } from '@/content/model/filter/groups';
import { NothingFound } from './nothing-found';
import type { ReasonedTrip } from './reasons';
import { ResetSuggestions } from './reset-suggestions';
import { Shortlist } from './shortlist';
import { foundId } from './shortlist-names';
import { showChosen } from './show-chosen';
import { type FinderSortable } from '@/content/model/filter/sort-orders';
import { usePartyPrices } from './use-party-prices';
import { textIn, useAsking } from './use-asking';
import { useChoiceLinks } from './use-choice-links';
import { useComparedPlaces } from './use-compared-places';
import { orderIn, useFinderState, type FinderQuery } from './use-finder-state';
import { useFound } from './use-found';
import { useList } from './use-list';
import { useQuietText } from './use-quiet-text';
import { useQueryParser } from './use-query-parser';
import { useReasons } from './use-reasons';
import { useUnknownWords } from './use-unknown-words';
import type { ListedTrip } from './your-list';

interface FinderProps {
  groups: ChoiceGroups;
  query: FinderQuery;
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

type Root = RefObject<HTMLElement | null>;
type Change = ReturnType<typeof useFinderState>['change'];

const boxIn = (root: Root) => root.current?.querySelector<HTMLInputElement>('input[name="search"]');

/** The tap into the box may be what hydrates the finder, and its focus event is over by then. */
function useLoadInFocus(root: Root, load: () => void): void {
  useEffect(() => {
    if (document.activeElement === boxIn(root)) load();
  }, [root, load]);
}

/** The loader hides the rows while a text in the address is read. Chips, count, rows and totals then appear together. */
function useRowsOnceRead(isRead: boolean): void {
  useLayoutEffect(() => {
    if (isRead) document.documentElement.removeAttribute('data-reading');
  }, [isRead]);
}

/**
 * On the first render by the script the controls show the choices of the URL. If the URL has none, nothing can be out of sight, and measuring
 * would force another layout.
 */
function useChosenInSight(root: Root, isByScript: boolean): void {
  useEffect(() => {
    if (isByScript && root.current && window.location.search) showChosen(root.current);
  }, [isByScript, root]);
}

/** Closes the phone's keyboard and scrolls to the rows. */
function submit(event: SyntheticEvent, root: Root, load: () => void): void {
  event.preventDefault();
  load();
  boxIn(root)?.blur();
  root.current?.querySelector('.ask-line')?.scrollIntoView({ block: 'nearest' });
}

/** Shows all rows. The checkbox goes away, so the focus moves to the last of the first rows. */
function unfold(root: Root, change: Change): void {
  const links = root.current?.querySelectorAll<HTMLElement>('[data-list] > :not([hidden]) h3 a');
  links?.[firstRows - 1]?.focus({ preventScroll: true });
  change({ rows: 'all' });
}

/** Removes the text and all choices, in one step that Back undoes. */
function showAll(root: Root, change: Change, groups: ChoiceGroups): void {
  const nothing = Object.entries(groups).map(([name, group]) => [name, nothingOf(group)] as const);
  change({ ...Object.fromEntries(nothing), search: '' }, true);
  boxIn(root)?.focus();
}

/** The text that screen readers announce: what was understood, the answers to it, and the number of trips. */
const announced = (understood: readonly Chip[], answers: readonly string[], count: number) =>
  [
    ...(understood.length > 0 ? [finder.ask.understood(understood.map(({ label }) => label))] : []),
    ...answers,
    finder.showing(count),
  ].join(' ');

/** The finder over all trips: an ask box, groups of choices and a sort field. All rows are in the HTML. */
export const TripFinder = island(
  'trip-finder',
  function TripFinder({ groups, query, trips, children, ...props }: FinderProps) {
    const root = useRef<HTMLDivElement>(null);
    const { parameters, state, change, chosen, isByScript, isWhole } = useFinderState(groups, query);
    const typed = textIn(state);
    const search = textIn(chosen);
    const party = usePartyPrices(trips, groups);
    const { trips: priced, last, choice, quotes } = party;
    const { parser, load, isFailed } = useQueryParser(typed !== '', groups, trips, props.searchTerms);
    const ask = useMemo(() => (search ? parser?.read(search) : undefined), [parser, search]);
    const { ranking, items, shown, unfolded, counts } = useFound({
      ...{ groups, last, chosen, ask, parser, isByScript, isWhole },
      trips: priced,
      sort: orderIn(chosen),
    });
    useUnknownWords(props.countsWords ? ask?.unknown : undefined);
    const { choose, type } = useAsking(parameters, parser, state, change);
    useLoadInFocus(root, load);
    const write = useReasons(groups, chosen, ask && ranking, parser);
    // With a party each row changes at once, as it does while somebody types, and a hundred rows appear at once.
    const isAtOnce = ask !== undefined || choice !== undefined || isWhole;
    useList(root, items, isByScript ? unfolded : undefined, isAtOnce, write);
    const isAnswered = ask !== undefined && isChosen(ask.choices, chosen) && !party.isLoading;
    useRowsOnceRead(isByScript && (!search || isFailed || isAnswered));
    useSheet(root, foundId);
    useChoiceLinks(root, finderPath, 'where', chosen['where'], choose);
    useChosenInSight(root, isByScript);
    const onSubmit = (event: SyntheticEvent) => submit(event, root, load);
    const retype = (text: string) => change({ search: text }, true);
    const chips = finderChips({ parameters, chosen, typed, ask, ranking, party, choose, retype, type });
    const answers = answersIn(search, ask, ranking, groups, parser, isFailed);
    const { compared, isComparing, compare } = useComparedPlaces(priced, groups, chosen, search, ask, parser);
    const heard = useQuietText(isByScript ? announced(ask ? chips : [], answers, shown.size) : '');

    return (
      <div ref={root} className="finder">
        <Shortlist trips={trips} rows={props.compareRows} choice={choice} quotes={quotes} isComparing={isComparing} />
        <div data-filter={isByScript ? 'by-script' : 'by-style'} className="grid lg:gap-4">
          <a href={`#${foundId}`} className="skip-link">
            {finder.skip}
          </a>{' '}
          <AskBox value={typed} onChange={type} onFocus={load} onSubmit={onSubmit} labelClass="max-lg:sr-only" />
          <p className="without-script text-small">{finder.noScript}</p>
          <ChoiceSheet count={isByScript ? shown.size : undefined}>
            {props.map}
            <GroupsOfChoices groups={groups} state={state} isByScript={isByScript} counts={counts} onChoose={choose} />
          </ChoiceSheet>
        </div>
        {/* On wide screens this column is shorter than the choices and sticky, so it stays visible while a visitor goes on choosing.
            Elsewhere it has no box of its own, so that the sticky button stays visible as long as the list. */}
        <div className="contents lg:sticky lg:top-28 lg:block">
          {chips.length > 0 ? <AskChips chips={chips} onEmpty={() => boxIn(root)?.focus()} /> : <AskExamples />}
          <SheetButton groups={groups} chosen={state} />
          <AskAnswer
            answers={answers}
            pages={ask && parser ? pagesFor(ask, parser, ranking?.ids[0]) : []}
            unsure={ask?.unsure ?? []}
            onMean={([start, end], words) => type(`${search.slice(0, start)}${words}${search.slice(end)}`)}
            compared={compared}
            onCompare={compare}
          />
          <FinderCount count={shown.size} heard={heard} state={state} sort={query.sort} onChoose={choose} />
          {children}
          {!isWhole && shown.size > firstRows ? (
            <MoreRows count={shown.size} onChange={() => unfold(root, change)} />
          ) : null}
          {shown.size === 0 ? (
            <NothingFound
              empty={finder.empty}
              picture={props.emptyPicture}
              onShowAll={() => showAll(root, change, groups)}
            >
              <ResetSuggestions items={items} groups={groups} chosen={chosen} onChoose={choose} />
              <ArrowLink href={customTripPath}>{finder.empty.custom}</ArrowLink>
            </NothingFound>
          ) : null}
        </div>
      </div>
    );
  },
  ['emptyPicture'],
);
