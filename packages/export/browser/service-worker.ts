/**
 * The service worker, published as /worker.js. It makes opened pages, downloaded itineraries and the phone number available without a
 * network. If `content/site.ts` switches it off, the published version removes itself.
 */
import { answerDocument, answerFile, answerPage } from './worker/answers';
import type { WorkerScope } from './worker/scope';
import { keyOf, offlinePage, store } from './worker/store';
import { storeOpenPage, storeReaderWith } from './worker/store-open-page';

declare const self: WorkerScope;
/** Replaced by `compile.ts`. */
declare const OFFLINE_ENABLED: boolean;

/** Fails without a network, and the browser retries later. */
async function install(): Promise<void> {
  await store('pages', offlinePage, await fetch(offlinePage));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  // Open pages are not claimed: Chromium would drop the previous page from its back/forward cache, and Back would load it again.
  try {
    await self.registration.navigationPreload?.enable();
  } catch {
    // Without navigation preload, pages are requested when the worker has started.
  }
}

function work(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
    // The operator's editor is not stored.
    if (request.mode === 'navigate' && !/\.\w+$|^\/admin(\/|$)/.test(pathname)) {
      event.respondWith(answerPage(event));
      event.waitUntil(storeReaderWith(keyOf(request.url), origin).catch(() => undefined));
    } else if (/^\/(itineraries|departures)\//.test(pathname)) event.respondWith(answerDocument(event));
    else if (/^\/(_next\/static|ask|posters|maps|photos|icons)\//.test(pathname)) event.respondWith(answerFile(event));
  });
  // A page sends its own URL and that of the previous one, because the worker was not running when they were requested.
  self.addEventListener('message', (event) => {
    const addresses: unknown[] = Array.isArray(event.data) ? event.data : [];
    const stored = addresses.map((address) => storeOpenPage(String(address), self.location.origin));
    event.waitUntil(Promise.all(stored).catch(() => undefined));
  });
}

/** Removes the caches and the registration of earlier versions. */
async function removeItself(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A failing store keeps its entries.
  }
  await self.registration.unregister();
}

if (OFFLINE_ENABLED) work();
else {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeItself()));
}
