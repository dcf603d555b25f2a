'use client';

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { changeQuery, partOf, readState, type ParameterSet, type StateOf } from '@/content/model/filter/parameters';
import { readControls } from './read-controls';
import { currentQuery, subscribe, writeQuery } from '@/components/islands/query-store';

/**
 * A state kept in the address, and a function that changes some of it: a changed choice is a step that Back undoes, typing is not.
 * The exported HTML and the first render show the state of a page without parameters; what a visitor chose before hydration is adopted.
 * @param parameters the same object in every render
 * @returns the state, and a function that takes the changed values and, if need be, whether the change is such a step
 */
export function useAddressState<Set extends ParameterSet>(parameters: Set) {
  // Reads its own parameters only, so that changes to others do not cause a render.
  const part = () => partOf(parameters, currentQuery());
  const query = useSyncExternalStore(subscribe, part, () => '');
  const state = useMemo(() => readState(parameters, query), [parameters, query]);
  // Read during hydration, because React is about to set the controls to its own state.
  const [early] = useState(() => (typeof document === 'undefined' ? {} : readControls(parameters, document)));

  const change = useCallback(
    (values: Partial<StateOf<Set>>, isStep = Object.keys(values).some((name) => parameters[name]?.kind !== 'text')) => {
      writeQuery(changeQuery(parameters, currentQuery(), values), isStep ? 'push' : 'replace');
    },
    [parameters],
  );

  useEffect(() => {
    if (Object.keys(early).length > 0) writeQuery(changeQuery(parameters, currentQuery(), early), 'replace');
  }, [parameters, early]);

  return [state, change] as const;
}
