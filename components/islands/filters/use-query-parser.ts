'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { QueryParser } from '@/content/ask/query-parser';
import { dayInIndia } from '@/content/format/day-in-india';
import { loadQueryParser, type MakeQueryParser } from './load-query-parser';

type OnPage = Parameters<MakeQueryParser>[0];

/**
 * Fetches the reader of asks when it is needed: when the URL has a search, or when the box has the focus.
 * @param isWanted true if there is a text to read
 * @returns the reader once it has loaded, a function that loads it, and whether loading failed
 */
export function useQueryParser(
  isWanted: boolean,
  groups: OnPage['groups'],
  trips: OnPage['trips'],
  searchTerms: OnPage['things'],
) {
  const [parser, setParser] = useState<QueryParser>();
  const [isFailed, setFailed] = useState(false);
  const isAsked = useRef(false);
  const load = useCallback(() => {
    // A focus and a letter both ask for the reader, and creating it takes long.
    if (isAsked.current) return;
    isAsked.current = true;
    loadQueryParser().then(
      (make) => {
        const made = make({ groups, trips, things: searchTerms, today: dayInIndia(Date.now()) });
        // The first reading prepares the dictionary, which takes as long as creating the reader. In one task they would block the keys of a
        // slow phone for more than a tenth of a second.
        setTimeout(() => {
          made.read('');
          setParser(made);
          setFailed(false);
        });
      },
      () => {
        isAsked.current = false;
        setFailed(true);
      },
    );
  }, [groups, trips, searchTerms]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { parser, load, isFailed };
}
