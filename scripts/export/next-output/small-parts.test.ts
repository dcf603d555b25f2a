import { isForNextRuntime, withRootUrls } from '.';
import { unexpected } from './unexpected';

test.each([
  ['about.txt', true],
  ['about/__next._tree.txt', true],
  ['_not-found.html', true],
  ['_not-found/__next._tree.txt', true],
  ['_not-found', true],
  ['robots.txt', false],
  ['llms.txt', false],
  ['.well-known/security.txt', false],
  ['about/robots.txt', true],
  ['packages/_not-found.html', false],
  ['_not-found.json', false],
  ['404.html', false],
  ['about.html', false],
  ['_next/static/chunks/a.js', true],
  ['_next/static/chunks/a.css', true],
  ['_next/static/media/a.woff2', false],
  ['worker.js', false],
])('%s is for Next’s runtime alone: %s', (path, isUnused) => {
  expect(isForNextRuntime(path)).toBe(isUnused);
});

test('addresses in a style sheet stand on their own', () => {
  expect(
    withRootUrls('a{src:url(../media/f.woff2)}b{src:url("./g.svg")}i{src:url(data:x)}', '/_next/static/chunks'),
  ).toBe('a{src:url(/_next/static/media/f.woff2)}b{src:url(/_next/static/chunks/g.svg)}i{src:url(data:x)}');
});

test('of what was found 160 characters are told', () => {
  expect(() => unexpected('less', 'x'.repeat(160))).toThrow(/found x{160}$/);
  expect(() => unexpected('less', 'x'.repeat(161))).toThrow(/found x{160}…$/);
});
