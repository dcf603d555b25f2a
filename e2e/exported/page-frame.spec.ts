/** What stands around every page, in its HTML: menu, banner, title, description, canonical address, picture for sharing. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { phoneMenu } from '../../content/pages/controls';
import { isGroup, mainNavigation } from '../../content/pages/navigation';
import { notFoundPage } from '../../content/pages/shared';
import { routes } from '../../content/routes';
import { absolute, site } from '../../content/site';
import { decoded, everyRoute, rawHtml, rawText } from '../support/pages';

const menu = mainNavigation.flatMap((entry) =>
  isGroup(entry)
    ? [entry.label, ...entry.links.flatMap(({ label, note }) => [label, ...(note ? [note] : [])])]
    : [entry.label],
);
const everywhere = [site.tagline, site.banner, site.phone.display, site.email, phoneMenu.quote, ...menu];

for (const path of everyRoute) {
  test(`${path} has its frame in the HTML: menu, banner, title, description, canonical, pictures`, () => {
    const text = rawText(path);
    expect(everywhere.filter((wanted) => !text.includes(wanted))).toEqual([]);
    const html = rawHtml(path);
    expect(html).toMatch(/<html lang="en-IN"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    const title = decoded(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    const description = decoded(/<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
    expect(title.length).toBeGreaterThan(0);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    const shared = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(shared).toMatch(/^https:\/\/.+\.jpg$/);
    expect(shared.startsWith(absolute('/'))).toBe(true);
    expect(existsSync(`out${new URL(shared).pathname}`)).toBe(true);
    expect(html).toContain(`<link rel="canonical" href="${absolute('/').replace(/\/$/, '')}`);
    expect(html).not.toContain('noindex');
    for (const rel of ['icon', 'apple-touch-icon']) {
      const icon = new RegExp(`<link rel="${rel}" href="(/[^"?]+)`).exec(html)?.[1] ?? 'none';
      expect(existsSync(`out${icon}`), rel).toBe(true);
    }
    // Phones would make links of prices and dates.
    expect(html).toContain('<meta name="format-detection" content="telephone=no"');
    const images = [...html.matchAll(/<img\b[^>]*>/g)].map(([image]) => image);
    expect(
      images.filter((image) => !/\balt="/.test(image) || !/\bwidth="/.test(image) || !/\bheight="/.test(image)),
    ).toEqual([]);
    // A photograph has several files in one attribute, each with its width.
    const sources = [...html.matchAll(/(?:src|srcSet)="(\/[^"]+)"/g)].flatMap(([, files = '']) =>
      files.split(',').map((file) => file.trim().split(' ')[0] ?? ''),
    );
    expect(sources.filter((source) => !existsSync(`out${source}`))).toEqual([]);
  });
}

test('the not-found page says what it is and stays out of searches', () => {
  const html = rawHtml('/404');
  expect(decoded(/<title>([^<]+)<\/title>/.exec(html)?.[1])).toBe(`${notFoundPage.title} | ${site.name}`);
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('a build without a canonical origin keeps search engines away', () => {
  expect(readFileSync(`out-unconfigured${routes.about}.html`, 'utf8')).toContain('noindex');
  expect(readFileSync('out-unconfigured/robots.txt', 'utf8')).toMatch(/^Disallow: \/$/m);
});
