/**
 * The loader, inlined in the head of every page. The page is complete without it; the runtime (React and the page's data) waits its turn:
 *
 * - After load, when idle, its files are prefetched, unless the visitor saves data or is on 2G.
 * - It starts at the first sign of a visitor (scroll, pointer, key), when idle; at once when a control that needs it is used.
 * - What a visitor did to such a control before is replayed once its island is hydrated.
 *
 * The page that the visitor is about to open is prerendered meanwhile. A page that is being prerendered does nothing of all this until it is shown.
 *
 * Plain DOM calls of 2017: it is compiled on its own (`compile.ts`) and must run where the runtime may not.
 */
import { addToHead } from './add-to-head';
import { watchForNamedChoices } from './address-choices';
import { addCampaign } from './campaign';
import { savesData } from './connection';
import { countVisit, type CountedUse } from './count';
import { deferLayout, layOutDeferred } from './deferred-layout';
import { replayEvents } from './event-replay';
import { createRuntime } from './runtime';
import { whenShown } from './when-shown';
import { whenIdle } from './when-idle';

/** Put in by `compile.ts`. */
declare const CAMPAIGNS_ENABLED: boolean;
declare const COUNTER: string;
declare const COUNTED_USES: readonly CountedUse[];
declare const NEXT_PAGE_SCRIPT: string;

const { page, runtime } = (document.currentScript as HTMLScriptElement).dataset;
const { prefetch, start } = createRuntime(`${page} ${runtime}`.split(' '), () => runtimeFailed());
const runtimeFailed = replayEvents(start);

deferLayout();
if (CAMPAIGNS_ENABLED) addCampaign();
if (COUNTER) countVisit(COUNTER, COUNTED_USES);
if (location.search) watchForNamedChoices();

/** What follows is for a page that somebody looks at; one that is prerendered may never be. */
function serveVisitor(): void {
  whenIdle(layOutDeferred);
  if (savesData()) return;
  whenIdle(() => {
    prefetch();
    // A list that the address filters, or the wizard, which may have a draft to put back, is not complete without the runtime.
    if (location.search || document.querySelector('[data-island=wizard]')) start();
    addToHead('script', { src: NEXT_PAGE_SCRIPT });
  });
  // Not captured: a list that snaps into place scrolls by itself, and its event does not reach the window.
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    addEventListener(sign, () => whenIdle(start), { passive: true, once: true });
}

addEventListener('load', () => whenShown(serveVisitor));
