/** The browser's caches as far as the worker uses them, in memory: for the unit tests. */
const base = 'https://site.example';

class FakeCache {
  readonly entries = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    await Promise.resolve();
    // The newest, also where it replaces one.
    const { href } = new URL(address, base);
    this.entries.delete(href);
    this.entries.set(href, response);
  }
  delete(key: string | { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(new URL(typeof key === 'string' ? key : key.url, base).href));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
}

/** Puts empty caches into the global scope. */
export function installFakeCaches() {
  const caches = new Map<string, FakeCache>();
  const open = (name: string) => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  Object.assign(globalThis, {
    caches: {
      open: (name: string) => Promise.resolve(open(name)),
      match: (address: string) => {
        const found = [...caches.values()].map(({ entries }) => entries.get(new URL(address, base).href)).find(Boolean);
        return Promise.resolve(found?.clone());
      },
    },
  });
  return {
    /** Addresses in a cache, the oldest first. */
    addresses: (name: string) => [...open(name).entries.keys()],
    /** Their paths. */
    paths: (name: string) => [...open(name).entries.keys()].map((url) => new URL(url).pathname),
    /** From now on the caches keep what they have and take no more. */
    fill: () => {
      for (const cache of caches.values())
        cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
  };
}

const storeWhere = (call: () => unknown) => new Proxy({}, { get: () => call });

/** What `caches` is in a browser whose store does not work, by what is wrong with it. */
export const brokenStores: readonly (readonly [what: string, caches: unknown])[] = [
  ['is missing', undefined],
  ['rejects', storeWhere(() => Promise.reject(new DOMException('internal error', 'UnknownError')))],
  [
    'throws',
    storeWhere(() => {
      throw new DOMException('refused', 'SecurityError');
    }),
  ],
  ['never answers', storeWhere(() => new Promise(() => undefined))],
];
