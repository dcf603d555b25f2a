import { currentQuery, subscribe, writeQuery } from './query-store';

let pushed: jest.SpyInstance;
let replaced: jest.SpyInstance;

beforeEach(() => {
  window.history.replaceState(null, '', '/list?category=domestic#trips');
  pushed = jest.spyOn(window.history, 'pushState');
  replaced = jest.spyOn(window.history, 'replaceState');
});
afterEach(() => jest.restoreAllMocks());

test('writing the address that is already there adds no step of the history', () => {
  writeQuery('?category=domestic', 'push');
  writeQuery('category=domestic', 'replace');
  expect([pushed.mock.calls, replaced.mock.calls]).toEqual([[], []]);
});

test('a push is one step, a replacement none, and path and fragment stay', () => {
  writeQuery('category=honeymoon', 'push');
  expect(pushed).toHaveBeenCalledTimes(1);
  writeQuery('category=all', 'replace');
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe('http://localhost/list?category=all#trips');
});

test('who listens is told of each write and of Back, until it stops', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const stops = [subscribe(first), subscribe(second)];
  const back = () => window.dispatchEvent(new PopStateEvent('popstate'));
  writeQuery('category=honeymoon', 'push');
  back();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  stops[0]?.();
  back();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
  stops[1]?.();
  back();
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
});

test('a query that the browser refused counts until nobody listens any more', () => {
  const stop = subscribe(() => undefined);
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  writeQuery('category=honeymoon', 'push');
  expect(currentQuery()).toBe('category=honeymoon');
  stop();
  expect(currentQuery()).toBe('?category=domestic');
});
