/** How the worker answers a request. */
import type { FetchEvent } from './scope';
import { offlinePage, store } from './store';

/** After this many milliseconds without an answer a stored page is shown instead: on a line this slow the network may never answer. */
const patience = 8_000;

const patienceOver = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));

async function fromNetwork(event: FetchEvent, address: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  event.waitUntil(store('pages', address, response.clone()));
  return response;
}

/**
 * A page: from the network, so that nobody is held on an old version; the stored one, or the offline page, where the network does not
 * answer. The query, which holds filters, is ignored: one stored page answers for all of them.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const network = fromNetwork(event, pathname);
  const stored = await caches.match(pathname);
  try {
    const first = await (stored ? Promise.race([network, patienceOver()]) : network);
    if (first) return first;
  } catch {
    // No network: what is stored, or the page that says so.
  }
  network.catch(() => undefined);
  return stored ?? (await caches.match(offlinePage)) ?? Response.error();
}

/** A file: cache first. A file without a hash in its name is revalidated in the background (stale while revalidate). */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const stored = await caches.match(pathname);
  const fetchAndStore = async () => {
    const response = await fetch(event.request);
    event.waitUntil(store('files', pathname, response.clone()));
    return response;
  };
  if (!stored) return fetchAndStore();
  if (!pathname.startsWith('/_next/static/')) event.waitUntil(fetchAndStore().catch(() => undefined));
  return stored;
}
