/**
 * The service worker, published as /worker.js: pages a visitor has opened, the itineraries they downloaded and the phone number are
 * there without a network. `content/site.ts` switches it off: what is published then removes itself.
 */
import { answerDocument, answerFile, answerPage } from './worker/answers';
import type { WorkerScope } from './worker/scope';
import { keyOf, offlinePage, store } from './worker/store';
import { storeOpenPage, storeReaderWith } from './worker/store-open-page';

declare const self: WorkerScope;
/** Put in by `compile.ts`. */
declare const OFFLINE_ENABLED: boolean;

/** Without a network this fails, and the browser installs the worker another time. */
async function install(): Promise<void> {
  await store('pages', offlinePage, await fetch(offlinePage));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  // Open pages are not claimed: Chromium would drop the one before from its page cache, and Back would load it anew.
  try {
    await self.registration.navigationPreload?.enable();
  } catch {
    // Pages are asked for when the worker has started.
  }
}

function work(): void {
  self.addEventListener('install', (event) => event.waitUntil(install()));
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
    // The operator's editor is no page to be kept.
    if (request.mode === 'navigate' && !/\.\w+$|^\/admin(\/|$)/.test(pathname)) {
      event.respondWith(answerPage(event));
      event.waitUntil(storeReaderWith(keyOf(request.url), origin).catch(() => undefined));
    } else if (/^\/(itineraries|departures)\//.test(pathname)) event.respondWith(answerDocument(event));
    else if (/^\/(_next\/static|ask|posters|maps|photos|icons)\//.test(pathname)) event.respondWith(answerFile(event));
  });
  // A page names itself and the one before it, which this worker was not there to see.
  self.addEventListener('message', (event) => {
    const addresses: unknown[] = Array.isArray(event.data) ? event.data : [];
    const stored = addresses.map((address) => storeOpenPage(String(address), self.location.origin));
    event.waitUntil(Promise.all(stored).catch(() => undefined));
  });
}

/** Takes away what earlier versions left. */
async function removeItself(): Promise<void> {
  try {
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A store that fails keeps what it has.
  }
  await self.registration.unregister();
}

if (OFFLINE_ENABLED) work();
else {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeItself()));
}
