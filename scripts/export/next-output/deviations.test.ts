/** What happens when Next writes a page in another way than is known. */
import { fixture } from './fixtures';
import { parsePage } from './parse-page';
import { nextVersion } from './unexpected';

const page = fixture('islands');

test.each([
  [
    'a style sheet without precedence',
    ' data-precedence="next"',
    '',
    'expected a style sheet in /_next/static/ with data-precedence="next", found <link rel="stylesheet"',
  ],
  [
    'a style sheet from elsewhere',
    /(rel="stylesheet" href=")/,
    '$1https://cdn.example',
    'expected a style sheet in /_next/static/',
  ],
  ['no style sheet', /<link rel="stylesheet"[^>]*>/, '', 'expected a style sheet, found none'],
  [
    'scripts as modules',
    '<link rel="preload" as="script"',
    '<link rel="modulepreload"',
    'asked for by <link rel="preload">, found <link rel="modulepreload"',
  ],
  [
    'scripts for later pages',
    '<link rel="preload" as="script"',
    '<link rel="prefetch" as="script"',
    'asked for by <link rel="preload">, found <link rel="prefetch"',
  ],
  [
    'typefaces for later pages',
    /<link rel="preload"(?=[^>]* as="font")/,
    '<link rel="prefetch"',
    'asked for by <link rel="preload">, found <link rel="prefetch"',
  ],
  [
    'a style sheet asked for early',
    '</head>',
    '<link rel="preload" as="style"/></head>',
    'asked for by <link rel="preload">, found <link rel="preload" as="style"',
  ],
  [
    'a script from elsewhere',
    /<script src="\/_next/,
    '<script src="https://cdn.example',
    'expected a script in /_next/static/, found <script src="https://cdn.example',
  ],
  [
    'no scripts',
    /<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<link[^>]* as="script"[^>]*>/g,
    '',
    'expected scripts in /_next/static/, found none',
  ],
  [
    'an inline script with attributes',
    '</body>',
    '<script id="x">f()</script></body>',
    'expected structured data or a plain inline script, found <script id="x">',
  ],
])('%s stops the build with a line that says so', (_what, searched, replacement, message) => {
  const other = page.replace(searched, replacement);
  expect(other).not.toBe(page);
  expect(() => parsePage(other)).toThrow(`Next ${nextVersion()} exported a page in a way that`);
  expect(() => parsePage(other)).toThrow(message);
});
