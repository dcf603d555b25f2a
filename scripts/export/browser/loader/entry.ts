/**
 * The loader, inlined in the head of every page. The page is complete without it; the runtime (React and the page's data) waits its turn:
 *
 * - After load, when idle, its files are prefetched, unless the visitor saves data or is on 2G.
 * - It starts at the first sign of a visitor (scroll, pointer, key), when idle; at once when a control that needs it is used.
 * - What a visitor did to such a control before is replayed once its island is hydrated.
 *
 * Plain DOM calls of 2017: it is compiled on its own (`compile-loader.ts`) and must run where the runtime may not.
 */
import { watchForNamedChoices } from './address-choices';
import { savesData } from './connection';
import { deferLayout, layOutDeferred } from './deferred-layout';
import { replayEvents } from './event-replay';
import { workOffline } from './offline';
import { createRuntime } from './runtime';
import { hasStoredDraft } from './stored-draft';
import { whenIdle } from './when-idle';

/** Put in by `compile-loader.ts`. */
declare const OFFLINE_ENABLED: boolean;

const { page, runtime } = (document.currentScript as HTMLScriptElement).dataset;
const { prefetch, start } = createRuntime(`${page} ${runtime}`.split(' '), () => runtimeFailed());
const runtimeFailed = replayEvents(start);

deferLayout();
if (location.search) watchForNamedChoices();

addEventListener('load', () => {
  whenIdle(layOutDeferred);
  if (savesData()) return;
  whenIdle(() => {
    prefetch();
    if (OFFLINE_ENABLED) workOffline();
    // A list that the address filters, or a form with a draft to put back, is not complete without the runtime.
    if (location.search || hasStoredDraft()) start();
  });
  // Not captured: a list that snaps into place scrolls by itself, and its event does not reach the window.
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    addEventListener(sign, () => whenIdle(start), { passive: true, once: true });
});
