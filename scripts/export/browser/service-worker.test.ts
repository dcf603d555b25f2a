import { departureFile, itineraryFile } from '../../../content/routes';
import { brokenStores, installFakeCaches } from './worker/fake-caches';
import { offlinePage } from './worker/store';
import { storeOpenPage } from './worker/store-open-page';

jest.mock('./worker/answers', () => ({
  answerDocument: () => 'document',
  answerFile: () => 'file',
  answerPage: () => 'page',
}));
jest.mock('./worker/store-open-page', () => ({ storeOpenPage: jest.fn(() => Promise.resolve()) }));

const origin = 'https://site.example';

/** A worker that has just been started, and what a browser may tell it. */
async function startWorker({ offline = true } = {}) {
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
  return { scope, send };
}

/** What the worker answers a request with; undefined where the browser goes on by itself. */
async function answerTo(path: string, change: object = {}): Promise<unknown> {
  const { send } = await startWorker();
  const respondWith = jest.fn<unknown, [unknown]>();
  const url = path.startsWith('/') ? origin + path : path;
  const request = { method: 'GET', mode: 'no-cors', url, headers: new Headers(), ...change };
  await send('fetch', { request, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

beforeEach(() => void jest.clearAllMocks());

const navigation = { mode: 'navigate' };

test.each<[string, object, string | undefined]>([
  ['/about?x=1', navigation, 'page'],
  ['/v1.0/about', navigation, 'page'],
  [itineraryFile('goa'), navigation, 'document'],
  [itineraryFile('goa'), {}, 'document'],
  [departureFile('goa', '2030-01-01'), {}, 'document'],
  ['/posters/goa.svg', {}, 'file'],
  ['/photos/goa.avif', {}, 'file'],
  ['/maps/goa-tall.svg', {}, 'file'],
  ['/icons/icon.svg', {}, 'file'],
  ['/_next/static/a.js', {}, 'file'],
  ['/about', {}, undefined],
  ['/admin', navigation, undefined],
  ['/administrators', navigation, 'page'],
  ['/robots.txt', navigation, undefined],
  ['/feeds/catalogue.csv', navigation, undefined],
  ['//packages/goa', navigation, 'page'],
  ['/tours/posters/goa.svg', {}, undefined],
  ['/about', { ...navigation, method: 'POST' }, undefined],
  ['https://elsewhere.example/posters/goa.svg', {}, undefined],
  [itineraryFile('goa'), { headers: new Headers({ range: 'bytes=0-9' }) }, undefined],
])('%s asked for with %j is answered with its %s', async (path, change, answer) => {
  expect(await answerTo(path, change)).toBe(answer);
});

test('pages that name themselves are stored; one that fails does no harm', async () => {
  const { send } = await startWorker();
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

const failingStores = brokenStores.filter(([what]) => what !== 'never answers');

test('installed, it stores the offline page and takes over at once; without a network the browser tries again', async () => {
  const fake = installFakeCaches();
  const network = jest.fn(() => Promise.resolve(new Response('offline')));
  Object.assign(globalThis, { fetch: network });
  const first = await startWorker();
  await first.send('install');
  expect(fake.paths('pages')).toEqual([offlinePage]);
  expect(first.scope.skipWaiting).toHaveBeenCalledTimes(1);
  network.mockRejectedValue(new TypeError('offline'));
  const second = await startWorker();
  await expect(second.send('install')).rejects.toThrow('offline');
  expect(second.scope.skipWaiting).not.toHaveBeenCalled();
});

test.each(failingStores)('installed with a store that %s it takes over all the same', async (_what, broken) => {
  Object.assign(globalThis, { caches: broken, fetch: () => Promise.resolve(new Response('offline')) });
  const { scope, send } = await startWorker();
  await send('install');
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
});

test('activated, it lets pages be asked for early where the browser can', async () => {
  const { scope, send } = await startWorker();
  await send('activate');
  expect(scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
  expect(scope.registration.unregister).not.toHaveBeenCalled();
  Object.assign(scope.registration, { navigationPreload: undefined });
  await expect(send('activate')).resolves.toBeDefined();
  const refuses = () => {
    throw new Error('refused');
  };
  Object.assign(scope.registration, { navigationPreload: { enable: refuses } });
  await expect(send('activate')).resolves.toBeDefined();
});

describe('switched off', () => {
  test('it answers nothing and takes away itself and what it stored', async () => {
    const removed = jest.fn(() => Promise.resolve(true));
    Object.assign(globalThis, { caches: { keys: () => Promise.resolve(['pages', 'files']), delete: removed } });
    const { scope, send } = await startWorker({ offline: false });
    await send('install');
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
    await send('activate');
    expect(removed.mock.calls).toEqual([['pages'], ['files']]);
    expect(scope.registration.unregister).toHaveBeenCalledTimes(1);
  });

  test.each(failingStores)('it takes itself away also where the store %s', async (_what, broken) => {
    Object.assign(globalThis, { caches: broken });
    const { scope, send } = await startWorker({ offline: false });
    await send('activate');
    expect(scope.registration.unregister).toHaveBeenCalledTimes(1);
  });
});
