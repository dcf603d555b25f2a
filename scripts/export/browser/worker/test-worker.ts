/** For the unit tests: the service worker as a browser starts it, its caches in memory, and a network that answers what a test says. */
import { extname } from 'node:path';
import { contentTypeOf } from '../../../hosting/content-types';

export const origin = 'https://site.example';

/** Answers every request with 'new' unless a test says otherwise. */
export const network = jest.fn<Promise<Response>, [address: unknown, init?: RequestInit]>();

/** What a host answers for an address: a page where that names no file, with the content type that it should have unless a test says another. */
export function answerOf(address: string, text = 'new', type?: string): Response {
  const { pathname } = new URL(address, origin);
  const own = extname(pathname) ? contentTypeOf(pathname) : 'text/html';
  return new Response(text, { headers: { 'content-type': type ?? own } });
}

/** The address of what `fetch` was given. */
const addressOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as Request).url);

class FakeCache {
  readonly entries = new Map<string, Response>();

  async put(address: string, response: Response): Promise<void> {
    await Promise.resolve();
    // The newest, also where it replaces one.
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

/** Before each test: empty caches, and time that a test lets pass. */
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
    /** Paths in a cache, the oldest first. */
    paths: (name: string) => [...open(name).entries.keys()].map((address) => address.replace(origin, '')),
    /** From now on the caches keep what they have and take no more. */
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

/** What `caches` is in a browser whose store does not work, by what is wrong with it. */
export const brokenStores: readonly (readonly [what: string, caches: unknown])[] = [
  ['is missing', undefined],
  ['rejects', storeWhere(() => Promise.reject(new DOMException('internal error', 'UnknownError')))],
  ['throws', storeWhere(refuse)],
  ['never answers', storeWhere(() => new Promise(() => undefined))],
];

/** A worker that has just been started, and what a browser tells it. */
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
  jest.isolateModules(() => void jest.requireActual('../service-worker'));
  const dispatch = (name: string, fields: object) => {
    const tasks: unknown[] = [];
    listeners.get(name)?.({ waitUntil: (task: unknown) => tasks.push(task), ...fields });
    return tasks;
  };
  return {
    scope,
    /** Sends an event and waits for all that it starts. */
    send: (name: string, fields: object = {}) => Promise.all(dispatch(name, fields)),
    /** A request, by default for a page, its answer (none where the browser goes on by itself), and all that goes on behind that. */
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
