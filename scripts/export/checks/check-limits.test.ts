/** What a published page may just about be, and what it may not: each check from both sides. */
import { pageProblems } from './check-pages';

const files = ['/a.svg', '/b.svg', '/_next/x.js', '/_next/y.js', '/a.css', '/social/home.jpg'];

interface Parts {
  head?: string;
  body?: string;
  title?: string;
  description?: string;
}

function problemsOf({ head = '', body = '', title = 'Home', description = 'd'.repeat(70) }: Parts, more = {}) {
  const said = `<title>${title}</title><meta name="description" content="${description}">`;
  const html = `<!DOCTYPE html><html lang="en"><head>${said}${head}</head><body>${body}</body></html>`;
  return pageProblems({
    pages: new Map([['/', html], ...Object.entries(more)] as [string, string][]),
    files: new Set(files),
    redirects: new Set(['/moved']),
    mayRunInline: (script) => script === 'known()',
    canShow: { display: (character) => character !== '✗', text: (character) => character !== '✗' },
  });
}

test.each(['onclick', 'onerror', 'onload', 'onsubmit', 'ontoggle', 'onpointerdown'])(
  'a handler in the markup is found, whatever its event: %s',
  (handler) => {
    expect(problemsOf({ body: `<p ${handler}="x()"></p>` })).toEqual([
      `/: the attribute ${handler} on <p> would be blocked`,
    ]);
  },
);

test('an attribute that only has “on” in its name is no handler', () => {
  expect(problemsOf({ body: '<p data-on="x" icon="y" aria-label="on"></p>' })).toEqual([]);
});

test('titles have 1 to 60 characters, descriptions 70 to 160', () => {
  for (const title of ['x', 'x'.repeat(60)]) expect(problemsOf({ title })).toEqual([]);
  for (const description of ['d'.repeat(70), 'd'.repeat(160)]) expect(problemsOf({ description })).toEqual([]);
  expect(problemsOf({ title: '' })).toEqual(['/: the title has 0 characters, not 1 to 60']);
  for (const count of [69, 161])
    expect(problemsOf({ description: 'd'.repeat(count) })).toEqual([
      `/: the description has ${count} characters, not 70 to 160`,
    ]);
});

test('a page without title and description is named for both', () => {
  const bare = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>';
  expect(problemsOf({}, { '/bare': bare })).toEqual([
    '/bare: the title has 0 characters, not 1 to 60',
    '/bare: the description has 0 characters, not 70 to 160',
  ]);
});

test('every file that a page loads by itself has to be there, each is named once', () => {
  const link = (attributes: string) => `<link ${attributes}>`;
  expect(problemsOf({ head: link('rel="canonical" href="https://site.example/nowhere"') })).toEqual([]);
  expect(problemsOf({ head: '<meta property="og:url" content="/nowhere">' })).toEqual([]);
  expect(problemsOf({ head: '<meta property="og:image" content="https://site.example/social/home.jpg">' })).toEqual([]);
  expect(problemsOf({ head: link('rel="preload" as="image" imagesrcset="/a.svg 1x, /gone.svg 2x"') })).toEqual([
    '/: the file /gone.svg is missing',
  ]);
  expect(
    problemsOf({ head: '<script data-page="/_next/x.js" data-runtime="/_next/y.js /_next/z.js">known()</script>' }),
  ).toEqual(['/: the file /_next/z.js is missing']);
  expect(
    problemsOf({ body: '<img src="/a.svg#part" alt=""><img src="/gone.svg" alt=""><img src="/gone.svg" alt="">' }),
  ).toEqual(['/: the file /gone.svg is missing']);
  expect(problemsOf({ body: '<p data-page="/nowhere" data-runtime="/nowhere"></p>' })).toEqual([]);
  expect(problemsOf({ body: '<noscript><img src="/gone.svg" alt=""></noscript>' })).toHaveLength(1);
  expect(problemsOf({ body: '<template><img src="/gone.svg" alt=""></template>' })).toHaveLength(1);
});

test('structured data and scripts from a file are no inline scripts', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  expect(problemsOf({ head: `${data}<script src="/_next/x.js"></script><script>known()</script>` })).toEqual([]);
  const long = `other(${'1'.repeat(60)})`;
  expect(problemsOf({ head: `<script type="module">${long}</script>` })).toEqual([
    `/: the inline script ${long.slice(0, 40)}… would be blocked`,
  ]);
});

test('links lead somewhere: to a page, a place on it, a file, a redirect or another kind of address', () => {
  const links = [
    '/',
    '/?x=1#café',
    '#caf%C3%A9',
    '/moved',
    '/a.svg',
    'mailto:a@b',
    'tel:+91',
    'http://x/',
    'https://x/',
  ];
  const anchors = links.map((href) => `<a href="${href}">x</a>`).join('');
  expect(problemsOf({ body: `<p id="café"></p><a>none</a>${anchors}` })).toEqual([]);
  expect(problemsOf({ body: '<a href="/gone">a</a><a href="/gone">b</a><a href="about">c</a>' })).toEqual([
    '/: the link /gone leads to no page',
    '/: the link about is neither a path nor a known kind of address',
  ]);
});

test('a link to another address counts only from its beginning', () => {
  expect(problemsOf({ body: '<a href="/gone?to=https://x/">a</a><a href="gone/#x">b</a>' })).toEqual([
    '/: the link /gone?to=https://x/ leads to no page',
    '/: the link gone/#x is neither a path nor a known kind of address',
  ]);
  expect(problemsOf({ body: '<img src="/a.svg?from=https://x/" alt="">' })).toEqual([]);
});

test('title, description and the page to list are found among other elements of the head', () => {
  const other = `<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="x"><title>Home</title><meta name="description" content="${'e'.repeat(70)}"><link rel="icon" href="/a.svg"><link rel="canonical" href="http://x/other"></head><body></body></html>`;
  expect(
    problemsOf({ head: '<link rel="icon" href="/a.svg"><link rel="canonical" href="http://x/">' }, { '/other': other }),
  ).toEqual([
    '/other: no link leads here: name it in content/pages/navigation.ts',
    "/other: 'Home…' is also said on /",
  ]);
});

test('a character that no typeface has is named once, but not where no typeface draws it', () => {
  expect(problemsOf({ body: '<p>✗ ✗</p><p>✗</p>' })).toEqual([
    "/: the text typeface has no '✗': add it in scripts/assets/typefaces/build.ts",
  ]);
  expect(problemsOf({ head: '<style>/*✗*/</style>', title: '✗', body: '<p data-x="✗"> \n </p>' })).toEqual([]);
  expect(problemsOf({ body: '<p class="font-displayed">✗</p><p class="a font-display">✗</p>' })).toEqual([
    "/: the text typeface has no '✗': add it in scripts/assets/typefaces/build.ts",
    "/: the display typeface has no '✗': add it in scripts/assets/typefaces/build.ts",
  ]);
});

test('an id that is there three times is named once', () => {
  expect(problemsOf({ body: '<p id="a"></p><p id="a"></p><p id="a"></p>' })).toEqual(["/: the id 'a' is there twice"]);
});
