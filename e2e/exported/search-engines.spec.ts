/** What search engines take from the exported folder beside the structured data: canonical addresses, sitemap, lists of pages. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations, keptDestinationIds } from '../../content/catalogue/destinations';
import { domesticTrips } from '../../content/catalogue/domestic';
import { stateIds, states } from '../../content/catalogue/states';
import { domesticPage } from '../../content/pages/lists';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes } from '../../content/routes';
import { absolute } from '../../content/site';
import { decoded, everyRoute, fileOf, rawHtml } from '../support/pages';

/** Pages that name another page as the one to keep. */
const copies = destinationIds.filter((id) => !keptDestinationIds.includes(id)).map(destinationPath);

test('every page has a canonical of its own, but for the second ids of a place, which name the first', () => {
  const canonicalOf = (path: string) =>
    /<link rel="canonical" href="([^"]+)"/.exec(rawHtml(path))?.[1]?.replace(/\/$/, '');
  for (const path of everyRoute)
    if (!copies.includes(path)) expect(canonicalOf(path), path).toBe(absolute(path).replace(/\/$/, ''));
  for (const id of destinationIds) {
    const { canonicalId } = destinations[id];
    if (canonicalId) expect(canonicalOf(destinationPath(id)), id).toBe(absolute(destinationPath(canonicalId)));
  }
});

test('the sitemap has every page to keep, once, with its pictures and a day that is no build’s', () => {
  const xml = readFileSync('out/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const paths = entries.map((entry) => new URL(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
  expect(paths.sort()).toEqual(everyRoute.filter((path) => !copies.includes(path)).sort());
  for (const entry of entries) {
    expect(/<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1]).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const [, picture = ''] of entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g))
      expect(existsSync(`out${new URL(picture).pathname}`), picture).toBe(true);
  }
  expect(readFileSync('out/robots.txt', 'utf8')).toContain(`Sitemap: ${absolute('/sitemap.xml')}`);
});

test('llms.txt and the manifest name pages and pictures that exist', () => {
  const links = [...readFileSync('out/llms.txt', 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(
    ([, href = '']) => new URL(href).pathname,
  );
  expect(links.length).toBeGreaterThan(trips.length);
  expect(links.filter((path) => !existsSync(fileOf(path)))).toEqual([]);
  const manifest = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8')) as { icons: { src: string }[] };
  expect(manifest.icons.filter(({ src }) => !existsSync(`out${src}`))).toEqual([]);
});

test('the tours of each state stand under its heading, or that there are none', () => {
  const [, ...parts] = rawHtml(routes.domestic).split(/(?=<h2\b)/);
  const headed = (html: string, level: 2 | 3) =>
    [...html.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, 'g'))].map(([, text = '']) =>
      decoded(text.replace(/<[^>]+>/g, '')).trim(),
    );
  for (const id of stateIds) {
    const part = parts.find((html) => headed(html, 2)[0]?.startsWith(`${states[id]} `)) ?? '';
    const titles = domesticTrips[id].map(({ title }) => title);
    expect(headed(part, 3), states[id]).toEqual(titles.length > 0 ? titles : [domesticPage.empty.heading]);
  }
});
