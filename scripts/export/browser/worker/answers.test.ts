import { answerDocument, answerFile, answerPage } from './answers';
import { brokenStores, installFakeCaches } from './fake-caches';
import type { FetchEvent } from './scope';
import { offlinePage, store, stored } from './store';

/** A request, and a promise of all that goes on behind the answer. */
function ask(path: string, preload?: Response | Error) {
  const tasks: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    request: new Request(`https://site.example${path}`),
    preloadResponse: preload instanceof Error ? Promise.reject(preload) : Promise.resolve(preload),
    waitUntil: (task: Promise<unknown>) => void tasks.push(task),
    respondWith: () => undefined,
  }) satisfies FetchEvent;
  return { event, settled: () => Promise.all(tasks) };
}

const text = async (answer: Promise<Response>) => (await answer).text();

let fake: ReturnType<typeof installFakeCaches>;
const network = jest.fn<Promise<Response>, [Request]>();

beforeEach(() => {
  fake = installFakeCaches();
  network.mockReset();
  Object.assign(globalThis, { fetch: network });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

test('a page comes from the network and is stored without its query', async () => {
  network.mockResolvedValue(new Response('new'));
  await store('pages', '/packages/domestic', new Response('old'));
  const { event, settled } = ask('/packages/domestic?state=kerala');
  expect(await text(answerPage(event))).toBe('new');
  await settled();
  network.mockRejectedValue(new TypeError('offline'));
  expect(await text(answerPage(ask('/packages/domestic?state=goa').event))).toBe('new');
});

test.each([
  [new Response('preloaded'), 'preloaded', 0],
  [new TypeError('cancelled'), 'new', 1],
])('what the browser asked for already is asked for again only where that failed: %s', async (early, answer, times) => {
  network.mockResolvedValue(new Response('new'));
  expect(await text(answerPage(ask('/about', early).event))).toBe(answer);
  expect(network).toHaveBeenCalledTimes(times);
});

test('without a network a page that is not stored is the offline page, and without that an error', async () => {
  network.mockRejectedValue(new TypeError('offline'));
  expect((await answerPage(ask('/about').event)).type).toBe('error');
  await store('pages', offlinePage, new Response('offline'));
  expect(await text(answerPage(ask('/about').event))).toBe('offline');
});

test('a network that does not answer for 8 seconds gives way to the stored page, and is stored when it does', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (answerLate = resolve)));
  await store('pages', '/about', new Response('stored'));
  const { event, settled } = ask('/about');
  const answered = jest.fn();
  const answer = answerPage(event);
  void answer.then(answered);
  await jest.advanceTimersByTimeAsync(7_900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await text(answer)).toBe('stored');
  const stays = settled();
  answerLate(new Response('late'));
  await stays;
  expect(await (await stored('/about'))?.text()).toBe('late');
});

test('a page that is not stored waits for a slow network', async () => {
  network.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(new Response('slow')), 20_000)));
  const answer = answerPage(ask('/about').event);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await text(answer)).toBe('slow');
});

test('a document comes from the network, and from the store only without one', async () => {
  const path = '/itineraries/goa.pdf';
  await store('files', path, new Response('old price'));
  network.mockResolvedValue(new Response('new price'));
  const { event, settled } = ask(path);
  expect(await text(answerDocument(event))).toBe('new price');
  await settled();
  network.mockRejectedValue(new TypeError('offline'));
  expect(await text(answerDocument(ask(path).event))).toBe('new price');
  expect((await answerDocument(ask('/itineraries/other.pdf').event)).type).toBe('error');
});

test('a stored file is answered at once; one without a hash in its name is fetched anew for the next time', async () => {
  await store('files', '/posters/goa.svg', new Response('old'));
  await store('files', '/_next/static/a.js', new Response('hashed'));
  network.mockImplementation(() => Promise.resolve(new Response('new')));
  const poster = ask('/posters/goa.svg');
  expect(await text(answerFile(poster.event))).toBe('old');
  await poster.settled();
  expect(await text(answerFile(ask('/posters/goa.svg').event))).toBe('new');
  network.mockClear();
  expect(await text(answerFile(ask('/_next/static/a.js').event))).toBe('hashed');
  expect(network).not.toHaveBeenCalled();
});

test('a file that is not stored comes from the network and is stored', async () => {
  network.mockResolvedValue(new Response('new'));
  const { event, settled } = ask('/icons/a.png');
  expect(await text(answerFile(event))).toBe('new');
  await settled();
  expect(fake.paths('files')).toEqual(['/icons/a.png']);
});

describe.each(brokenStores)('with a store that %s', (_what, broken) => {
  beforeEach(() => void Object.assign(globalThis, { caches: broken }));

  test.each([
    ['a page', answerPage],
    ['an itinerary', answerDocument],
    ['a picture', answerFile],
  ])('%s comes from the network', async (_kind, answer) => {
    network.mockResolvedValue(new Response('new'));
    const { event, settled } = ask('/goa');
    const response = answer(event);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await text(response)).toBe('new');
    // Nor does what goes on behind the answer fail; one that never answers goes on for ever.
    await Promise.race([settled(), jest.advanceTimersByTimeAsync(3_000)]);
  });

  test('without a network there is an error', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    const response = answerPage(ask('/goa').event);
    await jest.advanceTimersByTimeAsync(6_000);
    expect((await response).type).toBe('error');
  });
});
