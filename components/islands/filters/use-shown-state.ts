'use client';

import { startTransition, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { rulesName } from './filter-css';

/** Disables the style rules: while they are active, the browser matches them against every row after every tap, although they hide none. */
function switchOffRules() {
  if (document.querySelector('[data-filter=by-style]')) return;
  // `data-href` is the attribute in which React stores the name of a style.
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-href^=${rulesName}]`))
    style.disabled = true;
}

/**
 * The state that the list shows: undefined until the script takes over from the style rules, then `state`, one render later than the
 * controls, so that a tap or a key is answered on screen before a long list renders.
 */
export function useShownState<State>(state: State): State | undefined {
  const [hydrated, setHydrated] = useState(false);
  // This renders all controls again; as a transition it is a separate task that gives way to taps.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const shown = useDeferredValue(hydrated ? state : undefined);
  const isByScript = shown !== undefined;
  useLayoutEffect(() => {
    if (isByScript) switchOffRules();
  }, [isByScript]);
  return shown;
}
