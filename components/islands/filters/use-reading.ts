'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Reading } from '@/content/ask/reading';
import { loadReading, type MakeReading } from './load-reading';

type OnPage = Parameters<MakeReading>[0];

/**
 * The reader of asks, fetched when it is wanted: a search stands in the address, or the box has the focus.
 * @param isWanted whether there is something to read
 * @returns the reader, once it is there; a function that fetches it; and whether it did not come
 */
export function useReading(
  isWanted: boolean,
  groups: OnPage['groups'],
  trips: OnPage['trips'],
  things: OnPage['things'],
) {
  const [reading, setReading] = useState<Reading>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (reading) return;
    loadReading().then(
      (make) => {
        // Here and not while React renders, which would be part of the answer to a key: it takes 30 ms of a desktop's processor.
        setReading(make({ groups, trips, things }));
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [reading, groups, trips, things]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { reading, load, isFailed };
}
