'use client';

import { useDeferredValue, useLayoutEffect } from 'react';
import { useHydrated } from '../use-hydrated';
import { rulesName } from './filter-css';

/** While the rules are there, the browser matches them against every row after every tap, although they hide none any more. */
function switchOffRules() {
  if (document.querySelector('[data-filter=by-style]')) return;
  // React's attribute for the name of a style.
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-href^=${rulesName}]`))
    style.disabled = true;
}

/**
 * The state that the list shows: undefined until the script has taken over from the style rules, then `state`, one render later than the
 * controls, so that the answer to a tap or a key is on the screen before a long list is rendered.
 */
export function useShownState<State>(state: State): State | undefined {
  const hydrated = useHydrated();
  const shown = useDeferredValue(hydrated ? state : undefined);
  const isByScript = shown !== undefined;
  useLayoutEffect(() => {
    if (isByScript) switchOffRules();
  }, [isByScript]);
  return shown;
}
