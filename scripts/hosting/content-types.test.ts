import { contentTypeOf } from './content-types';

test.each([
  ['about.html', 'text/html; charset=utf-8'],
  ['posters/goa.SVG', 'image/svg+xml; charset=utf-8'],
  ['fonts/figtree.woff2', 'font/woff2'],
  ['page.html.bak', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s travels as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
