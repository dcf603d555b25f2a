import fc from 'fast-check';
import { assemblePage } from './assemble-page';
import { parsePage } from './next-output';

const css = '/_next/static/chunks/a.css';
const typeface = '<link rel="preload" href="/_next/static/media/f.woff2" as="font" crossorigin="" type="font/woff2"/>';
const traps = [
  '$&',
  '$1',
  '</script>',
  '<script src="/x.js">',
  '</head>',
  '</body>',
  '"',
  '\\',
  '\n',
  '\u2028',
  '__next',
];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(...traps, '<link rel="preload" as="script"/>', '<link rel="preload" as="font"/>'),
  }),
);

/** Text and attributes as React writes them. */
const escaped = (raw: string) => raw.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A piece of data as Next writes it into a script element. */
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}])</script>`;

const body = fc
  .array(
    fc.tuple(text, text).map(([inside, title]) => `<p title="${escaped(title)}">${escaped(inside)}</p>`),
    { minLength: 1, maxLength: 5 },
  )
  .map((paragraphs) => paragraphs.join(''));

const entry =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[1]});';

const page = (content: string, data: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="${css}" data-precedence="next"/>${typeface}<script src="/_next/static/chunks/main.js" async=""></script></head>` +
  `<body>${content}<script>${entry}</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(data)}</body></html>`;

test('taking any page apart and putting it together loses nothing of what a visitor reads', () => {
  fc.assert(
    fc.property(body, text, (content, data) => {
      const { html, typefaces } = parsePage(page(content, data));
      const whole = assemblePage({
        html,
        typefaces,
        css: 'a{content:"$&"}',
        loader: "f('$1')",
        runtime: ['/main.js'],
        dataPath: '/d.js',
      });
      const head = `<script data-page="/d.js" data-runtime="/main.js">f('$1')</script><style>a{content:"$&"}</style>`;
      expect(whole).toBe(`<!DOCTYPE html><html><head>${head}</head><body>${content}${typeface}</body></html>`);
    }),
  );
});
