'use client';

import { useCallback, useEffect, useRef } from 'react';
import { currentQuery, writeQuery } from '@/components/islands/query-store';
import { withAsked } from '@/content/ask/asked-choice';
import { isChosen, partsGone, retyped, withoutParts } from '@/content/ask/change-ask';
import type { QueryParser } from '@/content/ask/query-parser';
import { dayInIndia } from '@/content/format/day-in-india';
import { chosenIn, type Chosen } from '@/content/model/filter/groups';
import { readState, type ParameterSet } from '@/content/model/filter/parameters';

/** Writes who travels and when into the address. It is no step of its own that Back undoes. */
export const changeParty = (query: string): void => {
  if (query !== currentQuery()) writeQuery(query, 'replace');
};

/** The search text in a state of the finder. */
export const textIn = (state: Chosen): string => chosenIn('search', state)[0] ?? '';

/**
 * Keeps the text of the ask box and the choices in step: typed words choose, and a choice that is removed takes its words out of the text.
 * @param change writes values into the address; the second argument is true for a step that Back undoes
 */
export function useAsking(
  parameters: ParameterSet,
  parser: QueryParser | undefined,
  state: Chosen,
  change: (values: Chosen, isStep?: boolean) => void,
) {
  const isFirstAsk = useRef(true);
  /** Applies a choice made or removed by hand; the words that asked for a removed choice are removed from the text. */
  const choose = useCallback(
    (values: Chosen) => {
      const now = readState(parameters, currentQuery());
      const asked = parser?.read(textIn(now));
      const gone = asked ? partsGone(asked, { ...now, ...values }) : [];
      change(asked && gone.length > 0 ? { ...values, search: withoutParts(textIn(now), asked, gone) } : values, true);
    },
    [parameters, parser, change],
  );
  const type = useCallback(
    (text: string) => {
      const now = readState(parameters, currentQuery());
      const [asked, asks] = [parser?.read(textIn(now)), parser?.read(text)];
      const [before, after] = [asked?.choices ?? {}, asks?.choices ?? {}];
      const changed = Object.keys({ ...before, ...after }).flatMap((name) => {
        const parameter = parameters[name];
        if (!parameter || parameter.kind === 'text') return [];
        const fallback = parameter.kind === 'one' ? parameter.fallback : undefined;
        return [[name, retyped(now[name] ?? [], before[name] ?? [], after[name] ?? [], fallback)]];
      });
      change({ ...(Object.fromEntries(changed) as Chosen), search: text }, false);
      if (parser && asked && asks) changeParty(withAsked(currentQuery(), asked, asks, dayInIndia(Date.now())));
    },
    [parameters, parser, change],
  );
  // The text may come from the URL, or may have been typed before the reader loaded. A letter may be typed after the render that this
  // effect belongs to, so the text is read again.
  useEffect(() => {
    const now = readState(parameters, currentQuery());
    const asked = parser?.read(textIn(now));
    if (!parser || !asked) return;
    if (!isChosen(asked.choices, now)) type(textIn(now));
    if (isFirstAsk.current) changeParty(withAsked(currentQuery(), undefined, asked, dayInIndia(Date.now())));
    isFirstAsk.current = false;
  }, [parser, parameters, state, type]);
  return { choose, type };
}
