import { contentTypeOf } from './content-types';

test.each([
  ['about.html', 'text/html; charset=utf-8'],
  ['posters/goa.SVG', 'image/svg+xml; charset=utf-8'],
  ['fonts/figtree.woff2', 'font/woff2'],
  ['itineraries/goa.pdf', 'application/pdf'],
  ['departures/goa-2027-01-31.ics', 'text/calendar; charset=utf-8'],
  ['feeds/catalogue.csv', 'text/csv; charset=utf-8'],
  ['social/goa.jpg', 'image/jpeg'],
  ['photos/goa-800.avif', 'image/avif'],
  ['icons/icon-192.png', 'image/png'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['_next/static/a.js', 'text/javascript; charset=utf-8'],
  ['page.html.bak', 'application/octet-stream'],
  ['LICENSE', 'application/octet-stream'],
])('%s travels as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});
