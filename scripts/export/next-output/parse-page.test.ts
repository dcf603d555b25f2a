import next from 'next/package.json';
import { parsePage } from '.';
import { samplePage } from './sample-page';

test('what Next adds goes, its style sheets and typefaces are named, and everything else stays as it is', () => {
  const own = '<script type="application/ld+json">{"of":"__next"}</script><script>f("$&")</script>';
  const body = '<p title="&#60;script>">&#60;/head> &amp; <b>$1</b></p><img srcSet="/a.svg 1x"/>';
  const head = `<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>${own}`;
  expect(parsePage(samplePage({ head, body }))).toEqual({
    html: `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${own}</head><body>${body}</body></html>`,
    styleSheets: ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css'],
    typefaces: '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>',
  });
});

const linked = 'scripts and typefaces asked for by <link rel="preload">';

test.each([
  // A style sheet without precedence, from elsewhere, none.
  [' data-precedence="next"', '', 'a style sheet in /_next/static/ with data-precedence="next"'],
  [/(rel="stylesheet" href=")/, '$1https://cdn.example', 'a style sheet in /_next/static/'],
  [/<link rel="stylesheet"[^>]*>/, '', 'a style sheet, found none'],
  // Scripts and typefaces asked for in other ways.
  ['<link rel="preload" as="script"', '<link rel="modulepreload"', `${linked}, found <link rel="modulepreload"`],
  ['<link rel="preload" as="script"', '<link rel="prefetch" as="script"', linked],
  [/<link rel="preload"(?=[^>]* as="font")/, '<link rel="prefetch"', linked],
  ['</head>', '<link rel="preload" as="style"/></head>', linked],
  // A script from elsewhere, none, one of another kind.
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
])('a page with %s as "%s" stops the build: it expected %s', (searched, replacement, expected) => {
  const page = samplePage();
  const other = page.replace(searched, replacement);
  expect(other).not.toBe(page);
  const message = `Next ${next.version} exported a page in a way that scripts/export/next-output does not know: expected`;
  expect(() => parsePage(other)).toThrow(`${message} ${expected}`);
});
