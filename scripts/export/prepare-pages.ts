/** Prepares pages of a raw export for visitors; what pages share is read and worked out once. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assemblePage, hashedPath } from './assemble-page';
import { routeOf } from '../lib/exported-pages';
import { memoize } from '../lib/memoize';
import { islandCompiler } from './browser/compile-islands';
import { compileLoader } from './browser/compile-loader';
import { namesInScript, pageCss, withoutLayers } from './css/page-css';
import { takeIslandData } from './island-data';
import { parsePage, withRootUrls } from './next-output';
import { tellTrip } from './tell-trip';

interface TextFile {
  /** From the root of the site, with a slash. */
  path: string;
  text: string;
}

export interface PreparedPage {
  html: string;
  /** The scripts that it names: its islands' data, then their code. */
  scripts: TextFile[];
}

/**
 * @param raw the folder that Next exported
 * @returns a function that prepares one page, named by its file from the folder's root: `about.html`
 */
export function pagePreparer(raw: string): (file: string) => Promise<PreparedPage> {
  const rawText = memoize((path) => readFileSync(join(raw, path), 'utf8'));
  const loader = compileLoader();
  const islandFiles = islandCompiler();
  const styleSheet = memoize((path) => withoutLayers(withRootUrls(rawText(path), dirname(path))));
  /** The style sheets of a page as one, and what its scripts can name of it; most pages share both. */
  const style = memoize((paths) => {
    const css = paths.split(' ').map(styleSheet).join('\n');
    return { css, namesIn: memoize((script) => namesInScript(css, script)) };
  });

  return async (file) => {
    // Not kept: thousands of pages do not fit into memory at once.
    const page = readFileSync(join(raw, file), 'utf8');
    const { html: written, styleSheets, typefaces } = parsePage(tellTrip(page, routeOf(file)));
    const { html, names, data } = takeIslandData(written);
    const runtime = islandFiles(names);
    const { css: whole, namesIn } = style(styleSheets.join(' '));
    const css = await pageCss(whole, html, [loader, ...runtime.map(({ text }) => text)].flatMap(namesIn));
    const dataScript = `islandData=${JSON.stringify(data)};document.currentScript.ran=1`;
    const dataFile = { path: hashedPath('pages', dataScript, '.js'), text: dataScript };
    return {
      html: assemblePage({
        html,
        typefaces,
        css,
        loader,
        runtime: runtime.map(({ path }) => path),
        dataPath: dataFile.path,
      }),
      scripts: [dataFile, ...runtime],
    };
  };
}
