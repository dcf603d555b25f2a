/**
 * Creates the published folder from Next's raw export, which is not changed, so that running this twice gives the same bytes. Work shared
 * by pages is done once.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { routeOf } from '../../scripts/lib/exported-pages';
import { filesIn } from '../../scripts/lib/files-in';
import { memoize } from '../../scripts/lib/memoize';
import { writeFiles } from '../../scripts/lib/write-files';
import { compileLoader, compileNextPage } from './browser/compile';
import { islandCompiler } from './browser/compile-islands';
import { namesInScript, pageCss, withoutLayers } from './css/page-css';
import { nameFiles, takeIslandData } from './island-data';
import { askFile } from '../../content/routes';
import { onDemandIslands } from '../../components/islands/shared-modules';
import { hashedPath, isForNextRuntime, withRootUrls } from './next-output/built-files';
import { parsePage } from './next-output/parse-page';
import { addPageFacts } from './add-page-facts';
import { keepUnits } from './keep-units';

/** The folder of Next's own export, unchanged. */
export const rawFolder = '.export';

/**
 * Inserts what is needed before the first paint at the end of the head, and the font preloads at the end of the body, because Chromium
 * delays the first paint for those in the head.
 * @throws when the page does not have exactly one head and one body
 */
function assemblePage(html: string, beforePaint: string, typefaces: string): string {
  for (const tag of ['</head>', '</body>'])
    if (html.split(tag).length !== 2) throw new Error(`a page has not one ${tag}`);
  return html.replace('</head>', () => `${beforePaint}</head>`).replace('</body>', () => `${typefaces}</body>`);
}

/**
 * @param raw the folder that Next exported
 * @returns a function that prepares one page, given by its file relative to the folder: `about.html`. It returns by path that file and the
 *   scripts that it loads: the data of its islands and their code
 * @throws when a page is not as expected
 */
function pagePreparer(raw: string): (file: string) => Promise<Record<string, string>> {
  const rawText = memoize((path) => readFileSync(join(raw, path), 'utf8'));
  const loader = compileLoader();
  const islandFiles = islandCompiler();
  const styleSheet = memoize((path) => withoutLayers(withRootUrls(rawText(path), dirname(path))));
  /** The combined style sheets of a page, and a function for the names that a script shares with them; most pages share both. */
  const style = memoize((paths) => {
    const css = paths.split(' ').map(styleSheet).join('\n');
    return { css, namesIn: memoize((script) => namesInScript(css, script)) };
  });

  return async (file) => {
    // Not memoised, because thousands of pages do not fit into memory at once.
    const page = readFileSync(join(raw, file), 'utf8');
    const { html: written, styleSheets, typefaces } = parsePage(keepUnits(addPageFacts(page, routeOf(file))));
    const { html: withoutFiles, names, data } = takeIslandData(written);
    const runtime = islandFiles(names.filter((name) => !onDemandIslands.includes(name)));
    const onDemand = new Map(
      names.filter((name) => onDemandIslands.includes(name)).map((name) => [name, islandFiles([name]).at(-1)] as const),
    );
    const html = nameFiles(withoutFiles, (name) => onDemand.get(name)?.path ?? '');
    const files = [...runtime, ...[...onDemand.values()].filter((file) => file !== undefined)];
    const { css: whole, namesIn } = style(styleSheets.join(' '));
    const css = await pageCss(whole, html, [loader, ...files.map(({ text }) => text)].flatMap(namesIn));
    const dataScript = `islandData=${JSON.stringify(data)};document.currentScript.ran=1`;
    const dataPath = hashedPath('pages', dataScript, '.js');
    const runtimePaths = runtime.map(({ path }) => path).join(' ');
    const reader = names.includes('trip-finder') ? ` data-reader="${askFile}"` : '';
    const script = `<script data-page="${dataPath}" data-runtime="${runtimePaths}"${reader}>${loader}</script>`;
    return {
      [file]: assemblePage(html, `${script}<style>${css}</style>`, typefaces),
      [dataPath]: dataScript,
      ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    };
  };
}

/**
 * @param raw the folder that Next exported
 * @param out the folder to publish, which is emptied first
 * @returns the number of prepared pages
 * @throws when the raw folder is missing, or Next's output is not as expected
 */
export async function exportSite(raw: string, out: string): Promise<number> {
  if (!existsSync(join(raw, 'index.html'))) throw new Error(`${raw} holds no export of Next: npm run build makes it`);
  rmSync(out, { recursive: true, force: true });
  cpSync(raw, out, { recursive: true, filter: (source) => !isForNextRuntime(relative(raw, source)) });
  const nextPage = compileNextPage();
  writeFiles(out, { [nextPage.path]: nextPage.text });
  const prepare = pagePreparer(raw);
  const pages = filesIn(raw).filter((file) => file.endsWith('.html') && !isForNextRuntime(file));
  for (const page of pages) writeFiles(out, await prepare(page));
  return pages.length;
}
