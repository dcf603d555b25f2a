/** The files of the exported folder, and files that must not be in it. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { itineraryCards } from '../../content/catalogue/itinerary-cards';
import { customTripHref } from '../../content/words/booking-link';
import { isBookable } from '../../content/model/dates/departures';
import { departureFile, itineraryFile, routes, socialFile, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { contentTypeOf } from '../../scripts/hosting/content-types';
import { pageFilesIn } from '../../scripts/lib/exported-pages';
import { buildSecret, connected } from '../../scripts/lib/test-environment.mjs';
import { decoded, everyRoute, fileOf, rawHtml, rawText } from '../support/pages';
import { trips } from '../../content/catalogue/trips';
import { comingDepartures } from '../../content/model/dates/group-departures';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' });

test('publishes no page that is not in the route table', () => {
  const expected = [...everyRoute, routes.planCustomTrip, routes.offline, '/404'].map((path) =>
    fileOf(path).replace(/^out\//, ''),
  );
  expect(pageFilesIn('out').sort()).toEqual(expected.sort());
});

test('exports the files that hosts need, and no sources', () => {
  expect(existsSync('out/_headers') && existsSync('out/_redirects')).toBe(true);
  expect(files.filter((file) => /\.(map|env|ts|tsx)$|(^|\/)\.(env|git)|^package\.json$/.test(file))).toEqual([]);
});

test('serves every published file with a media type of its own', () => {
  const named = files.filter((file) => extname(file) !== '' && statSync(`out/${file}`).isFile());
  expect(named.length).toBeGreaterThan(everyRoute.length);
  expect(named.filter((file) => contentTypeOf(file) === 'application/octet-stream')).toEqual([]);
});

test('publishes no file of a deleted trip, departure or page', () => {
  const known = new Set([
    ...[...trips, ...itineraryCards].map(({ id }) => itineraryFile(id)),
    ...trips.flatMap((trip) =>
      comingDepartures(trip)
        .filter(isBookable)
        .map(({ leaves }) => departureFile(trip.id, leaves)),
    ),
    ...everyRoute.map(socialFile),
  ]);
  const listed = files.filter((file) => /^(itineraries|departures|social)\/./.test(file)).map((file) => `/${file}`);
  expect(listed.length).toBeGreaterThan(trips.length);
  expect(listed.filter((file) => !known.has(file))).toEqual([]);
});

test('writes only public environment variables into pages, and secrets of the build into no file', () => {
  // The key is public by design: it identifies the site to the form service.
  expect(readFileSync(fileOf(routes.home), 'utf8')).toContain(connected.NEXT_PUBLIC_FORM_ACCESS_KEY);
  const readable = files.filter((file) => statSync(`out/${file}`).isFile());
  expect(readable.length).toBeGreaterThan(everyRoute.length);
  expect(readable.filter((file) => readFileSync(`out/${file}`).includes(buildSecret.DEPLOY_TOKEN))).toEqual([]);
});

test('requires every field of the home form without a script', () => {
  const fields = rawHtml(routes.home).match(/<(input|select|textarea)\b[^>]*\brequired\b[^>]*>/g) ?? [];
  const names = ['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message'];
  expect(fields.map((field) => /\bname="([^"]+)"/.exec(field)?.[1])).toEqual(names);
});

/** Every text of a record with some length, because a short one may occur anywhere. */
function textsIn(record: unknown): string[] {
  if (typeof record === 'string') return record.length < 25 ? [] : [record];
  return typeof record === 'object' && record !== null ? Object.values(record).flatMap(textsIn) : [];
}

test('contains no text of a trip in any script, because islands get their data from the page', () => {
  const scripts = files
    .filter((file) => file.startsWith('_next/static/chunks/') && file.endsWith('.js'))
    .map((file) => readFileSync(`out/${file}`, 'utf8'))
    .join('\n')
    // Removes escapes, so that quotes of any kind match.
    .replaceAll('\\', '');
  // Proves that the search finds texts that are there.
  expect(scripts).toContain(site.phone.display);
  const texts = trips.flatMap(textsIn);
  expect(texts.filter((text) => scripts.includes(text))).toEqual([]);
});

test('leads from /plan-custom-trip to the booking form by meta refresh, script and link, and is not indexed', () => {
  const html = decoded(rawHtml(routes.planCustomTrip));
  expect(html).toContain(`content="0; url=${customTripHref}"`);
  expect(html).toContain(`href="${customTripHref}"`);
  expect(html).toContain('noindex');
  expect(readFileSync(fileOf(routes.planCustomTrip), 'utf8')).toMatch(/<script\b[^>]*>[^<]*location\.replace/);
});

test('publishes each itinerary as a PDF of at most 150 KB, with its size on the trip page', () => {
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

test('publishes the operator’s editor without an index entry, and links to it from no page, list or feed', () => {
  expect(readFileSync('out/admin/index.html', 'utf8')).toContain('<meta name="robots" content="noindex">');
  const lists = files.filter((file) => /\.(html|xml|txt|csv|webmanifest)$/.test(file) && !file.startsWith('admin/'));
  expect(lists.length).toBeGreaterThan(everyRoute.length);
  expect(lists.filter((file) => readFileSync(`out/${file}`, 'utf8').includes('/admin'))).toEqual([]);
});
