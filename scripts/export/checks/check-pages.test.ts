/** The limits of a published page: markup that passes the checks, and markup that does not. */
import { rmSync } from 'node:fs';
import { routes } from '../../../content/routes';
import { fileOf } from '../../lib/exported-pages';
import { testFolder } from '../../lib/test/folder';
import { writeFiles } from '../../lib/write-files';
import { pageProblems } from './check-pages';

/** Fonts with the characters in their names: the rupee, letters, and a sign that only the text font has. */
jest.mock('../../lib/open-font', () => ({
  openFont: (path: string) => {
    const known = path.includes('rupee') ? /₹/ : path.includes('figtree') ? /[a-z@]/i : /[a-z]/i;
    return { hasGlyphForCodePoint: (code: number) => known.test(String.fromCodePoint(code)) };
  },
}));

const out = testFolder();

interface Parts {
  head?: string;
  body?: string;
  title?: string;
  description?: string;
}

const html = ({ head = '', body = '', title = 'Home', description = 'd'.repeat(70) }: Parts) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><meta name="description" content="${description}">${head}</head><body>${body}</body></html>`;
const canonical = (path: string) => `<link rel="icon" href="/a.svg"><link rel="canonical" href="http://x${path}">`;

const about = html({ title: 'About', head: canonical('/about'), body: '<h2 id="café">Story</h2>' });

const files = {
  'a.svg': '',
  'b.svg': '',
  '_next/x.js': '',
  '_next/y.js': '',
  'social/home.jpg': '',
  _redirects: `${routes.planCustomTrip} /booking 302!\n`,
};

/** @param others pages by their paths */
function problemsOf(home: Parts, others: Readonly<Record<string, string>> = {}): string[] {
  const pages = Object.entries({ '/': html(home), ...others }).map(([path, page]) => [fileOf(path), page]);
  rmSync(out, { recursive: true });
  writeFiles(out, { ...files, ...(Object.fromEntries(pages) as typeof others) });
  return pageProblems(out, ['known()']);
}

const own = ['/', '/about?x=1#caf%C3%A9', '#main', routes.planCustomTrip, '/a.svg'];
const links = [...own, 'mailto:a@b', 'tel:+91', 'http://x/', 'https://x/'];

test.each<[string, Parts]>([
  [
    'links of every kind',
    { body: `<p id="main"></p><a>none</a>${links.map((to) => `<a href="${to}">x</a>`).join('')}` },
  ],
  ['what the parser adds, such as <tbody>', { body: '<table><tr><td>x</td></tr></table>' }],
  ['attributes that only have “on” in their names', { body: '<p data-on="x" icon="y" aria-label="on"></p>' }],
  ['a title of one character', { title: 'x' }],
  ['texts as long as may be', { title: 'x'.repeat(60), description: 'd'.repeat(160) }],
  ['the address of a shared picture whole', { head: '<meta property="og:image" content="https://x/social/home.jpg">' }],
  [
    'a file’s address with a query or a fragment',
    { body: '<img src="/a.svg#part" srcset="/b.svg?v=http://x/ 2x" alt="">' },
  ],
  [
    'the loader and its files',
    { head: '<script data-page="/_next/x.js" data-runtime="/_next/x.js /_next/y.js">known()</script>' },
  ],
  [
    'structured data and scripts from a file',
    { head: '<script type="application/ld+json">{}</script><script src="/_next/x.js"></script>' },
  ],
  ['words in Tamil, which a device draws', { body: '<p>மதுரை</p>' }],
  ['the rupee sign in both typefaces', { body: '<p>₹</p><h1 class="font-display">₹</h1>' }],
  [
    'a character that no typeface has to draw',
    { head: '<style>/*✗*/</style>', title: '✗', body: '<p data-x="✗"> \n </p>' },
  ],
])('allows a page with %s', (_what, home) => {
  expect(problemsOf(home, { '/about': about.replace('</body>', '<a href="/about">x</a></body>') })).toEqual([]);
});

const long = `other(${'1'.repeat(60)})`;

test.each<[Parts, string]>([
  [{ body: '<a href="/abuot">x</a><a href="/abuot">y</a>' }, 'the link /abuot leads to no page'],
  [{ body: '<a href="/about#stroy">x</a>' }, 'the link /about#stroy leads to no place on its page'],
  [{ body: '<a href="#up">x</a>' }, 'the link #up leads to no place on its page'],
  [{ body: '<a href="gone/#x">x</a>' }, 'the link gone/#x is neither a path nor a known kind of address'],
  [{ body: '<a href="javascript:f()">x</a>' }, 'the link javascript:f() is neither a path nor a known kind of address'],
  [{ body: '<img src="/gone.svg" alt=""><img src="/gone.svg" alt="">' }, 'the file /gone.svg is missing'],
  [{ body: '<noscript><img src="/gone.svg" alt=""></noscript>' }, 'the file /gone.svg is missing'],
  [{ body: '<template><img src="/gone.svg" alt=""></template>' }, 'the file /gone.svg is missing'],
  [{ body: '<img src="/a.svg" srcset="/a.svg 1x, /gone.svg 2x" alt="">' }, 'the file /gone.svg is missing'],
  [{ head: '<link rel="preload" as="image" imagesrcset="/a.svg 1x, /gone.svg 2x">' }, 'the file /gone.svg is missing'],
  [{ head: '<link rel="icon" href="/i.svg?v=1">' }, 'the file /i.svg?v=1 is missing'],
  [{ head: '<meta property="og:image" content="https://x/y.jpg">' }, 'the file https://x/y.jpg is missing'],
  [{ head: '<script data-page="/_next/z.js">known()</script>' }, 'the file /_next/z.js is missing'],
  [{ head: '<script data-runtime="/_next/x.js /_next/z.js">known()</script>' }, 'the file /_next/z.js is missing'],
  [{ head: `<script type="module">${long}</script>` }, `the inline script ${long.slice(0, 40)}… would be blocked`],
  [{ body: '<p onclick="x()"></p>' }, 'the attribute onclick on <p> would be blocked'],
  [{ body: '<p id="a"></p><p id="a"></p><p id="a"></p>' }, "the id 'a' is there twice"],
  [{ body: '<p class="a" class="b"></p>' }, 'invalid HTML: duplicate-attribute (line 1)'],
  [
    { body: '<p class="font-displayed">✗ ✗</p><p>✗</p>' },
    "the text typeface has no '✗': add it in scripts/assets/typefaces/build.ts",
  ],
  [
    { body: '<h1 class="a font-display"><b>@</b> @</h1>' },
    "the display typeface has no '@': add it in scripts/assets/typefaces/build.ts",
  ],
  [{ title: '' }, 'the title has 0 characters, not 1 to 60'],
  [{ title: 'x'.repeat(61) }, 'the title has 61 characters, not 1 to 60'],
  [{ description: 'd'.repeat(69) }, 'the description has 69 characters, not 70 to 160'],
  [{ description: 'd'.repeat(161) }, 'the description has 161 characters, not 70 to 160'],
])('reports %j in one line that names the page', (home, line) => {
  expect(problemsOf({ ...home, body: `${home.body ?? ''}<a href="/about">About</a>` }, { '/about': about })).toEqual([
    `/: ${line}`,
  ]);
});

test('blocks no inline script where the policy allows any', () => {
  problemsOf({ body: '<script>other()</script>' });
  expect(pageProblems(out, 'any')).toEqual([]);
});

test('reports a page without title and description for both', () => {
  const bare = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>';
  expect(problemsOf({}, { '/bare': bare })).toEqual([
    '/bare: the title has 0 characters, not 1 to 60',
    '/bare: the description has 0 characters, not 70 to 160',
  ]);
});

test('reports two pages with the same title, unless one names the other as canonical', () => {
  const home = { head: canonical('/'), body: '<a href="/other">x</a>' };
  expect(problemsOf(home, { '/other': html({ head: canonical('/other') }) })).toEqual([
    "/other: the title 'Home' is also that of /",
  ]);
  expect(problemsOf(home, { '/other': html({ head: canonical('/') }) })).toEqual([]);
});

test('reports a page that no link leads to, except the offline page and one with another canonical page', () => {
  const others = {
    '/about': about,
    '/about-us': about,
    [routes.offline]: html({ title: 'Offline', head: canonical(routes.offline) }),
  };
  expect(problemsOf({ head: canonical('/') }, others)).toEqual([
    '/about: no link leads here: name it in content/records/menus/footer.json',
  ]);
});
