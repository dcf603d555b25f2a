/** Test support: the service worker as a browser starts it, its caches in memory, and a mock network. */
import { extname } from 'node:path';
import { contentTypeOf } from '../../../../../scripts/hosting/content-types';

export const origin = 'https://site.example';

/** The mock network; it answers every request with 'new' by default. */
export const network = jest.fn<Promise<Response>, [address: unknown, init?: RequestInit]>();

/** A host's response for a URL: a page if it has no extension, with the right content type by default. */
export function answerOf(address: string, text = 'new', type?: string): Response {
  const { pathname } = new URL(address, origin);
  const own = extname(pathname) ? contentTypeOf(pathname) : 'text/html';
  return new Response(text, { headers: { 'content-type': type ?? own } });
}

/** The URL of the argument of `fetch`. */
const addressOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as Request).url);

class FakeCache {
  readonly entries = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    await Promise.resolve();
    // The entry becomes the newest, even if it replaces one.
    const { href } = new URL(address, origin);
    this.entries.delete(href);
    this.entries.set(href, response);
  }
  delete(key: { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(key.url));
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
}

/** Sets up empty caches and fake timers before each test. */
export function testCaches() {
  const caches = new Map<string, FakeCache>();
  const open = (name: string) => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const match = (address: string) =>
    [...caches.values()].map(({ entries }) => entries.get(new URL(address, origin).href)).find(Boolean);
  const fake = {
    open: (name: string) => Promise.resolve(open(name)),
    match: (address: string) => Promise.resolve(match(address)?.clone()),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
  beforeEach(() => {
    caches.clear();
    network.mockReset().mockImplementation((asked) => Promise.resolve(answerOf(addressOf(asked))));
    Object.assign(globalThis, { caches: fake, fetch: network });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());
  return {
    /** The paths in a cache, the oldest first. */
    paths: (name: string) => [...open(name).entries.keys()].map((address) => address.replace(origin, '')),
    /** Makes the caches keep their entries and accept no more. */
    fill: () => {
      for (const cache of caches.values())
        cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
  };
}

const storeWhere = (call: () => unknown) => new Proxy({}, { get: () => call });
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

/** Values of `caches` in a browser whose store does not work, by the fault. */
export const brokenStores: readonly (readonly [what: string, caches: unknown])[] = [
  ['is missing', undefined],
  ['rejects', storeWhere(() => Promise.reject(new DOMException('internal error', 'UnknownError')))],
  ['throws', storeWhere(refuse)],
  ['never answers', storeWhere(() => new Promise(() => undefined))],
];

/** Starts a worker, and returns functions that send it a browser's events. */
export function startWorker(offline = true) {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    skipWaiting: jest.fn(() => Promise.resolve()),
    registration: {
      navigationPreload: { enable: jest.fn(() => Promise.reject(new Error('not now'))) },
      unregister: jest.fn(() => Promise.resolve(true)),
    },
    location: { origin },
  };
  Object.assign(globalThis, { self: scope, OFFLINE_ENABLED: offline });
  jest.isolateModules(() => void jest.requireActual('../../service-worker'));
  const dispatch = (name: string, fields: object) => {
    const tasks: unknown[] = [];
    listeners.get(name)?.({ waitUntil: (task: unknown) => tasks.push(task), ...fields });
    return tasks;
  };
  return {
    scope,
    /** Sends an event and waits for all its tasks. */
    send: (name: string, fields: object = {}) => Promise.all(dispatch(name, fields)),
    /** Sends a request, for a page by default, and returns its answer (undefined if the browser handles it) and its background tasks. */
    ask: (path: string, change: object = {}, preloadResponse: Promise<unknown> = Promise.resolve()) => {
      const respondWith = jest.fn<unknown, [Promise<Response>]>();
      const url = path.startsWith('/') ? origin + path : path;
      const request = { method: 'GET', mode: 'navigate', url, headers: new Headers(), ...change };
      const tasks = dispatch('fetch', { request, respondWith, preloadResponse });
      const answer = respondWith.mock.calls[0]?.[0];
      return { answer, text: async () => (await answer)?.text(), settled: () => Promise.all(tasks) };
    },
  };
}
