import { workOffline } from './offline';
import { testPage } from '../loader/test/page';

testPage();
const here = `${location.origin}/packages/domestic?state=goa`;
const before = `${location.origin}/about`;

/** Arrives from another page, by default in a browser with service workers. */
async function arriveFrom(referrer: string, get?: () => object | undefined) {
  const postMessage = jest.fn();
  const register = jest.fn(() => Promise.resolve());
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) };
  window.history.replaceState(null, '', here);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: get ?? (() => container) });
  expect(workOffline).not.toThrow();
  // An unhandled rejection would end the test run.
  await jest.advanceTimersByTimeAsync(0);
  return { postMessage, register };
}

test('registers the worker on the second page of a visit, and sends it both pages', async () => {
  const { register, postMessage } = await arriveFrom(before);
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(postMessage).toHaveBeenCalledWith([before, here]);
});

test.each(['', 'https://search.example/', `${location.origin}.example/about`])(
  'waits for a second page in a visit that comes from "%s"',
  async (referrer) => {
    expect((await arriveFrom(referrer)).register).not.toHaveBeenCalled();
  },
);

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each<[string, () => object | undefined]>([
  ['has no service workers', () => undefined],
  ['refuses access to service workers', refuse],
  ['refuses the registration', () => ({ register: () => Promise.reject(new DOMException('refused')) })],
  ['has lost the worker', () => ({ register: jest.fn(), ready: Promise.resolve({ active: null }) })],
])('does nothing in a browser that %s', async (_what, get) => {
  await expect(arriveFrom(before, get)).resolves.toBeDefined();
});
