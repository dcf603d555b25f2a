/** The runtime's files: prefetched, started, and what happens when one of them fails. */
import { addToHead } from './add-to-head';

/**
 * @param files addresses, in the order in which they have to run: the page's data before the runtime that reads it
 * @param onFailure called when a file did not come, or broke
 */
export function createRuntime(
  files: readonly string[],
  onFailure: () => void,
): { prefetch: () => void; start: () => void } {
  let started = false;

  /** Forms now go their native way, the wizard is the plain form it is without a script, and the next use of a control tries again. */
  const fail = () => {
    started = false;
    document.documentElement.setAttribute('data-runtime-failed', '');
    onFailure();
  };

  // Half a file, or one that breaks while it starts, counts as loaded. Islands that are hydrated already do not look at the attribute.
  addEventListener('error', ({ filename }) => {
    if (/_next/.test(filename)) fail();
  });

  return {
    prefetch() {
      if (!started) for (const href of files) addToHead('link', { rel: 'prefetch', as: 'script', href });
    },
    start() {
      if (started) return;
      started = true;
      for (const src of files) addToHead('script', { src, async: false, fetchPriority: 'high', onerror: fail });
    },
  };
}
