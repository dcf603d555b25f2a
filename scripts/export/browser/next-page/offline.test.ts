import { workOffline } from './offline';
import { testPage } from '../loader/test-page';

testPage();
const postMessage = jest.fn();
const register = jest.fn<Promise<void>, [string]>();
let worker: { postMessage: (addresses: string[]) => void } | null;

/** Arrives from another page, in a browser that has service workers. */
const arriveFrom = async (referrer: string) => {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve({ active: worker }) },
  });
  workOffline();
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  postMessage.mockReset();
  register.mockReset().mockResolvedValue();
  worker = { postMessage };
  window.history.replaceState(null, '', '/packages/domestic?state=goa');
});

test('with the second page of a visit the worker is registered and told of both', async () => {
  await arriveFrom(`${location.origin}/about`);
  expect(register).toHaveBeenCalledWith('/worker.js');
  expect(postMessage).toHaveBeenCalledWith([`${location.origin}/about`, location.href]);
});

test.each(['', 'https://search.example/', `${location.origin}.example/about`])(
  'a visit that comes from "%s" has only begun',
  async (referrer) => {
    await arriveFrom(referrer);
    expect(register).not.toHaveBeenCalled();
  },
);

test.each([
  ['a registration that is refused', () => register.mockRejectedValue(new DOMException('refused', 'SecurityError'))],
  ['a worker that is gone again', () => (worker = null)],
])('%s changes nothing', async (_what, prepare) => {
  prepare();
  await arriveFrom(`${location.origin}/about`);
  expect(postMessage).not.toHaveBeenCalled();
});

test.each([
  ['without', () => undefined],
  [
    'that refuses even to tell of',
    () => {
      throw new DOMException('sandboxed', 'SecurityError');
    },
  ],
])('a browser %s service workers does without', async (_how, get) => {
  await arriveFrom(`${location.origin}/about`);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  expect(workOffline).not.toThrow();
  // A rejection that nobody handles would end the run.
  await jest.advanceTimersByTimeAsync(0);
});
