/**
 * The loader, inlined in the head of every page. The page is complete without it; the runtime (React and the page's data) is loaded later:
 *
 * - After load, when idle, its files are prefetched, unless the visitor saves data or is on 2G.
 * - It starts at the first sign of a visitor (scroll, pointer, key), when idle, or immediately when a control that needs it is used.
 * - Events on such a control before hydration are replayed once its island is hydrated.
 *
 * Meanwhile the page that the visitor is likely to open next is prerendered. A prerendered page does none of this until it is shown.
 *
 * It uses DOM calls of 2017 only, because it is compiled on its own (`compile.ts`) and must run in browsers where the runtime may not.
 */
import { addToHead } from './add-to-head';
import { watchForNamedChoices } from './address-choices';
import { addCampaign } from './campaign';
import { countVisit, type CountedUse } from './count';
import { deferLayout, layOutDeferred } from './deferred-layout';
import { replayEvents } from './event-replay';
import { createRuntime } from './runtime';
import { whenShown } from './when-shown';
import { whenIdle } from './when-idle';

/** Replaced by `compile.ts`. */
declare const CAMPAIGNS_ENABLED: boolean;
declare const COUNTER: string;
declare const COUNTED_USES: readonly CountedUse[];
declare const NEXT_PAGE_SCRIPT: string;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns whether the visitor asked to save data or is on 2G. Only Chromium exposes this. */
function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection || {};
  return saveData || /2g/.test(effectiveType);
}

const { page, runtime } = (document.currentScript as HTMLScriptElement).dataset;
const { prefetch, start } = createRuntime(`${page} ${runtime}`.split(' '), () => runtimeFailed());
const runtimeFailed = replayEvents(start);

deferLayout();
if (CAMPAIGNS_ENABLED) addCampaign();
if (COUNTER) countVisit(COUNTER, COUNTED_USES);
if (location.search) watchForNamedChoices();

/** Returns whether who travels or when was chosen on an earlier page of the visit (`components/islands/party/kept-choice.ts`). */
function hasKeptChoice(): unknown {
  try {
    return sessionStorage.getItem('party');
  } catch {
    return '';
  }
}

/** Runs once the page is shown, because a prerendered page may never be. */
function serveVisitor(): void {
  whenIdle(layOutDeferred);
  if (savesData()) return;
  whenIdle(() => {
    prefetch();
    // The page is incomplete without the runtime if the URL filters its list, if it has totals to show, or if the wizard may have a draft to
    // restore.
    if (location.search || hasKeptChoice() || document.querySelector('[data-island=wizard]')) start();
    addToHead('script', { src: NEXT_PAGE_SCRIPT });
  });
  // Not captured, because a list that snaps into place fires scroll events that do not bubble to the window.
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    addEventListener(sign, () => whenIdle(start), { passive: true, once: true });
}

addEventListener('load', () => whenShown(serveVisitor));
