'use client';

import type { Ask } from '@/content/ask/read-ask';
import type { QueryParser } from '@/content/ask/query-parser';
import { ArrowLink } from '@/components/ui/arrow-link';
import { capitalised } from '@/content/format/capitalised';
import { finder } from '@/content/words/finder-page';
import type { Ranking } from './ranking';
import { choiceOf, type ChoiceGroups } from '@/content/model/filter/groups';

/** The sentences beside the chips of an ask: criteria that were relaxed, places we do not sell, words that were not understood. */
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
    ...(ask.unknown.length > 0 ? [finder.ask.unknown(ask.unknown)] : []),
  ];
}

interface AskAnswerProps {
  answers: readonly string[];
  /** Pages that answer an ask which is not about a list of trips. */
  pages: readonly (readonly [path: string, label: string])[];
}

/** Shows the sentences of `answersTo` and links to pages. */
export function AskAnswer({ answers, pages }: AskAnswerProps) {
  return (
    <div className="grid gap-1 empty:hidden">
      {answers.map((answer) => (
        <p key={answer}>{answer}</p>
      ))}
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
    </div>
  );
}
