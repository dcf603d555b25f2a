/**
 * Prepares one exported page for slow phones. Next writes the runtime's scripts, the data it hydrates from and the link to the style
 * sheet into the HTML; here the style is inlined, and scripts and data move out of the way, to be fetched by `start-runtime.ts`.
 *
 * It knows what it expects of Next 16's output and throws, naming what was different, when a new version writes something else.
 */
import { createHash } from 'node:crypto';
import { pictureHints } from './picture-hints';
import { unexpectedIn } from './unexpected';

export interface PageParts {
  /** The page without any script but JSON-LD and its own inline ones, and without links to style sheets and typefaces. */
  html: string;
  /** Paths of the style sheets, in order. */
  styleSheets: string[];
  /** The links that ask for the typefaces early; Next writes none into its not-found page. */
  typefaces: string;
  /** Paths of the runtime's files, in order. */
  runtime: string[];
  /** The script that names the runtime's entry to Turbopack. */
  entry: string;
  /** The script that hands the runtime its data. */
  data: string;
}

const stylesheetLink = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
const typefacePreload = /<link rel="preload"[^>]*\bas="font"[^>]*\/>/g;
const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const dataPush = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/;

const fail = unexpectedIn('prepare-page.ts');

/** Takes the style sheets out of the data, so that React does not ask for what is inlined. */
function withoutStyleSheets(data: string, styleSheets: readonly string[]): string {
  let rest = data;
  for (const path of styleSheets) {
    const hint = `:HL["${path}","style"]\n`;
    const link = new RegExp(
      `\\["\\$","link","\\d+",\\{"rel":"stylesheet","href":"${path.replaceAll('.', '\\.')}","precedence":"next"[^}]*\\}\\]`,
      'g',
    );
    if (!rest.includes(hint)) fail(`no hint for ${path} in the data`);
    if (!link.test(rest)) fail(`no link to ${path} in the data`);
    rest = rest.replaceAll(hint, '').replace(link, 'null');
  }
  return rest;
}

/** Takes an exported page apart. */
export function takeApart(page: string): PageParts {
  const styleSheets = [...page.matchAll(stylesheetLink)].map(([, path = '']) => path);
  if (styleSheets.length === 0) fail('no style sheet');
  const runtime: string[] = [];
  const entries: string[] = [];
  const data: string[] = [];
  const opened: string[] = [];
  const typefaces = page.match(typefacePreload) ?? [];
  const html = page
    .replace(scriptPreload, '')
    .replace(typefacePreload, '')
    .replace(stylesheetLink, '')
    .replace(anyScript, (whole, attributes: string, body: string) => {
      const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
      // Polyfills for browsers that know no modules: none of them is supported.
      if (source && /\bnoModule\b/.test(attributes)) return '';
      if (source) {
        if (!source.startsWith('/_next/static/')) fail(`a script at ${source}`);
        if (!runtime.includes(source)) runtime.push(source);
        return '';
      }
      if (attributes.includes('type="application/ld+json"')) return whole;
      if (body.startsWith('(globalThis["TURBOPACK"]')) {
        entries.push(body);
        return '';
      }
      if (body === '(self.__next_f=self.__next_f||[]).push([0])') {
        opened.push(body);
        return '';
      }
      const pushed = dataPush.exec(body)?.[1];
      if (pushed) {
        data.push(JSON.parse(pushed) as string);
        return '';
      }
      if (body.includes('__next') || body.includes('TURBOPACK') || attributes.trim() !== '')
        fail(`the script ${whole.slice(0, 80)}`);
      return whole;
    });
  if (runtime.length === 0) fail('no runtime');
  if (/<link\b[^>]*\bas=["']?font\b/i.test(html)) fail('a typeface asked for in another way');
  const [entry, ...others] = entries;
  if (entry === undefined || others.length > 0) return fail('not one entry of the runtime');
  if (opened.length !== 1 || data.length === 0) fail('no data for the runtime');
  const flight = JSON.stringify(withoutStyleSheets(data.join(''), styleSheets));
  return {
    html,
    styleSheets,
    typefaces: typefaces.join(''),
    runtime,
    entry,
    data: `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${flight}])`,
  };
}

/** The address of a file named by its content: hosts let browsers keep it for ever. */
export const hashedPath = (folder: string, content: string, extension: string): string =>
  `/_next/static/${folder}/${createHash('sha256').update(content).digest('base64url').slice(0, 16)}${extension}`;

interface Assembly {
  html: string;
  /** The links that ask for the typefaces early. */
  typefaces: string;
  css: string;
  /** The compiled `start-runtime.ts`. */
  starter: string;
  runtime: readonly string[];
  dataPath: string;
}

/** What is asked for by the screen's width has to stand behind it: before it a phone passes for a screen of 980 pixels. */
const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1"/>';

/**
 * Puts a page together again: its picture asked for first, style and starter in the head, before anything that paints; its typefaces asked
 * for last. In the head, Chromium would wait with the first paint for them, and they would share the line with the picture: on slow 3G FCP
 * came 0.12 to 0.26 s later for it, LCP 0.2 to 0.35 s (three series of 7 visits), and the typefaces no sooner.
 */
export function assemble({ html, typefaces, css, starter, runtime, dataPath }: Assembly): string {
  if (/<\/style/i.test(css)) fail('a style sheet that closes its element');
  if (html.split('</head>').length !== 2) fail('not one head');
  if (html.split('</body>').length !== 2) fail('not one body');
  // The starter has to stand before the controls it listens to; the style before everything that is painted.
  const head = `<script data-page="${dataPath}" data-runtime="${runtime.join(' ')}">${starter}</script><style>${css}</style>`;
  const hints = pictureHints(html);
  if (hints !== '' && !html.includes(viewport)) fail(`no ${viewport}`);
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${typefaces}</body>`)
    .replace(viewport, () => viewport + hints);
}
