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

test('adds no history entry when the address stays the same', () => {
  for (const history of ['push', 'replace'] as const) {
    writeQuery('category=domestic', history);
    jest.runAllTimers();
  }
  expect([pushed.mock.calls, replaced.mock.calls]).toEqual([[], []]);
});

test('makes a query current at once, writes it to the address a moment later, and keeps path and fragment', () => {
  writeQuery('category=honeymoon', 'push');
  expect([currentQuery(), window.location.search]).toEqual(['?category=honeymoon', '?category=domestic']);
  jest.runAllTimers();
  expect(currentQuery()).toBe('?category=honeymoon');
  expect(window.location.href).toBe('http://localhost/list?category=honeymoon#trips');
});

test('adds a history entry for each push in a row, and merges replacements', () => {
  for (const id of ['a', 'b']) writeQuery(`category=${id}`, 'push');
  for (const text of ['g', 'go', 'goa']) writeQuery(`category=b&search=${text}`, 'replace');
  writeQuery('category=c', 'push');
  jest.runAllTimers();
  expect(written(pushed)).toEqual(['?category=a', '?category=b', '?category=c']);
  expect(written(replaced)).toEqual(['?category=b&search=goa']);
});

test('discards on Back what is not in the address yet', () => {
  const stop = subscribe(() => undefined);
  writeQuery('category=honeymoon', 'push');
  back();
  jest.runAllTimers();
  expect([currentQuery(), pushed.mock.calls]).toEqual(['?category=domestic', []]);
  stop();
});

test('writes the choices to the address before a link is followed', () => {
  const stop = subscribe(() => undefined);
  writeQuery('category=honeymoon', 'push');
  const followed = jest.fn(() => window.location.search);
  document.body.addEventListener('click', followed, { once: true });
  document.body.click();
  expect(followed).toHaveReturnedWith('?category=honeymoon');
  stop();
});

test('notifies listeners of each write and of Back until they unsubscribe', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const stops = [subscribe(first), subscribe(second)];
  const callCounts = () => [first, second].map(({ mock }) => mock.calls.length);
  writeQuery('category=honeymoon', 'push');
  expect(callCounts()).toEqual([1, 1]);
  for (const stop of stops) {
    stop();
    back();
  }
  expect(callCounts()).toEqual([1, 2]);
});

test('keeps a query that the browser refused current until the last listener unsubscribes', () => {
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
