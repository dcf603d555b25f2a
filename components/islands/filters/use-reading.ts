'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Reading } from '@/content/ask/reading';
import { loadReading, type MakeReading } from './load-reading';

type OnPage = Parameters<MakeReading>[0];

/**
 * Fetches the reader of asks when it is needed: when the URL has a search, or when the box has the focus.
 * @param isWanted true if there is a text to read
 * @returns the reader once it has loaded, a function that loads it, and whether loading failed
 */
export function useReading(
  isWanted: boolean,
  groups: OnPage['groups'],
  trips: OnPage['trips'],
  searchTerms: OnPage['things'],
) {
  const [reading, setReading] = useState<Reading>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (reading) return;
    loadReading().then(
      (make) => {
        // Created here and not during a render, which would delay the answer to a key: it takes 30 ms on a desktop.
        setReading(make({ groups, trips, things: searchTerms }));
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [reading, groups, trips, searchTerms]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { reading, load, isFailed };
}
