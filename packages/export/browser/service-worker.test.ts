/**
 * The kind of answer for each request, and the worker's installation, messages and removal. `worker/answers.test.ts` tests the answers
 * themselves.
 */
import { askFile, departureFile, itineraryFile, routes } from '../../../content/routes';
import { offlinePage, store } from './worker/store';
import { answerOf, brokenStores, network, origin, startWorker, testCaches } from './worker/test/worker';

const { paths } = testCaches();

const file = { mode: 'no-cors' };

test.each<[string, object, string | undefined]>([
  ['/about?x=1', {}, 'page'],
  ['/v1.0/about', {}, 'page'],
  [itineraryFile('goa'), {}, 'document'],
  [itineraryFile('goa'), file, 'document'],
  [departureFile('goa', '2030-01-01'), file, 'document'],
  ['/posters/goa.svg', file, 'file'],
  ['/photos/goa.avif', file, 'file'],
  ['/maps/goa-tall.svg', file, 'file'],
  ['/icons/icon.svg', file, 'file'],
  ['/_next/static/a.js', file, 'file'],
  ['/about', file, undefined],
  ['/admin', {}, undefined],
  ['/administrators', {}, 'page'],
  ['/robots.txt', {}, undefined],
  ['/feeds/catalogue.csv', {}, undefined],
  ['//packages/goa', {}, 'page'],
  ['/tours/posters/goa.svg', file, undefined],
  ['/about', { method: 'POST' }, undefined],
  ['https://elsewhere.example/posters/goa.svg', file, undefined],
  [itineraryFile('goa'), { headers: new Headers({ range: 'bytes=0-9' }) }, undefined],
])(
  'answers a request for %s with the options %j as a file, a page or a document, or leaves it to the browser: %s',
  async (path, change, kind) => {
    await store('files', origin + path, answerOf(path, 'old'));
    const { ask } = startWorker();
    const { text, settled } = ask(path, change);
    const answer = await text();
    await settled();
    // A file comes from the store, a page or a document from the network.
    const answered = answer === 'new' ? (paths('pages').length > 0 ? 'page' : 'document') : answer && 'file';
    expect(answered).toBe(kind);
  },
);

describe('after a message with the pages of a visit', () => {
  const html =
    '<img src="/photos/x.avif"><img src="/posters/goa.svg"><source srcset="/maps/goa-tall.svg 1x"><script src="/_next/static/a.js"></script><a href="/about"></a>';

  test('stores the pages and their files from the browser’s cache', async () => {
    network.mockImplementation(async (address) => {
      if (address === `${origin}/photos/x.avif`) throw new TypeError('not cached');
      await new Promise(setImmediate);
      return answerOf(String(address), html);
    });
    const { send } = startWorker();
    await send('message', { data: [`${origin}/goa?x=1`, `${origin}//goa`] });
    expect(paths('pages').sort()).toEqual(['//goa', '/goa']);
    expect(network.mock.calls.map(([address]) => address)).toContain(`${origin}/photos/x.avif`);
    expect(paths('files').sort()).toEqual(['/_next/static/a.js', '/maps/goa-tall.svg', '/posters/goa.svg']);
    for (const [address, init] of network.mock.calls)
      expect(init).toEqual(
        /goa$/.test(String(address)) ? { cache: 'force-cache' } : { cache: 'only-if-cached', mode: 'same-origin' },
      );
  });

  test('stores the reader of asks together with the finder', async () => {
    const { send } = startWorker();
    await send('message', { data: [origin + routes.finder] });
    expect(paths('files')).toEqual([askFile]);
    await send('message', { data: [origin + routes.about] });
    expect(network.mock.calls.filter(([address]) => String(address).endsWith(askFile))).toHaveLength(1);
  });

  test('ignores other sites and files, and survives a page that fails', async () => {
    const { send } = startWorker();
    await send('message', { data: ['https://elsewhere.example/goa', `${origin}/itineraries/goa.pdf`] });
    await send('message', { data: 'something else' });
    expect(network).not.toHaveBeenCalled();
    network.mockRejectedValue(new TypeError('offline'));
    await expect(send('message', { data: [`${origin}/about`] })).resolves.toEqual([undefined]);
  });
});

const failingStores = brokenStores.filter(([what]) => what !== 'never answers');

test('stores the offline page on install and takes over at once, and fails without a network so that the browser retries', async () => {
  const first = startWorker();
  await first.send('install');
  expect(paths('pages')).toEqual([offlinePage]);
  expect(first.scope.skipWaiting).toHaveBeenCalledTimes(1);
  network.mockRejectedValue(new TypeError('offline'));
  const second = startWorker();
  await expect(second.send('install')).rejects.toThrow('offline');
  expect(second.scope.skipWaiting).not.toHaveBeenCalled();
});

test.each(failingStores)('takes over and removes itself even with a store that %s', async (_what, broken) => {
  Object.assign(globalThis, { caches: broken });
  const worker = startWorker();
  await worker.send('install');
  expect(worker.scope.skipWaiting).toHaveBeenCalledTimes(1);
  const switchedOff = startWorker(false);
  await switchedOff.send('activate');
  expect(switchedOff.scope.registration.unregister).toHaveBeenCalledTimes(1);
});

test('enables navigation preload on activation if the browser has it', async () => {
  const { scope, send } = startWorker();
  await send('activate');
  expect(scope.registration.navigationPreload.enable).toHaveBeenCalledTimes(1);
  expect(scope.registration.unregister).not.toHaveBeenCalled();
  const refuses = () => {
    throw new Error('refused');
  };
  for (const navigationPreload of [undefined, { enable: refuses }]) {
    Object.assign(scope.registration, { navigationPreload });
    await expect(send('activate')).resolves.toBeDefined();
  }
});

test('answers nothing when switched off, and removes itself and its caches', async () => {
  await store('pages', `${origin}/about`, answerOf('/about', 'old'));
  await store('files', `${origin}/a.svg`, answerOf('/a.svg', 'old'));
  const { scope, send, ask } = startWorker(false);
  await send('install');
  expect(scope.skipWaiting).toHaveBeenCalledTimes(1);
  await send('activate');
  expect([ask('/about').answer, paths('pages'), paths('files')]).toEqual([undefined, [], []]);
  expect(scope.registration.unregister).toHaveBeenCalledTimes(1);
});
