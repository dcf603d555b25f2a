import { currentQuery, subscribe, writeQuery } from './query-store';

type Write = (typeof window.history)['pushState'];
let pushed: jest.SpiedFunction<Write>;
let replaced: jest.SpiedFunction<Write>;
const back = () => window.dispatchEvent(new PopStateEvent('popstate'));
const written = (spy: jest.SpiedFunction<Write>) => spy.mock.calls.map(([, , url]) => new URL(String(url)).search);

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
  for (const history of ['push', 'replace'] as const) {
    writeQuery('category=domestic', history);
    jest.runAllTimers();
  }
  expect([pushed.mock.calls, replaced.mock.calls]).toEqual([[], []]);
});

test('what is written counts at once and stands in the address a moment later; path and fragment stay', () => {
  writeQuery('category=honeymoon', 'push');
  expect([currentQuery(), window.location.search]).toEqual(['?category=honeymoon', '?category=domestic']);
  jest.runAllTimers();
  expect(currentQuery()).toBe('?category=honeymoon');
  expect(window.location.href).toBe('http://localhost/list?category=honeymoon#trips');
});

test('of writes in a row each push is a step, and several replacements are one write', () => {
  for (const id of ['a', 'b']) writeQuery(`category=${id}`, 'push');
  for (const text of ['g', 'go', 'goa']) writeQuery(`category=b&search=${text}`, 'replace');
  writeQuery('category=c', 'push');
  jest.runAllTimers();
  expect(written(pushed)).toEqual(['?category=a', '?category=b', '?category=c']);
  expect(written(replaced)).toEqual(['?category=b&search=goa']);
});

test('Back takes back what does not stand in the address yet', () => {
  const stop = subscribe(() => undefined);
  writeQuery('category=honeymoon', 'push');
  back();
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
  const told = () => [first, second].map(({ mock }) => mock.calls.length);
  writeQuery('category=honeymoon', 'push');
  expect(told()).toEqual([1, 1]);
  for (const stop of stops) {
    stop();
    back();
  }
  expect(told()).toEqual([1, 2]);
});

test('a query that the browser refused counts until nobody listens any more', () => {
  const stop = subscribe(() => undefined);
  pushed.mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  writeQuery('category=honeymoon', 'push');
  jest.runAllTimers();
  expect(currentQuery()).toBe('?category=honeymoon');
  stop();
  expect(currentQuery()).toBe('?category=domestic');
});
