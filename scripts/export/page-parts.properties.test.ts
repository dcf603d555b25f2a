import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parse } from 'parse5';
import { assemblePage } from './assemble-page';
import { parsePage } from './next-output';

const css = '/_next/static/chunks/a.css';
const typeface = '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '$&',
      '$1',
      '</script>',
      '<script src="/x.js">',
      '</head>',
      '<link rel="preload" as="script"/>',
      '<link rel="preload" as="font"/>',
      '</body>',
      `:HL["${css}","style"]\n`,
      '"',
      '\\',
      '\n',
      '\u2028',
      '__next',
      'a',
    ),
  }),
);

/** Text and attributes as React writes them. */
const escaped = (raw: string) =>
  raw
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
/** A piece of data as Next writes it into a script element. */
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}])</script>`;

const body = fc
  .array(
    fc.tuple(text, text).map(([inside, title]) => `<p title="${escaped(title)}">${escaped(inside)}</p>`),
    { minLength: 1, maxLength: 5 },
  )
  .map((paragraphs) => paragraphs.join(''));

/** Cuts a text at any places, as Next does between its pushes. */
const cut = (whole: string, places: readonly number[]) => {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => whole.slice(start, ends[index] ?? whole.length));
};

const entry =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]});';

const page = (content: string, pushes: readonly string[]) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="${css}" data-precedence="next"/>${typeface}<script src="/_next/static/chunks/main.js" async=""></script></head>` +
  `<body>${content}<script>${entry}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.map(push).join('')}</body></html>`;

const link = `["$","link","0",{"rel":"stylesheet","href":"${css}","precedence":"next","crossOrigin":"$undefined"}]`;

test('taking any page apart and putting it together loses nothing of what a visitor reads', () => {
  fc.assert(
    fc.property(body, (content) => {
      const { html, typefaces, runtime } = parsePage(page(content, [`:HL["${css}","style"]\n0:[${link}]\n`]));
      const whole = assemblePage({
        html,
        typefaces,
        css: 'a{content:"$&"}',
        loader: "f('$1')",
        runtime,
        dataPath: '/d.js',
      });
      const head = `<script data-page="/d.js" data-runtime="/_next/static/chunks/main.js">f('$1')</script><style>a{content:"$&"}</style>`;
      expect(whole).toBe(`<!DOCTYPE html><html><head>${head}</head><body>${content}${typeface}</body></html>`);
    }),
  );
});

test('any data in any pieces reaches the runtime whole, without its style sheet', () => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 4 }), (original, places) => {
      const row = `1:${JSON.stringify(original)}\n`;
      const { data } = parsePage(page('', cut(`${row}:HL["${css}","style"]\n0:[${link}]\n`, places)));
      const scope: { __next_f?: unknown[] } = {};
      runInNewContext(data, { self: scope });
      expect(scope.__next_f).toEqual([[0], [1, `${row}0:[null]\n`]]);
    }),
  );
});

test('a style sheet that is let into a page stays inside its element', () => {
  const sheet = fc.string({
    unit: fc.constantFrom('</style', '</STYLE', '</sTyle', '<style>', '<!--', '-->', '>', '{', 'a'),
  });
  fc.assert(
    fc.property(sheet, (original) => {
      let html: string;
      try {
        html = assemblePage({
          html: '<html><head></head><body></body></html>',
          typefaces: '',
          css: original,
          loader: '',
          runtime: [],
          dataPath: '',
        });
      } catch {
        expect(original.toLowerCase()).toContain('</style');
        return;
      }
      const root = parse(html).childNodes[0];
      const head = root && 'childNodes' in root ? root.childNodes[0] : undefined;
      const style = head && 'childNodes' in head ? head.childNodes.at(-1) : undefined;
      expect(style?.nodeName).toBe('style');
      expect(
        style && 'childNodes' in style
          ? style.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
          : undefined,
      ).toBe(original);
    }),
  );
});
