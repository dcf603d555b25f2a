/** How the worker answers a request. */
import type { FetchEvent } from './scope';
import { keyOf, offlinePage, pause, store, stored, type CacheName } from './store';

/** After this many milliseconds without an answer what is stored is shown instead: on a line this slow the network may never answer. */
const patience = 8_000;

/** What the browser asked for while the worker started. Where that failed, the network is asked once more. */
async function preloaded({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    return await preloadResponse;
  } catch {
    return undefined;
  }
}

async function fetchAndStore(event: FetchEvent, cacheName: CacheName): Promise<Response> {
  const response = (await preloaded(event)) ?? (await fetch(event.request));
  event.waitUntil(store(cacheName, keyOf(event.request.url), response.clone()));
  return response;
}

/** From the network, so that nobody is held on an old version; what is stored where it does not answer, or undefined. */
async function networkFirst(event: FetchEvent, cacheName: CacheName): Promise<Response | undefined> {
  const key = keyOf(event.request.url);
  const network = fetchAndStore(event, cacheName);
  // An answer that comes after the stored one is still stored.
  event.waitUntil(network.catch(() => undefined));
  try {
    const first = await Promise.race([network, pause(patience).then(() => stored(key))]);
    return first ?? (await network);
  } catch {
    return stored(key);
  }
}

/** A page, or the offline page. The query, which holds filters, is ignored: one stored page answers for all of them. */
export const answerPage = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, 'pages')) ?? (await stored(offlinePage)) ?? Response.error();

/** A file with prices or dates, that visitors keep. */
export const answerDocument = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, 'files')) ?? Response.error();

/**
 * A file that pages are made of: cache first. One without a hash in its name is revalidated in the background (stale while revalidate).
 * With a query it is asked for again, because what came before did not run: network first.
 */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const key = keyOf(url);
  if (new URL(url).search) return answerDocument(event);
  const found = await stored(key);
  if (!found) return fetchAndStore(event, 'files');
  if (!key.includes('/_next/static/')) event.waitUntil(fetchAndStore(event, 'files').catch(() => undefined));
  return found;
}
