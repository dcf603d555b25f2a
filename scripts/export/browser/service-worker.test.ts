import { answerFile, answerPage } from './worker/answers';
import { installFakeCaches } from './worker/fake-caches';
import { offlinePage } from './worker/store';
import { storeOpenPage } from './worker/store-open-page';

jest.mock('./worker/answers', () => ({ answerFile: jest.fn(() => 'file'), answerPage: jest.fn(() => 'page') }));
jest.mock('./worker/store-open-page', () => ({ storeOpenPage: jest.fn(() => Promise.resolve()) }));

const origin = 'https://site.example';

/** A worker that has just been started, and what a browser may tell it. */
async function start({ offline = true } = {}) {
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
  await jest.isolateModulesAsync(async () => {
    await import('./service-worker');
  });
  /** Sends an event and waits for all that it starts. */
  const send = async (name: string, fields: object = {}) => {
    const tasks: unknown[] = [];
    listeners.get(name)?.({ waitUntil: (task: unknown) => tasks.push(task), ...fields });
    await Promise.all(tasks);
    return tasks;
  };
  return { scope, listeners, send };
}

/** What the worker answers a request with; undefined where the browser goes on by itself. */
async function answerTo(path: string, change: object = {}): Promise<unknown> {
  const { send } = await start();
  const respondWith = jest.fn<unknown, [unknown]>();
  const request = { method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, headers: new Headers() };
  await send('fetch', { request: { ...request, ...change }, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

beforeEach(() => {
  jest.clearAllMocks();
  installFakeCaches();
});

test('installed, it fetches the offline page and takes over at once', async () => {
  const add = jest.fn(() => Promise.resolve());
  const opened = jest.fn(() => Promise.resolve({ add }));
  Object.assign(globalThis, { caches: { open: opened } });
  const { scope, send } = await start();
  await send('install');
  expect([opened.mock.calls, add.mock.calls]).toEqual([[['pages']], [[offlinePage]]]);
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
});

test('activated, it lets pages be asked for early where the browser can', async () => {
  const { scope, send } = await start();
  await send('activate');
  expect(scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
  expect(scope.registration.unregister).not.toHaveBeenCalled();
  Object.assign(scope.registration, { navigationPreload: undefined });
  await expect(send('activate')).resolves.toBeDefined();
});

const navigation = { mode: 'navigate' };

test.each<[string, object, string | undefined]>([
  ['/about?x=1', navigation, 'page'],
  ['/v1.0/about', navigation, 'page'],
  ['/itineraries/goa.pdf', navigation, 'file'],
  ['/posters/goa.svg', {}, 'file'],
  ['/photos/goa.avif', {}, 'file'],
  ['/maps/goa-tall.svg', {}, 'file'],
  ['/icons/icon.svg', {}, 'file'],
  ['/_next/static/a.js', {}, 'file'],
  ['/about', {}, undefined],
  ['/robots.txt', navigation, undefined],
  ['/tours/posters/goa.svg', {}, undefined],
  ['/about', { ...navigation, method: 'POST' }, undefined],
  ['https://elsewhere.example/posters/goa.svg', {}, undefined],
  ['/itineraries/goa.pdf', { headers: new Headers({ range: 'bytes=0-9' }) }, undefined],
])('%s asked for with %j is answered with its %s', async (path, change, answer) => {
  expect(await answerTo(path, change)).toBe(answer);
  expect(jest.mocked(answerPage)).toHaveBeenCalledTimes(answer === 'page' ? 1 : 0);
  expect(jest.mocked(answerFile)).toHaveBeenCalledTimes(answer === 'file' ? 1 : 0);
});

test('pages that name themselves are stored; one that fails does no harm', async () => {
  const { send } = await start();
  jest.mocked(storeOpenPage).mockRejectedValueOnce(new TypeError('offline'));
  const [task] = await send('message', { data: [`${origin}/about`, `${origin}/contact`] });
  await expect(task).resolves.toBeUndefined();
  expect(jest.mocked(storeOpenPage).mock.calls).toEqual([
    [`${origin}/about`, origin],
    [`${origin}/contact`, origin],
  ]);
  await send('message', { data: 'something else' });
  expect(storeOpenPage).toHaveBeenCalledTimes(2);
});

test('switched off, it answers nothing and takes away itself and what it stored', async () => {
  const names = ['pages', 'files'];
  const removed = jest.fn(() => Promise.resolve(true));
  Object.assign(globalThis, { caches: { keys: () => Promise.resolve(names), delete: removed } });
  const { scope, listeners, send } = await start({ offline: false });
  expect([...listeners.keys()].sort()).toEqual(['activate', 'install']);
  await send('install');
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  await send('activate');
  expect(removed.mock.calls).toEqual(names.map((name) => [name]));
  expect(scope.registration.unregister).toHaveBeenCalledTimes(1);
});
