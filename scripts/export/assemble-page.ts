import { createHash } from 'node:crypto';
import { builtFiles } from './next-output';

/** The address of a file named by its content: hosts let browsers keep it for ever. */
export const hashedPath = (folder: string, content: string, extension: string): string =>
  `${builtFiles}${folder}/${createHash('sha256').update(content).digest('base64url').slice(0, 16)}${extension}`;

export interface PageContents {
  /** The page without scripts of the runtime and without style. */
  html: string;
  /** The links that ask for the typefaces early. */
  typefaces: string;
  css: string;
  /** The compiled loader of the runtime. */
  loader: string;
  /** Paths of the runtime's files. */
  runtime: readonly string[];
  /** Path of the script with the page's data. */
  dataPath: string;
}

/**
 * Puts a page together: loader and style at the end of the head, before everything that is painted; the links to typefaces at the end of
 * the body, because Chromium holds the first paint back for those that the head asks for.
 * @throws when the page has not one head and one body, or a style sheet would close its element
 */
export function assemblePage({ html, typefaces, css, loader, runtime, dataPath }: PageContents): string {
  if (/<\/style/i.test(css)) throw new Error('a style sheet closes the element that it stands in');
  for (const tag of ['</head>', '</body>'])
    if (html.split(tag).length !== 2) throw new Error(`a page has not one ${tag}`);
  const head = `<script data-page="${dataPath}" data-runtime="${runtime.join(' ')}">${loader}</script><style>${css}</style>`;
  return html.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${typefaces}</body>`);
}
