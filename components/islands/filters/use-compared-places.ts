'use client';

import { useMemo, useState } from 'react';
import { currentQuery } from '@/components/islands/query-store';
import type { Ask } from '@/content/ask/parts';
import type { QueryParser } from '@/content/ask/query-parser';
import { capitalised } from '@/content/format/capitalised';
import type { ChoiceGroups, Chosen } from '@/content/model/filter/groups';
import { changeQuery } from '@/content/model/filter/parameters';
import { finder } from '@/content/words/finder-page';
import { bestOfEach } from './best-of-each';
import type { AskedTrip } from '@/content/ask/ranking';
import { listId, shortlistName } from './shortlist-names';
import { changeParty } from './use-asking';

/** The parameter of the shortlist, for writing it. */
const shortlisted = { [shortlistName]: { kind: 'several', legend: finder.keep, choices: [] } } as const;

/**
 * The places that an ask compares, if there is a trip for two of them or more, and whether the visitor asked for their comparison.
 * @param search the text of the ask
 * @returns `compare` puts the best trip for each place on the shortlist and opens their comparison
 */
export function useComparedPlaces(
  trips: readonly AskedTrip[],
  groups: ChoiceGroups,
  chosen: Chosen,
  search: string,
  ask: Ask | undefined,
  parser: QueryParser | undefined,
) {
  const [isComparing, setComparing] = useState(false);
  const best = useMemo(
    () => (ask && parser && ask.compared.length > 0 ? bestOfEach(trips, groups, chosen, ask, parser) : []),
    [ask, parser, trips, groups, chosen],
  );
  const places = best.length > 1 ? (ask?.compared ?? []) : [];
  const compare = () => {
    changeParty(changeQuery(shortlisted, currentQuery(), { [shortlistName]: best }));
    setComparing(true);
    document.getElementById(listId)?.scrollIntoView();
  };
  return { compared: places.map(({ at }) => capitalised(search.slice(...(at[0] ?? [0])))), isComparing, compare };
}
