/** Prefetches the runtime's files, runs them one after the other, and handles a failure. */
import { addToHead } from './add-to-head';

/** A file of ours sets this flag on its element when it has run to its end. */
type RuntimeScript = HTMLScriptElement & { ran?: number };

/**
 * @param files the paths in the order in which they must run: the page's data before the code that reads it
 * @param onFailure called when a file fails to load, is truncated or throws
 */
export function createRuntime(
  files: readonly string[],
  onFailure: () => void,
): { prefetch: () => void; preload: () => void; start: () => void } {
  let started = false;
  let preloaded = false;
  /** The number of files that have run; none is run again. */
  let done = 0;
  /** The query that is added to the next file when it is requested again; empty at the first try. */
  let again = '';

  const askFor = (rel: string) => {
    for (const href of files.slice(done)) addToHead('link', { rel, as: 'script', href });
  };

  /**
   * After a failure forms are submitted natively, the wizard is the plain form that it is without a script, and the next use of a control
   * retries.
   */
  const fail = () => {
    again = '';
    started = preloaded = false;
    document.documentElement.setAttribute('data-runtime-failed', '');
    onFailure();
  };

  /** Tries once more, past the stores of browser and service worker, which may have a truncated file or another page of the host. */
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
      // The load event also fires for a truncated file, or one that throws.
      onload: () => {
        if (script.ran) {
          done++;
          again = '';
          run();
        } else tryAgain();
      },
    });
  };

  /** Preloads all of them, so that they download in parallel. */
  const preload = () => {
    if (!preloaded) askFor('preload');
    preloaded = true;
  };

  return {
    prefetch() {
      if (!started) askFor('prefetch');
    },
    preload,
    start() {
      if (started) return;
      started = true;
      preload();
      run();
    },
  };
}
