'use client';

import { isTooMany } from '@/content/ask/asked-choice';
import type { Ask, Part, Unsure } from '@/content/ask/parts';
import type { QueryParser } from '@/content/ask/query-parser';
import { ArrowLink } from '@/components/ui/arrow-link';
import { buttonClasses } from '@/components/ui/button';
import { capitalised } from '@/content/format/capitalised';
import { finder } from '@/content/words/finder-page';
import { homeAnchorPath, tripPath } from '@/content/routes';
import type { Ranking } from '@/content/ask/ranking';
import { choiceOf, type ChoiceGroups } from '@/content/model/filter/groups';

/**
 * The sentences beside the chips of an ask: criteria that were relaxed, places we do not sell, words that were not understood,
 * more travellers than there are prices for.
 */
export function answersTo(
  text: string,
  ask: Ask,
  ranking: Ranking,
  groups: ChoiceGroups,
  parser: QueryParser,
): string[] {
  const notOffered = new Set(
    ask.parts.flatMap(({ unsold: number }) => (number === undefined ? [] : (parser.unsold[number]?.label ?? []))),
  );
  const towns = ask.parts.flatMap(({ insteadOf, choices = {} }) => {
    const group = 'near' in choices ? 'near' : 'from';
    const [id = ''] = choices[group] ?? [];
    const label = groups[group] && choiceOf(groups[group], id)?.label;
    if (!insteadOf || !label) return [];
    const town = capitalised(text.slice(...insteadOf));
    return group === 'near' ? finder.ask.nearTo(town, label) : finder.ask.startsNearest(town, label);
  });
  // The reader passes over small words. If there are no others, the list stays as it was, and the page has to say why.
  const isNothing = [ask.parts, ask.unsure, ask.unknown].every(({ length }) => length === 0);
  const unknown = isNothing && text.trim() ? [text.trim()] : ask.unknown;
  const out = [
    ...new Set(ranking.relaxed.map(({ name, label }) => finder.ask.leaves[name] ?? `‘${capitalised(label)}’`)),
  ];
  return [
    ...[...notOffered].map(finder.ask.notOffered),
    ...towns,
    ...(ranking.isEither ? [finder.ask.either(ranking.named.map(({ label }) => label))] : []),
    ...(ranking.relaxed.length > 0
      ? [
          finder.ask.relaxed(
            ranking.criteria.map(({ label }) => capitalised(label)),
            out,
          ),
        ]
      : []),
    ...new Set(ask.parts.flatMap(({ say }) => finder.ask.says[say ?? ''] ?? [])),
    ...(ask.isCut ? [finder.ask.cut] : []),
    ...(unknown.length > 0 ? [finder.ask.unknown(unknown)] : []),
    ...(isTooMany(ask) ? [finder.ask.tooMany] : []),
  ];
}

/** The sentences on the text of the ask box; one that says so if the reader could not be loaded. */
export function answersIn(
  text: string,
  ask: Ask | undefined,
  ranking: Ranking | undefined,
  groups: ChoiceGroups,
  parser: QueryParser | undefined,
  isFailed: boolean,
): string[] {
  if (ask && ranking && parser) return answersTo(text, ask, ranking, groups, parser);
  return isFailed && text ? [finder.ask.failed] : [];
}

const isPlace = ({ thing, choices }: Part): boolean => thing !== undefined || choices?.['where'] !== undefined;

/**
 * The pages that answer an ask. A page that is only an anchor is a part of the page of the first trip, if the ask names a place; otherwise the
 * services on the home page answer.
 * @param trip the id of the first trip of the list
 */
export function pagesFor(ask: Ask, parser: QueryParser, trip = ''): (readonly [path: string, label: string])[] {
  const isOfTrip = trip && ask.parts.some(isPlace);
  const paths = ask.parts.flatMap(({ page }) =>
    page?.startsWith('#') && !isOfTrip ? homeAnchorPath('company') : (page ?? []),
  );
  return [...new Set(paths)].map((path) => [
    path.startsWith('#') ? `${tripPath(trip)}${path}` : path,
    parser.pages[path] ?? path,
  ]);
}

interface AskAnswerProps {
  answers: readonly string[];
  /** Pages that answer an ask which is not about a list of trips. */
  pages: ReturnType<typeof pagesFor>;
  unsure: readonly Unsure[];
  /** Replaces a number by words for one of its meanings. */
  onMean: (at: Unsure['at'], words: string) => void;
  /** Names of the places to compare; empty if there are none. */
  compared: readonly string[];
  onCompare: () => void;
}

/** Shows the sentences of `answersTo`, links to pages, and the questions that an ask leaves open. */
export function AskAnswer({ answers, pages, unsure, onMean, compared, onCompare }: AskAnswerProps) {
  return (
    <div className="grid gap-2 empty:hidden lg:mt-3">
      {pages.length > 0 ? (
        <div>
          <p>{finder.ask.page}</p>
          {pages.map(([path, label]) => (
            <ArrowLink key={path} href={path}>
              {label}
            </ArrowLink>
          ))}
        </div>
      ) : null}
      {compared.length > 0 ? (
        <button type="button" onClick={onCompare} className={buttonClasses('secondary', 'justify-self-start')}>
          {finder.ask.compare(compared)}
        </button>
      ) : null}
      {unsure.map(({ at, number, kinds }) => (
        <div key={at[0]} className="flex flex-wrap items-center gap-2">
          <p>{finder.ask.unsure('question', number)}</p>
          {kinds.map((kind) => {
            const words = finder.ask.unsure(kind, number);
            return (
              <button key={kind} type="button" className="ask-chip" onClick={() => onMean(at, words)}>
                {words}
              </button>
            );
          })}
        </div>
      ))}
      {answers.map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
    </div>
  );
}
