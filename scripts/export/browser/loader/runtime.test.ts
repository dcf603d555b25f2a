import { createRuntime } from './runtime';
import { testPage } from './test-page';

testPage();
const files = ['/_next/static/pages/data.js', '/_next/static/chunks/react.js', '/_next/static/chunks/page.js'];
const onFailure = jest.fn();
beforeEach(() => onFailure.mockReset());

const scripts = () => [...document.head.querySelectorAll('script')];
const links = () => [...document.head.querySelectorAll('link')];
const paths = (addresses: string[]) => addresses.map((address) => new URL(address).pathname);
const hasFailed = () => document.documentElement.hasAttribute('data-runtime-failed');

test('prefetching asks for every file as a script, and runs none', () => {
  createRuntime(files, onFailure).prefetch();
  expect(paths(links().map(({ href }) => href))).toEqual(files);
  for (const link of links()) expect(link).toMatchObject({ rel: 'prefetch', as: 'script' });
  expect(scripts()).toEqual([]);
});

test('starting runs every file in its order, once', () => {
  const { start } = createRuntime(files, onFailure);
  start();
  start();
  expect(paths(scripts().map(({ src }) => src))).toEqual(files);
  for (const script of scripts()) expect(script).toMatchObject({ async: false, fetchPriority: 'high' });
});

test('nothing is prefetched once it has started', () => {
  const { start, prefetch } = createRuntime(files, onFailure);
  start();
  prefetch();
  expect(links()).toEqual([]);
});

test('a file that does not come is a failure, and the next start tries again', () => {
  const { start } = createRuntime(files, onFailure);
  start();
  expect(hasFailed()).toBe(false);
  scripts()[1]?.dispatchEvent(new Event('error'));
  expect(hasFailed()).toBe(true);
  expect(onFailure).toHaveBeenCalledTimes(1);
  start();
  expect(scripts()).toHaveLength(2 * files.length);
});

test.each([
  ['the runtime', 'https://site.example/_next/static/chunks/react.js', true],
  ['another script', 'https://site.example/extension.js', false],
])('an error in %s', (_of, filename, isFailure) => {
  createRuntime(files, onFailure);
  window.dispatchEvent(new ErrorEvent('error', { filename }));
  expect(hasFailed()).toBe(isFailure);
  expect(onFailure).toHaveBeenCalledTimes(isFailure ? 1 : 0);
});
