/** What happens when Next writes a page in another way than is known. */
import { fixture, push } from './fixtures';
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
  ['no scripts', /<script src="[^>]*><\/script>/g, '', 'expected scripts in /_next/static/, found none'],
  [
    'an inline script of a kind that is not known',
    '</body>',
    '<script>self.__next_x=1</script></body>',
    'a plain inline script, found <script>self.__next_x=1',
  ],
  [
    'an inline script with attributes',
    '</body>',
    '<script id="x">f()</script></body>',
    'a plain inline script, found <script id="x">',
  ],
  ['no entry', /<script id="_R_">.*?<\/script>/, '', 'expected one entry of the runtime, found 0'],
  ['two entries', /(<script id="_R_">.*?<\/script>)/, '$1$1', 'expected one entry of the runtime, found 2'],
  [
    'an entry called otherwise',
    '(globalThis["TURBOPACK"] = [])).push(',
    '(globalThis["TURBOPACK"] = [])).add(',
    'expected a call of TURBOPACK.push',
  ],
  ['an entry with other fields', '"otherChunks"', '"chunks"', 'expected an entry with otherChunks'],
  [
    'an entry that waits for a script of no page',
    '"otherChunks":[',
    '"otherChunks":["static/chunks/x.js",',
    'expected an entry that waits for scripts of the page, found /_next/static/chunks/x.js',
  ],
  [
    'no opening of the data',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '',
    'expected one script (self.__next_f=self.__next_f||[]).push([0]), found 0',
  ],
  ['no data', /<script>self\.__next_f\.push\(\[1,.*?<\/script>/gs, '', 'expected data for the runtime, found none'],
  ['data of another kind', 'self.__next_f.push([1,', 'self.__next_f.push([3,', 'expected a push of [1, text]'],
  ['data that is no JSON', 'self.__next_f.push([1,', 'self.__next_f.push([1+0,', 'expected a push of [1, text]'],
  ['no hint for the style sheet', /:HL\[\\"[^"]*\.css\\",\\"style\\"\]\\n/, '', 'expected a row :HL["/_next/static/'],
  [
    'a hint of another kind for the style sheet',
    '.css\\",\\"style\\"]',
    '.css\\",\\"sheet\\"]',
    'expected a row of JSON that names a style sheet, found :HL["/_next/static/',
  ],
  [
    'a link to the style sheet of another kind',
    '\\"precedence\\":\\"next\\"',
    '\\"order\\":\\"next\\"',
    'expected style sheets as ["$","link",key,',
  ],
  [
    'no link to the style sheet',
    /\[\\"\$\\",\\"link\\",\\"\d+\\",\{\\"rel\\":\\"stylesheet\\"[^}]*\}\]/g,
    'null',
    'expected an element <link rel="stylesheet" precedence="next"> for /_next/static/',
  ],
])('%s stops the build with a line that says so', (_what, searched, replacement, message) => {
  const other = page.replace(searched, replacement);
  expect(other).not.toBe(page);
  expect(() => parsePage(other)).toThrow(`Next ${nextVersion()} exported a page in a way that`);
  expect(() => parsePage(other)).toThrow(message);
});

test.each([
  ['is not written as JSON.stringify writes it', '99:{"href": '],
  ['has no number', 'x:{"href":'],
])('a row that names a style sheet and %s stops the build', (_what, start) => {
  const [path = ''] = parsePage(page).styleSheets;
  const other = page.replace('</body>', `${push(`${start}"${path}"}\n`)}</body>`);
  expect(() => parsePage(other)).toThrow(`expected a row of JSON that names a style sheet, found ${start}"${path}"}`);
});
