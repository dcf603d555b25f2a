/** A store that does not work changes no answer of a network that does. */
import { answerDocument, answerFile, answerPage } from './answers';
import { brokenStores, installFakeCaches } from './fake-caches';
import { store } from './store';
import { ask, text } from './test-requests';

const network = jest.fn<Promise<Response>, [Request]>();

beforeEach(() => {
  network.mockReset();
  Object.assign(globalThis, { fetch: network });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

describe.each(brokenStores)('with a store that %s', (_what, broken) => {
  beforeEach(() => void Object.assign(globalThis, { caches: broken }));

  test.each([
    ['a page', answerPage],
    ['an itinerary', answerDocument],
    ['a picture', answerFile],
  ])('%s comes from the network', async (_kind, answer) => {
    network.mockResolvedValue(new Response('new'));
    const response = answer(ask('/goa').event);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await text(response)).toBe('new');
  });

  test('without a network there is an error', async () => {
    network.mockRejectedValue(new TypeError('offline'));
    const response = answerPage(ask('/goa').event);
    await jest.advanceTimersByTimeAsync(6_000);
    expect((await response).type).toBe('error');
  });
});

test('a full store changes no answer, and keeps what it has', async () => {
  const fake = installFakeCaches();
  await store('pages', '/goa', new Response('kept'));
  fake.fill();
  network.mockResolvedValue(new Response('new'));
  const { event, settled } = ask('/goa');
  expect(await text(answerPage(event))).toBe('new');
  await settled();
  network.mockRejectedValue(new TypeError('offline'));
  expect(await text(answerPage(ask('/goa').event))).toBe('kept');
});
