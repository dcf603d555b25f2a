/**
 * The loader, inlined in the head of every page. The page is complete without it; the runtime (React and the page's data) is loaded later:
 *
 * - After load, when idle, its files are prefetched, unless the visitor saves data or is on 2G.
 * - It starts at the first sign of a visitor (scroll, pointer, key), when idle, or immediately when a control that needs it is used.
 * - If the address asks or chooses something, its files are preloaded at once and run as soon as the page is parsed.
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

const { page, runtime, reader } = (document.currentScript as HTMLScriptElement).dataset;
const { prefetch, preload, start } = createRuntime(`${page} ${runtime}`.split(' '), () => runtimeFailed());
const runtimeFailed = replayEvents(start);

deferLayout();
if (CAMPAIGNS_ENABLED) addCampaign();
if (COUNTER) countVisit(COUNTER, COUNTED_USES);
if (location.search) watchForNamedChoices();

const { search } = location;
/** Whether the visitor asks or chooses something by the address, and does not save data; a parameter of an advertiser does neither. */
const asks = /[?&](?!utm_|gclid|fbclid)\w/.test(search) && !savesData();
/** Whether the page is the finder and has to read a text first. Until then the page says so instead of showing trips that nobody asked for. */
const hasText = asks && reader && /[?&]search=[^&]/.test(search);
if (hasText) document.documentElement.setAttribute('data-reading', '');
if (asks)
  whenShown(() => {
    preload();
    if (hasText) addToHead('link', { rel: 'modulepreload', href: reader });
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
    else start();
  });

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
    // The page is incomplete without the runtime if it has totals to show, or if the wizard may have a draft to restore.
    if (hasKeptChoice() || document.querySelector('[data-island=wizard]')) start();
    addToHead('script', { src: NEXT_PAGE_SCRIPT });
  });
  // Not captured, because a list that snaps into place fires scroll events that do not bubble to the window.
  for (const sign of ['scroll', 'pointermove', 'touchstart', 'keydown'])
    addEventListener(sign, () => whenIdle(start), { passive: true, once: true });
}

addEventListener('load', () => whenShown(serveVisitor));
