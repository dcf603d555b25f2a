/** What is stored for reading without a network. */
export const offlinePage = '/offline';

/** How many entries each cache holds: about 1 MB of pages, 5 MB of pictures and itineraries. */
export const limits = { pages: 60, files: 250 } as const;

/**
 * Stores a response under an address and removes the oldest entries over the cache's limit; the offline page stays.
 * Errors and redirects are not stored.
 */
export async function store(cacheName: keyof typeof limits, address: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const cache = await caches.open(cacheName);
  // Deleted first, so that it counts as the newest.
  await cache.delete(address);
  await cache.put(address, response);
  const keys = await cache.keys();
  const oldest = keys
    .filter(({ url }) => new URL(url).pathname !== offlinePage)
    .slice(0, Math.max(0, keys.length - limits[cacheName]));
  await Promise.all(oldest.map((key) => cache.delete(key)));
}
