/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { assemble, hashedPath, takeApart } from './prepare-page';

const css = '/_next/static/chunks/a.css';
const link = `["$","link","0",{"rel":"stylesheet","href":"${css}","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;

const typeface = '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>';

const entry = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});';

/** A page as Next 16.4 exports it, cut down to what the step looks at. */
const page = ({
  data = `1:"$Sreact.fragment"\n:HL["${css}","style"]\n0:[${link},"kept"]\n`,
  extra = '',
  head = '',
} = {}) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="${css}" data-precedence="next"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>${typeface}` +
  '<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/main.js" async=""></script>' +
  `<script src="/_next/static/chunks/old.js" noModule=""></script>${head}</head><body><p>Read me</p>${extra}` +
  `<script id="_R_">${entry}</script>` +
  '<script src="/_next/static/chunks/main.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${push(data.slice(0, 30))}${push(data.slice(30))}</body></html>`;

test('style sheets, typefaces, runtime and data are taken out, the page itself stays', () => {
  const parts = takeApart(page());
  expect(parts.html).toBe('<!DOCTYPE html><html><head></head><body><p>Read me</p></body></html>');
  expect(parts.styleSheets).toEqual([css]);
  expect(parts.typefaces).toBe(typeface);
  expect(parts.runtime).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/main.js']);
  expect(parts.entry).toBe(entry);
});

test('the data script pushes what the page pushed, without the style sheet', () => {
  const { data } = takeApart(page());
  const scope: { __next_f?: unknown[] } = {};
  runInNewContext(data, { self: scope });
  expect(scope.__next_f).toEqual([[0], [1, '1:"$Sreact.fragment"\n0:[null,"kept"]\n']]);
});

test('structured data and the page’s own scripts stay where they are', () => {
  const jsonLd = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  const own = "<script>console.error('404')</script>";
  expect(takeApart(page({ head: jsonLd, extra: own })).html).toContain(
    `${jsonLd}</head><body><p>Read me</p>${own}</body>`,
  );
});

test.each([
  ['a page without a style sheet', page().replaceAll('stylesheet', 'sheet'), 'no style sheet'],
  [
    'a typeface asked for in another way',
    page().replace('<link rel="preload" href', '<link href'),
    'a typeface asked for',
  ],
  ['a page without a runtime', page().replaceAll(/<script src=[^>]*><\/script>/g, ''), 'no runtime'],
  ['a page without data', page().replaceAll('__next_f', '__next_g'), 'the script <script>(self.__next_g'],
  ['a page without an entry', page().replace(`<script id="_R_">${entry}</script>`, ''), 'not one entry'],
  ['a page with two entries', page({ extra: `<script>${entry}</script>` }), 'not one entry'],
  [
    'data that names no style sheet',
    page({ data: '0:"nothing here, and long enough"\n' }),
    `no hint for ${css} in the data`,
  ],
  [
    'a link written in another way',
    page({ data: `:HL["${css}","style"]\n0:["$","style","0",{"href":"${css}"}]\n` }),
    `no link to ${css} in the data`,
  ],
  [
    'a script from elsewhere',
    page({ extra: '<script src="https://cdn.example/x.js"></script>' }),
    'a script at https://cdn.example/x.js',
  ],
  [
    'a script of the runtime that is not known',
    page({ extra: '<script>self.__next_x=1</script>' }),
    'the script <script>self.__next_x=1</script>',
  ],
])('%s stops the build with a line that says so', (_what, html, message) => {
  expect(() => takeApart(html)).toThrow(message);
});

test('style and starter stand in the head, typefaces at the end; dollar signs in them stay dollar signs', () => {
  const html = assemble({
    html: '<html><head><title>t</title></head><body><p></body></html>',
    typefaces: '<link href="$&"/>',
    css: 'a{content:"$&"}',
    starter: "f('$1')",
    runtime: ['/a.js', '/b.js'],
    dataPath: '/d.js',
  });
  expect(html).toBe(
    `<html><head><title>t</title><script data-page="/d.js" data-runtime="/a.js /b.js">f('$1')</script><style>a{content:"$&"}</style></head><body><p><link href="$&"/></body></html>`,
  );
});

test('a style sheet cannot close its element', () => {
  expect(() =>
    assemble({
      html: '<head></head><body></body>',
      typefaces: '',
      css: 'a{content:"</style>"}',
      starter: '',
      runtime: [],
      dataPath: '',
    }),
  ).toThrow('closes its element');
});

test('a file is named by its content', () => {
  expect(hashedPath('pages', 'a', '.js')).toBe(hashedPath('pages', 'a', '.js'));
  expect(hashedPath('pages', 'a', '.js')).not.toBe(hashedPath('pages', 'b', '.js'));
  expect(hashedPath('pages', 'a', '.js')).toMatch(/^\/_next\/static\/pages\/[\w-]{16}\.js$/);
});

test('the picture at the top is asked for right behind the viewport; where Next writes that otherwise the build stops', () => {
  const picture = '<picture><img fetchPriority="high" src="/posters/goa-tall.svg"/></picture>';
  const rest = { typefaces: '', css: '', starter: '', runtime: [], dataPath: '' };
  expect(
    assemble({
      html: `<head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>t</title></head><body>${picture}</body>`,
      ...rest,
    }),
  ).toMatch(
    /initial-scale=1"\/><link rel="preload" href="\/posters\/goa-tall.svg" as="image" fetchPriority="high"\/><title>/,
  );
  expect(() => assemble({ html: `<head><meta name=viewport></head><body>${picture}</body>`, ...rest })).toThrow(
    'no <meta name="viewport"',
  );
});
