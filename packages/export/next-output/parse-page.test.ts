import { readHtml } from '../read-html';
import { fixture, fixtureNames, fixtureVersion, withStyleSheet } from './test/fixtures';
import { nextVersion, parsePage } from './parse-page';

test('has fixtures of the installed Next; after an upgrade run npm run build, then capture-fixtures.ts', () => {
  expect(fixtureVersion()).toBe(nextVersion());
});

describe.each(fixtureNames)('the page %s', (name) => {
  const page = fixture(name);

  test('keeps only the site’s own scripts, and no link to a style sheet, a script or a font', () => {
    const { html } = parsePage(page);
    const scripts = readHtml(html).elements.filter(
      ({ name: tag, attributes }) => tag === 'script' && attributes['type'] !== 'application/ld+json',
    );
    const own = { redirect: 1, 'not-found': 1, islands: 0, trip: 2 }[name];
    expect(scripts.filter(({ text, attributes }) => attributes['src'] || /__next|TURBOPACK/.test(text))).toEqual([]);
    expect(scripts).toHaveLength(own);
    expect(html).not.toMatch(/<link[^>]*(stylesheet|as="(script|font|style)")/);
  });

  test('leaves everything else as it is', () => {
    const others = readHtml(page).elements.filter(({ name: tag }) => !['script', 'link'].includes(tag));
    const after = readHtml(parsePage(page).html).elements.filter(({ name: tag }) => !['script', 'link'].includes(tag));
    const summaryOf = ({ name: tag, attributes, text }: (typeof others)[number]) => ({ tag, attributes, text });
    expect(after.map(summaryOf)).toEqual(others.map(summaryOf));
  });
});

test('preloads fonts on every page but the not-found page', () => {
  const counts = fixtureNames.map((name) => {
    const links = fixture(name).match(/<link[^>]* as="font"[^>]*>/g) ?? [];
    expect(parsePage(fixture(name)).typefaces).toBe(links.join(''));
    return [name, links.length];
  });
  expect(Object.fromEntries(counts)).toEqual({ islands: 2, trip: 2, redirect: 2, 'not-found': 0 });
});

test.each(fixtureNames)('lists the style sheets of the page %s in order', (name) => {
  const { styleSheets } = parsePage(withStyleSheet(fixture(name), '/_next/static/chunks/b.css'));
  expect(styleSheets).toEqual([expect.stringMatching(/^\/_next\/static\/.*\.css$/), '/_next/static/chunks/b.css']);
});

const linked = 'scripts and typefaces asked for by <link rel="preload">';

test.each([
  // A style sheet without precedence, one from another site, and none.
  [' data-precedence="next"', '', 'a style sheet in /_next/static/ with data-precedence="next"'],
  [/(rel="stylesheet" href=")/, '$1https://cdn.example', 'a style sheet in /_next/static/'],
  [/<link rel="stylesheet"[^>]*>/, '', 'a style sheet, found none'],
  // Scripts and fonts that are preloaded in other ways.
  ['<link rel="preload" as="script"', '<link rel="modulepreload"', `${linked}, found <link rel="modulepreload"`],
  ['<link rel="preload" as="script"', '<link rel="prefetch" as="script"', linked],
  [/<link rel="preload"(?=[^>]* as="font")/, '<link rel="prefetch"', linked],
  ['</head>', '<link rel="preload" as="style"/></head>', linked],
  // A script from another site, none, and one of another kind.
  [
    /<script src="\/_next/,
    '<script src="https://cdn.example',
    'a script in /_next/static/, found <script src="https://',
  ],
  [
    /<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<link[^>]* as="script"[^>]*>/g,
    '',
    'scripts in /_next/static/, found none',
  ],
  ['</body>', '<script id="x">f()</script></body>', 'structured data or a plain inline script, found <script id="x">'],
])('stops the build at a page with %s as "%s": it expected %s', (searched, replacement, expected) => {
  const page = fixture('islands');
  const other = page.replace(searched, replacement);
  expect(other).not.toBe(page);
  const message = `Next ${nextVersion()} exported a page in a way that packages/export/next-output does not know: expected`;
  expect(() => parsePage(other)).toThrow(`${message} ${expected}`);
});
