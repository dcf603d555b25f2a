/**
 * The store for reading without a network. A store that refuses, fails, hangs or is missing (a damaged profile, a full disk) stores and
 * finds nothing, and a response of the network never waits for it forever.
 */
import type { routes } from '../../../../content/routes';

export const offlinePage: (typeof routes)['offline'] = '/offline';

/** The number of entries in each cache: about 1 MB of pages, 5 MB of pictures and itineraries. */
export const limits = { pages: 60, files: 250 } as const;
export type CacheName = keyof typeof limits;

/** The time in milliseconds after which an unresponsive store counts as empty. */
const longestLookUp = 3_000;

/** Resolves with undefined after some milliseconds. */
export const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** A URL without its query and fragment. It includes the origin: a path that begins with two slashes would name another host. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** The stored response for a URL; undefined if there is none, or if the store fails. */
export async function stored(address: string): Promise<Response | undefined> {
  try {
    return await Promise.race([caches.match(address), pause(longestLookUp)]);
  } catch {
    return undefined;
  }
}

const image = /^image\//;

/** Content types by extension; a page has none. Hosts add different parameters to these types. */
const types: Readonly<Record<string, RegExp>> = {
  '': /^text\/html/,
  js: /javascript/,
  css: /^text\/css/,
  svg: image,
  avif: image,
  webp: image,
  jpg: image,
  png: image,
  woff2: /font/,
  pdf: /\/pdf/,
  ics: /calendar/,
};

/** Checks the content type, because some hosts, and the login pages of public networks, answer everything with a page and status 200. */
function fits(address: string, { headers }: Response): boolean {
  const [, end = ''] = /\.(\w+)$/.exec(address) || [];
  const type = types[end];
  return !!type && type.test(headers.get('content-type') || '');
}

/**
 * Stores a response for a URL and removes the oldest entries over the cache's limit, except for the offline page. Errors, redirects and
 * responses with the wrong content type for their extension are not stored. It never rejects: a store that is full keeps its entries.
 */
export async function store(cacheName: CacheName, address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !fits(address, response)) return;
  try {
    const cache = await caches.open(cacheName);
    // `put` replaces the previous entry as the newest; if it fails, the previous entry remains.
    await cache.put(address, response);
    const keys = await cache.keys();
    const oldest = keys
      .filter(({ url }) => new URL(url).pathname !== offlinePage)
      .slice(0, Math.max(0, keys.length - limits[cacheName]));
    await Promise.all(oldest.map((key) => cache.delete(key)));
  } catch {
    // The caller does not depend on the store.
  }
}
