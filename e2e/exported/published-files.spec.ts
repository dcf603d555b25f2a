/** What the exported folder holds, and what it must not. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { itineraryCards } from '../../content/catalogue/itinerary-cards';
import { customTripHref } from '../../content/format/booking-link';
import { isBookable } from '../../content/queries/departures';
import { trips } from '../../content/queries/trips';
import { departureFile, itineraryFile, routes, socialFile, tripPath } from '../../content/routes';
import { contentTypeOf } from '../../scripts/hosting/content-types';
import { pageFilesIn } from '../../scripts/lib/exported-pages';
import { buildSecret, connected } from '../../scripts/lib/test-environment.mjs';
import { decoded, everyRoute, fileOf, rawHtml, rawText } from '../support/pages';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' });

test('no page is published beside those of the route table', () => {
  const expected = [...everyRoute, routes.planCustomTrip, routes.offline, '/404'].map((path) =>
    fileOf(path).replace(/^out\//, ''),
  );
  expect(pageFilesIn('out').sort()).toEqual(expected.sort());
});

test('the export holds what the hosts need and no source', () => {
  expect(existsSync('out/_headers') && existsSync('out/_redirects')).toBe(true);
  expect(files.filter((file) => /\.(map|env|ts|tsx)$|(^|\/)\.(env|git)|^package\.json$/.test(file))).toEqual([]);
});

test('every published file travels under a type of its own, not as a mere download', () => {
  const named = files.filter((file) => extname(file) !== '' && statSync(`out/${file}`).isFile());
  expect(named.length).toBeGreaterThan(everyRoute.length);
  expect(named.filter((file) => contentTypeOf(file) === 'application/octet-stream')).toEqual([]);
});

test('no file of a trip, a departure or a page that is gone is published', () => {
  const known = new Set([
    ...[...trips, ...itineraryCards].map(({ id }) => itineraryFile(id)),
    ...trips.flatMap(({ id, group }) =>
      (group?.departures ?? []).filter(isBookable).map(({ leaves }) => departureFile(id, leaves)),
    ),
    ...everyRoute.map(socialFile),
  ]);
  const listed = files.filter((file) => /^(itineraries|departures|social)\/./.test(file)).map((file) => `/${file}`);
  expect(listed.length).toBeGreaterThan(trips.length);
  expect(listed.filter((file) => !known.has(file))).toEqual([]);
});

test('of the environment of the build pages hold what visitors need, and no published file its secrets', () => {
  // Public by nature: the form service knows the site by it.
  expect(readFileSync(fileOf(routes.home), 'utf8')).toContain(connected.NEXT_PUBLIC_FORM_ACCESS_KEY);
  const readable = files.filter((file) => statSync(`out/${file}`).isFile());
  expect(readable.length).toBeGreaterThan(everyRoute.length);
  expect(readable.filter((file) => readFileSync(`out/${file}`).includes(buildSecret.DEPLOY_TOKEN))).toEqual([]);
});

test('the home form requires every field, without any script', () => {
  const fields = rawHtml(routes.home).match(/<(input|select|textarea)\b[^>]*\brequired\b[^>]*>/g) ?? [];
  const names = ['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message'];
  expect(fields.map((field) => /\bname="([^"]+)"/.exec(field)?.[1])).toEqual(names);
});

test('/plan-custom-trip says where the booking form is by meta refresh, script and link, and stays out of searches', () => {
  const html = decoded(rawHtml(routes.planCustomTrip));
  expect(html).toContain(`content="0; url=${customTripHref}"`);
  expect(html).toContain(`href="${customTripHref}"`);
  expect(html).toContain('noindex');
  expect(readFileSync(fileOf(routes.planCustomTrip), 'utf8')).toMatch(/<script\b[^>]*>[^<]*location\.replace/);
});

test('each itinerary is a PDF of at most 150 KB; the page of a trip says its size', () => {
  for (const { id } of [...trips, ...itineraryCards]) {
    const pdf = readFileSync(`out${itineraryFile(id)}`);
    expect(pdf.subarray(0, 5).toString(), id).toBe('%PDF-');
    expect(pdf.length, id).toBeLessThanOrEqual(150 * 1024);
  }
  for (const { id } of trips) {
    const { length } = readFileSync(`out${itineraryFile(id)}`);
    expect(rawText(tripPath(id)), id).toContain(`(PDF, ${Math.ceil(length / 1024)} KB)`);
  }
});

test('the operator’s editor is published, kept out of searches, and named by no page, list or feed', () => {
  expect(readFileSync('out/admin/index.html', 'utf8')).toContain('<meta name="robots" content="noindex">');
  const lists = files.filter((file) => /\.(html|xml|txt|csv|webmanifest)$/.test(file) && !file.startsWith('admin/'));
  expect(lists.length).toBeGreaterThan(everyRoute.length);
  expect(lists.filter((file) => readFileSync(`out/${file}`, 'utf8').includes('/admin'))).toEqual([]);
});
