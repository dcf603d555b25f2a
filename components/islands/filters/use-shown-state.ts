'use client';

import { useDeferredValue } from 'react';
import { useHydrated } from '../use-hydrated';

/**
 * The state that the list shows: undefined until the script has taken over from the style rules, then `state`, one render later than the
 * controls, so that the answer to a tap or a key is on the screen before a long list is rendered.
 */
export function useShownState<State>(state: State): State | undefined {
  const hydrated = useHydrated();
  return useDeferredValue(hydrated ? state : undefined);
}
