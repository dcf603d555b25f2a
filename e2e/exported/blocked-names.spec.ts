/** Content blockers hide elements by words in their names, and block files by words in their URLs. Our names must not contain such a word. */
import { expect, test } from '@playwright/test';
import { everyRoute, rawHtml, wholeHtml } from '../support/pages';

/** The words of the general rules in EasyList and in Fanboy's lists of annoyances, social buttons and cookie notices. */
const blockedWord =
  /(?<![a-z])(ads?|adverts?|advertisements?|sponsor(ed|s)?|banners?|promos?|promotions?|social|shar(e|er|ing)|whatsapp|facebook|twitter|instagram|telegram|linkedin|pinterest|youtube|popups?|cookies?|consent|gdpr|newsletters?|subscribe|affiliates?|trackers?|analytics)(?![a-z])/;

const isBlocked = (name: string) => blockedWord.test(name.toLowerCase());

/** The distinct matches of the patterns in all pages. */
function foundInPages(html: (path: string) => string, ...patterns: RegExp[]): string[] {
  const found = everyRoute.flatMap((path) =>
    patterns.flatMap((pattern) => [...html(path).matchAll(pattern)].map(([, name = '']) => name)),
  );
  return [...new Set(found)];
}

test('matches whole words only', () => {
  const names = ['bg-whatsapp', 'share_list', 'ad', 'xl:cookie-box', '/ads/a.js', 'shared', 'add', 'admin', 'loads'];
  expect(names.filter(isBlocked)).toEqual(['bg-whatsapp', 'share_list', 'ad', 'xl:cookie-box', '/ads/a.js']);
});

test('has no class, id or attribute with a name that blockers hide', () => {
  const values = foundInPages(rawHtml, /\s(?:class|id|data-island)="([^"]*)"/g);
  const names = new Set([...values.flatMap((value) => value.split(' ')), ...foundInPages(rawHtml, /\s(data-[\w-]+)/g)]);
  expect(names).toContain('quick-contact');
  expect([...names].filter(isBlocked)).toEqual([]);
});

test('loads no file with a name that blockers block', () => {
  // Social pictures are not checked: only `og:image` names them, and the messenger's server fetches them, not a browser.
  const addresses = foundInPages(
    wholeHtml,
    /<(?:img|source|script|link|input)\b[^>]*\s(?:src|href)="(\/[^"]*)"/g,
    /\s(?:srcset|imagesrcset|data-page|data-runtime)="([^"]*)"/gi,
    /url\(['"]?(\/[^)'"]*)/g,
  );
  expect(addresses.some((address) => address.startsWith('/_next/static/chunks/'))).toBe(true);
  expect(addresses.filter(isBlocked)).toEqual([]);
});
