import { routes } from '../../../content/routes';
import { pageProblems, type Exported } from './check-pages';

const description = 'A description that is long enough to be of use on a result page, and short enough too.';
const html = ({
  head = '',
  body = '<main id="main"></main>',
  title = 'Home',
  canonical = 'https://site.example/',
  said = description,
} = {}) =>
  `<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${said}"><link rel="canonical" href="${canonical}">${head}</head><body>${body}</body></html>`;

const menu = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join('');

/** A home page that leads to the others. */
const site = (home: string, others: Record<string, string> = {}, linked = Object.keys(others)): Exported => ({
  pages: new Map([['/', home.replace('</body>', `${menu(linked)}</body>`)], ...Object.entries(others)]),
  files: new Set(['/a.svg', '/tour.pdf', '/_next/x.js']),
  redirects: new Set(['/plan-custom-trip']),
  mayRunInline: (script) => script === 'known()',
  canShow: { display: (character) => character !== '@' && character !== 'Ж', text: (character) => character !== 'Ж' },
});

const about = html({
  title: 'About',
  canonical: 'https://site.example/about',
  said: `${description} And more.`,
  body: '<h2 id="story">Story</h2>',
});

test('a whole site has no problems, nor what the parser adds to it, such as <tbody>', () => {
  const links =
    '<a href="/about#story">a</a><a href="#main">b</a><a href="/tour.pdf">c</a><a href="/plan-custom-trip">d</a><a href="tel:+91">e</a><a href="https://wa.me/91">f</a><a href="/about?x=1">g</a>';
  const body = `<main id="main"><img src="/a.svg" srcset="/a.svg 1x" alt=""><table><tr><td>x</td></tr></table>${links}</main>`;
  expect(
    pageProblems(
      site(html({ body, head: '<script data-page="/_next/x.js" data-runtime="/_next/x.js">known()</script>' }), {
        '/about': about,
      }),
    ),
  ).toEqual([]);
});

test.each([
  ['a link to no page', html({ body: '<a href="/abuot">x</a>' }), '/: the link /abuot leads to no page'],
  [
    'a link to no place',
    html({ body: '<a href="/about#stroy">x</a>' }),
    '/: the link /about#stroy leads to no place on its page',
  ],
  [
    'a link to no place on its own page',
    html({ body: '<a href="#up">x</a>' }),
    '/: the link #up leads to no place on its page',
  ],
  [
    'a link that is no address',
    html({ body: '<a href="javascript:alert(1)">x</a>' }),
    '/: the link javascript:alert(1) is neither a path nor a known kind of address',
  ],
  ['a picture that is missing', html({ body: '<img src="/b.svg" alt="">' }), '/: the file /b.svg is missing'],
  [
    'a picture of a set that is missing',
    html({ body: '<img src="/a.svg" srcset="/a.svg 1x, /c.svg 2x" alt="">' }),
    '/: the file /c.svg is missing',
  ],
  [
    'a shared picture that is missing',
    html({ head: '<meta property="og:image" content="https://site.example/social/x.jpg">' }),
    '/: the file https://site.example/social/x.jpg is missing',
  ],
  [
    'a file of the runtime that is missing',
    html({ head: '<script data-page="/_next/y.js">known()</script>' }),
    '/: the file /_next/y.js is missing',
  ],
  [
    'an icon that is missing',
    html({ head: '<link rel="icon" href="/i.svg?v=1">' }),
    '/: the file /i.svg?v=1 is missing',
  ],
  [
    'an inline script that the policy does not know',
    html({ head: '<script>known()</script><script>other()</script>' }),
    '/: the inline script other()… would be blocked',
  ],
  [
    'a handler in the markup',
    html({ body: '<p onclick="x()"></p>' }),
    '/: the attribute onclick on <p> would be blocked',
  ],
  ['an id twice', html({ body: '<p id="a"></p><p id="a"></p>' }), "/: the id 'a' is there twice"],
  [
    'an attribute twice',
    html({ body: '<p class="a" class="b"></p>' }),
    '/: invalid HTML: duplicate-attribute (line 1)',
  ],
  [
    'attributes that run together',
    html({ body: '<p class="a"id="b"></p>' }),
    '/: invalid HTML: missing-whitespace-between-attributes (line 1)',
  ],
  [
    'a character that no typeface has',
    html({ body: '<p class="font-sans">Ж Ж</p>' }),
    "/: the text typeface has no 'Ж': add it in scripts/assets/typefaces/build.ts",
  ],
  [
    'a character that headings have not',
    html({ body: '<h1 class="text-a font-display"><b>@</b> @</h1>' }),
    "/: the display typeface has no '@': add it in scripts/assets/typefaces/build.ts",
  ],
  ['a title too long', html({ title: 'x'.repeat(61) }), '/: the title has 61 characters, not 1 to 60'],
  ['a description too short', html({ said: 'Short.' }), '/: the description has 6 characters, not 70 to 160'],
])('%s is one line that names the page', (_what, home, line) => {
  expect(pageProblems(site(home, { '/about': about }))).toEqual([line]);
});

test('two pages may not say the same of themselves, unless one names the other as canonical', () => {
  const copy = html({ canonical: 'https://site.example/about' });
  expect(pageProblems(site(html(), { '/about': copy }))).toEqual([
    "/about: 'Home…' is also said on /",
    `/about: '${description.slice(0, 40)}…' is also said on /`,
  ]);
  expect(pageProblems(site(html(), { '/other': copy, '/about': about }))).toEqual([]);
});

test('a page that no link leads to is named, but for the one that is shown without a network', () => {
  const offline = html({
    title: 'Offline',
    canonical: `https://site.example${routes.offline}`,
    said: `${description} No.`,
  });
  expect(pageProblems(site(html(), { '/about': about, [routes.offline]: offline }, []))).toEqual([
    '/about: no link leads here: name it in content/pages/navigation.ts',
  ]);
});
