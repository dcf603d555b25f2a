/** The runtime's files: prefetched, then run one after the other, and what happens when one of them fails. */
import { addToHead } from './add-to-head';

/** A file of ours leaves its mark on its element when it has run to its end. */
type RuntimeScript = HTMLScriptElement & { ran?: number };

/**
 * @param files addresses, in the order in which they have to run: the page's data before the code that reads it
 * @param onFailure called when a file did not come, came half or broke while it ran; nothing else is a failure
 */
export function createRuntime(
  files: readonly string[],
  onFailure: () => void,
): { prefetch: () => void; start: () => void } {
  let started = false;
  /** How many have run: none of them is ever run again. */
  let done = 0;
  /** The query with which the next file is asked for again; empty at the first try. */
  let again = '';

  const askFor = (rel: string) => {
    for (const href of files.slice(done)) addToHead('link', { rel, as: 'script', href });
  };

  /** Forms now go their native way, the wizard is the plain form it is without a script, and the next use of a control tries again. */
  const fail = () => {
    again = '';
    started = false;
    document.documentElement.setAttribute('data-runtime-failed', '');
    onFailure();
  };

  /** Once more, past what the browser or the service worker has stored: that may be half a file, or another page of the host. */
  const tryAgain = () => {
    if (again) {
      fail();
      return;
    }
    again = `?${Date.now()}`;
    run();
  };

  const run = () => {
    const file = files[done];
    if (!file) return;
    const script: RuntimeScript = addToHead('script', {
      src: file + again,
      onerror: tryAgain,
      // Half a file, or one that breaks, counts as loaded.
      onload: () => {
        if (script.ran) {
          done++;
          again = '';
          run();
        } else tryAgain();
      },
    });
  };

  return {
    prefetch() {
      if (!started) askFor('prefetch');
    },
    start() {
      if (started) return;
      started = true;
      // All of them at once on their way.
      askFor('preload');
      run();
    },
  };
}
