/** The heads of pages as search engines and messengers read them. `app/crawlers.test.ts` checks the sitemap and the lists of pages. */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { destinations } from '../../content/catalogue/destinations';
import { notFoundPage } from '../../content/words/shared';
import { destinationPath, socialFile } from '../../content/routes';
import { absolute, site } from '../../content/site';
import { decoded, everyRoute, rawHtml } from '../support/pages';

test('has one heading, a language, a social picture and a canonical URL of its own on every page, except second ids of a place', () => {
  const second = new Map(
    destinationIds.flatMap((id) => {
      const { canonicalId } = destinations[id];
      return canonicalId ? [[destinationPath(id), destinationPath(canonicalId)]] : [];
    }),
  );
  for (const path of everyRoute) {
    const html = rawHtml(path);
    const canonicalPath = second.get(path) ?? path;
    expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(/\/$/, ''), path).toBe(
      absolute(canonicalPath).replace(/\/$/, ''),
    );
    expect(html, path).toContain(`<meta property="og:image" content="${absolute(socialFile(canonicalPath))}"`);
    expect(html, path).toMatch(/<html lang="en-IN"/);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    expect(html, path).not.toContain('noindex');
    // Phones would turn prices and dates into phone links.
    expect(html, path).toContain('<meta name="format-detection" content="telephone=no"');
  }
});

test('keeps the not-found page out of search engines', () => {
  expect(decoded(/<title>([^<]+)<\/title>/.exec(rawHtml('/404'))?.[1])).toBe(`${notFoundPage.title} | ${site.name}`);
  expect(rawHtml('/404')).toContain('<meta name="robots" content="noindex"');
});
