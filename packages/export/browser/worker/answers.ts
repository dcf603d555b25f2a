/** The worker's answers to requests. */
import type { FetchEvent } from './scope';
import { keyOf, offlinePage, pause, store, stored, type CacheName } from './store';

/** The time in milliseconds after which the stored response is used: on a line this slow the network may never answer. */
const patience = 8_000;

/** The response to the browser's navigation preload. If the preload failed, the network is tried once more. */
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

/** Answers from the network, so that nobody sees an outdated version; otherwise with the stored response, or undefined. */
async function networkFirst(event: FetchEvent, cacheName: CacheName): Promise<Response | undefined> {
  const key = keyOf(event.request.url);
  const network = fetchAndStore(event, cacheName);
  // A response that comes after the stored one was used is still stored.
  event.waitUntil(network.catch(() => undefined));
  try {
    const first = await Promise.race([network, pause(patience).then(() => stored(key))]);
    return first ?? (await network);
  } catch {
    return stored(key);
  }
}

/**
 * Answers with a page, or with the offline page. The query, which contains filters, is ignored: one stored page answers for all of them.
 */
export const answerPage = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, 'pages')) ?? (await stored(offlinePage)) ?? Response.error();

/** Answers with a file with prices or dates that visitors keep. */
export const answerDocument = async (event: FetchEvent): Promise<Response> =>
  (await networkFirst(event, 'files')) ?? Response.error();

/**
 * Answers with a file of a page: cache first. A file without a hash in its name is revalidated in the background (stale while revalidate).
 * A query means a retry, because the earlier response did not run: network first.
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
