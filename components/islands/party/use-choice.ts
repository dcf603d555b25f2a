'use client';

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentQuery, subscribe, writeQuery } from '@/components/islands/query-store';
import { readChoice, withChoice, type Choice } from '@/content/model/choice';
import { chosenQuery } from './chosen-query';
import { keepChoice } from './kept-choice';
import { todayInIndia } from './today-in-india';

/**
 * Who travels and when, as the address has it, and a function that changes it or, with undefined, takes it back. It is kept for the visit. The
 * exported HTML and the first render have none.
 */
export function useChoice() {
  const query = useSyncExternalStore(subscribe, chosenQuery, () => '');
  const read = useMemo(() => readChoice(query, todayInIndia()), [query]);
  const { choice } = read;
  useEffect(() => {
    if (choice) keepChoice(withChoice('', choice));
  }, [choice]);
  const change = useCallback((next: Choice | undefined) => {
    keepChoice(withChoice('', next));
    writeQuery(withChoice(currentQuery(), next), 'replace');
  }, []);
  return { ...read, change };
}

/** The choice in an address of this site: '/packages/bali' with the party and the day, other parameters stay. */
export function withChoiceIn(href: string, choice: Choice | undefined): string {
  const url = new URL(href, window.location.href);
  const query = withChoice(url.search, choice);
  return `${url.pathname}${query && `?${query}`}${url.hash}`;
}
