import { workOffline } from './offline';
import { testPage } from '../loader/test-page';

testPage();
const here = `${location.origin}/packages/domestic?state=goa`;
const before = `${location.origin}/about`;

/** Arrives from another page, in a browser that has service workers unless told otherwise. */
async function arriveFrom(referrer: string, get?: () => object | undefined) {
  const postMessage = jest.fn();
  const register = jest.fn(() => Promise.resolve());
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) };
  window.history.replaceState(null, '', here);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: get ?? (() => container) });
  expect(workOffline).not.toThrow();
  // A rejection that nobody handles would end the run.
  await jest.advanceTimersByTimeAsync(0);
  return { postMessage, register };
}

test('with the second page of a visit the worker is registered and told of both', async () => {
  const { register, postMessage } = await arriveFrom(before);
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(postMessage).toHaveBeenCalledWith([before, here]);
});

test.each(['', 'https://search.example/', `${location.origin}.example/about`])(
  'a visit that comes from "%s" has only begun',
  async (referrer) => {
    expect((await arriveFrom(referrer)).register).not.toHaveBeenCalled();
  },
);

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each<[string, () => object | undefined]>([
  ['has none', () => undefined],
  ['refuses even to tell of them', refuse],
  ['refuses the registration', () => ({ register: () => Promise.reject(new DOMException('refused')) })],
  ['has lost the worker', () => ({ register: jest.fn(), ready: Promise.resolve({ active: null }) })],
])('a browser that %s does without', async (_what, get) => {
  await expect(arriveFrom(before, get)).resolves.toBeDefined();
});
