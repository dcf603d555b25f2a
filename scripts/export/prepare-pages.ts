/** Prepares pages of a raw export for visitors; what pages share is read and worked out once. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assemblePage, hashedPath } from './assemble-page';
import { memoize } from '../lib/memoize';
import { compileLoader } from './browser/compile-loader';
import { namesInScript, pageCss, withoutLayers } from './css/page-css';
import { parsePage, withRootUrls } from './next-output';

interface TextFile {
  /** From the root of the site, with a slash. */
  path: string;
  text: string;
}

export interface PreparedPage {
  html: string;
  /** The script with what the runtime hydrates the page from. */
  data: TextFile;
}

/**
 * @param raw the folder that Next exported
 * @returns a function that prepares one page, named by its file from the folder's root: `about.html`
 */
export function pagePreparer(raw: string): (file: string) => Promise<PreparedPage> {
  const rawText = memoize((path) => readFileSync(join(raw, path), 'utf8'));
  const loader = compileLoader();
  const styleSheet = memoize((path) => withoutLayers(withRootUrls(rawText(path), dirname(path))));
  /** The style sheets of a page as one, and what the scripts it may load can name of it; most pages share both. */
  const style = memoize((paths) => {
    const css = paths.split(' ').map(styleSheet).join('\n');
    return {
      css,
      namesInLoader: namesInScript(css, loader),
      namesIn: memoize((script) => namesInScript(css, rawText(script))),
    };
  });

  return async (file) => {
    // Not kept: thousands of pages do not fit into memory at once.
    const page = readFileSync(join(raw, file), 'utf8');
    const { html, styleSheets, typefaces, runtime, data } = parsePage(page);
    const { css: whole, namesInLoader, namesIn } = style(styleSheets.join(' '));
    const css = await pageCss(whole, html, [...namesInLoader, ...runtime.flatMap(namesIn)]);
    const dataPath = hashedPath('pages', data, '.js');
    return {
      html: assemblePage({ html, typefaces, css, loader, runtime, dataPath }),
      data: { path: dataPath, text: data },
    };
  };
}
