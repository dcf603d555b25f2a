/**
 * The service worker, published as /worker.js: pages a visitor has opened, the itineraries they downloaded and the phone number are
 * there without a network. The network always comes first for pages, so that nobody is held on an old version; only files whose name
 * carries a hash are taken from the cache unasked. `content/site.ts` switches it off: what is published then removes itself.
 */

/** What a worker's scope has, as far as it is used here: the compiler's library for workers does not go with the one for pages. */
interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse: Promise<unknown>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
}
declare const self: WorkerScope;
/** Put in by `compile-worker.ts`. */
declare const OFFLINE_ENABLED: boolean;

const pages = 'pages';
const files = 'files';
const offlinePage = '/offline';
/** How many are kept of each: about 1 MB of pages, 5 MB of pictures and itineraries. */
const most: Readonly<Record<string, number>> = { [pages]: 60, [files]: 250 };
/** After this many milliseconds without an answer a page that is kept is shown instead: on a line this slow the network may never come. */
const patience = 8_000;

async function keep(name: string, address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, response);
  const keys = await cache.keys();
  const tooMany = keys
    .filter(({ url }) => new URL(url).pathname !== offlinePage)
    .slice(0, Math.max(0, keys.length - (most[name] ?? 0)));
  await Promise.all(tooMany.map((key) => cache.delete(key)));
}

const later = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Filters live in the query: one page answers for all of them. */
const pageKey = (address: string) => new URL(address).pathname;

async function page(event: FetchEvent): Promise<Response> {
  const key = pageKey(event.request.url);
  const network = (async () => {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    event.waitUntil(keep(pages, key, response.clone()));
    return response;
  })();
  const kept = await caches.match(key);
  try {
    const first = await (kept ? Promise.race([network, later(patience)]) : network);
    if (first) return first;
  } catch {
    // No network: what is kept, or the page that says so.
  }
  network.catch(() => undefined);
  return kept ?? (await caches.match(offlinePage)) ?? Response.error();
}

/** From the cache when it is there; files without a hash in their name are asked for again behind the visitor's back. */
async function file(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await caches.match(pathname);
  const fresh = async () => {
    const response = await fetch(event.request);
    await keep(files, pathname, response.clone());
    return response;
  };
  if (!kept) return fresh();
  if (!pathname.startsWith('/_next/static/')) event.waitUntil(fresh().catch(() => undefined));
  return kept;
}

/** Keeps a page that is open already, with the files it was made of, out of the browser's own cache: nothing is fetched twice. */
async function adopt(address: string): Promise<void> {
  const { origin, pathname } = new URL(address);
  if (origin !== self.location.origin || /\.\w+$/.test(pathname)) return;
  const response = await fetch(pathname, { cache: 'force-cache' });
  const html = await response.clone().text();
  await keep(pages, pathname, response);
  const named = new Set(
    [...html.matchAll(/["(\s](\/(?:_next\/static|posters|photos)\/[^"')\s]+)/g)].map(([, path = '']) => path),
  );
  await Promise.all(
    [...named].map(async (path) => {
      const kept = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
      if (kept) await keep(files, path, kept);
    }),
  );
}

function work(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(
      (async () => {
        const cache = await caches.open(pages);
        await cache.add(offlinePage);
        await self.skipWaiting();
      })(),
    );
  });

  self.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        await self.registration.navigationPreload.enable().catch(() => undefined);
        await self.clients.claim();
      })(),
    );
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin || request.headers.has('range')) return;
    if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) event.respondWith(page(event));
    else if (/^\/(_next\/static|posters|photos|icons|itineraries)\//.test(pathname)) event.respondWith(file(event));
  });

  /** A page names itself and the one before it, which this worker was not there to see. */
  self.addEventListener('message', (event) => {
    if (Array.isArray(event.data))
      event.waitUntil(Promise.all(event.data.map((address) => adopt(String(address)))).catch(() => undefined));
  });
}

/** Switched off: take away what earlier versions left. */
function leave(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        for (const name of await caches.keys()) await caches.delete(name);
        await self.registration.unregister();
      })(),
    );
  });
}

if (OFFLINE_ENABLED) work();
else leave();

export {};
