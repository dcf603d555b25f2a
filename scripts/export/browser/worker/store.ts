/**
 * What is stored for reading without a network. A store that refuses, fails, hangs or is missing (a damaged profile, a full disk) stores and
 * finds nothing: what the network answers never waits for it in vain.
 */
import type { routes } from '../../../../content/routes';

export const offlinePage: (typeof routes)['offline'] = '/offline';

/** How many entries each cache holds: about 1 MB of pages, 5 MB of pictures and itineraries. */
export const limits = { pages: 60, files: 250 } as const;
export type CacheName = keyof typeof limits;

/** After this many milliseconds a store that does not answer counts as empty. */
const longestLookUp = 3_000;

/** Resolves after some milliseconds with nothing. */
export const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** An address without its query and fragment. It names its host: a path that begins with two slashes would name another one. */
export function keyOf(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/** What is stored under an address; undefined where nothing is, or the store fails. */
export async function stored(address: string): Promise<Response | undefined> {
  try {
    return await Promise.race([caches.match(address), pause(longestLookUp)]);
  } catch {
    return undefined;
  }
}

const image = /^image\//;

/** Content types by the end of an address; a page has none. Hosts differ in what stands around these words. */
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

/** Some hosts, and the sign-in pages of public networks, answer everything with a page and status 200. */
function fits(address: string, { headers }: Response): boolean {
  const [, end = ''] = /\.(\w+)$/.exec(address) || [];
  const type = types[end];
  return !!type && type.test(headers.get('content-type') || '');
}

/**
 * Stores a response under an address and removes the oldest entries over the cache's limit; the offline page stays.
 * Errors, redirects and what is of another type than its address says are not stored. Never rejects: where the store takes no more, what it has stays.
 */
export async function store(cacheName: CacheName, address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !fits(address, response)) return;
  try {
    const cache = await caches.open(cacheName);
    // Replaces the one before, as the newest; where it is refused, the one before stays.
    await cache.put(address, response);
    const keys = await cache.keys();
    const oldest = keys
      .filter(({ url }) => new URL(url).pathname !== offlinePage)
      .slice(0, Math.max(0, keys.length - limits[cacheName]));
    await Promise.all(oldest.map((key) => cache.delete(key)));
  } catch {
    // Nothing depends on it.
  }
}
