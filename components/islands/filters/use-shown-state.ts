'use client';

import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
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
  const [hydrated, setHydrated] = useState(false);
  // Renders all controls once more: in a transition it is a task of its own, which gives way to taps.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const shown = useDeferredValue(hydrated ? state : undefined);
  const isByScript = shown !== undefined;
  useLayoutEffect(() => {
    if (isByScript) switchOffRules();
  }, [isByScript]);
  return shown;
}
