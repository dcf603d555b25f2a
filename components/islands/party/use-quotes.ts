'use client';

import { useEffect, useState } from 'react';
import type { Quotes } from '@/content/words/quotes';
import { loadQuotes } from './load-quotes';

/**
 * The prices of all trips, once they are needed and have loaded.
 * @param isWanted true once a visitor has chosen who travels or when
 */
export function useQuotes(isWanted: boolean): { quotes: Quotes | undefined; isFailed: boolean } {
  const [quotes, setQuotes] = useState<Quotes>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || quotes) return;
    const load = () => {
      loadQuotes().then(
        (loaded) => {
          setFailed(false);
          setQuotes(() => loaded);
        },
        () => setFailed(true),
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isWanted, quotes]);
  return { quotes, isFailed };
}
