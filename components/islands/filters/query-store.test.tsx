import { currentQuery, subscribe, writeQuery } from './query-store';

type Write = (typeof window.history)['pushState'];
let pushed: jest.SpiedFunction<Write>;
let replaced: jest.SpiedFunction<Write>;

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/list?category=domestic#trips');
  pushed = jest.spyOn(window.history, 'pushState');
  replaced = jest.spyOn(window.history, 'replaceState');
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('writing the address that is already there adds no step of the history', () => {
  writeQuery('?category=domestic', 'push');
  jest.runAllTimers();
  writeQuery('category=domestic', 'replace');
  jest.runAllTimers();
  expect([pushed.mock.calls, replaced.mock.calls]).toEqual([[], []]);
});

test('a push is one step, a replacement none, and path and fragment stay', () => {
  writeQuery('category=honeymoon', 'push');
  jest.runAllTimers();
  expect(pushed).toHaveBeenCalledTimes(1);
  writeQuery('category=all', 'replace');
  jest.runAllTimers();
  expect(pushed).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe('http://localhost/list?category=all#trips');
});

test('what is written counts at once and stands in the address a moment later', () => {
  writeQuery('category=honeymoon', 'push');
  expect([currentQuery(), window.location.search]).toEqual(['?category=honeymoon', '?category=domestic']);
  jest.runAllTimers();
  expect([currentQuery(), window.location.search]).toEqual(['?category=honeymoon', '?category=honeymoon']);
});

test('of writes in a row each push is a step, and several replacements are one write', () => {
  for (const id of ['a', 'b']) writeQuery(`category=${id}`, 'push');
  for (const text of ['g', 'go', 'goa']) writeQuery(`category=b&search=${text}`, 'replace');
  writeQuery('category=c', 'push');
  jest.runAllTimers();
  const written = (spy: jest.SpiedFunction<Write>) => spy.mock.calls.map(([, , url]) => new URL(String(url)).search);
  expect(written(pushed)).toEqual(['?category=a', '?category=b', '?category=c']);
  expect(written(replaced)).toEqual(['?category=b&search=goa']);
});

test('Back takes back what does not stand in the address yet', () => {
  const stop = subscribe(() => undefined);
  writeQuery('category=honeymoon', 'push');
  window.dispatchEvent(new PopStateEvent('popstate'));
  jest.runAllTimers();
  expect([currentQuery(), pushed.mock.calls]).toEqual(['?category=domestic', []]);
  stop();
});

test('a link followed at once takes along what was chosen', () => {
  const stop = subscribe(() => undefined);
  writeQuery('category=honeymoon', 'push');
  const followed = jest.fn(() => window.location.search);
  document.body.addEventListener('click', followed, { once: true });
  document.body.click();
  expect(followed).toHaveReturnedWith('?category=honeymoon');
  stop();
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
  jest.runAllTimers();
  expect(currentQuery()).toBe('?category=honeymoon');
  stop();
  expect(currentQuery()).toBe('?category=domestic');
});
