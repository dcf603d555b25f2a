/** The service worker from its installation until it takes itself away. */
import { startWorker } from './test-worker';
import { brokenStores, installFakeCaches } from './worker/fake-caches';
import { offlinePage } from './worker/store';

const failingStores = brokenStores.filter(([what]) => what !== 'never answers');

let fake: ReturnType<typeof installFakeCaches>;
beforeEach(() => {
  fake = installFakeCaches();
});

describe('installed', () => {
  const network = jest.fn<Promise<Response>, [string]>();
  beforeEach(() => {
    network.mockReset().mockResolvedValue(new Response('offline'));
    Object.assign(globalThis, { fetch: network });
  });

  test('it stores the offline page and takes over at once', async () => {
    const { scope, send } = await startWorker();
    await send('install');
    expect(fake.paths('pages')).toEqual([offlinePage]);
    expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  });

  test('without a network it is not, and the browser tries again', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    const { scope, send } = await startWorker();
    await expect(send('install')).rejects.toThrow('offline');
    expect(scope.skipWaiting).not.toHaveBeenCalled();
  });
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
