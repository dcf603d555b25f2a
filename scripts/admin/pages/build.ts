/** Compiles the pages beside the editor: their HTML, and their scripts with shared code in separate files. */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { dataFolders } from '../../../content/schema/data-folders';
import type { Known } from '../browser/neighbours';
import type { Repository } from '../repository';
import { adminPages, shell, type AdminPage } from './shell';

const names = Object.keys(adminPages) as AdminPage[];

/** `dataFolders` as the pages need it: without schemas, and with `{{slug}}` for an id in the path of a page. */
const knownFolders = (): string =>
  JSON.stringify(dataFolders, (key, value: unknown) => {
    if (key === 'schema') return undefined;
    return typeof value === 'function' ? (value as (id: string) => string)('{{slug}}') : value;
  });

/**
 * The files of the pages, by path below the editor's folder.
 * @param known Facts about other pages of the site, as for the editor.
 */
export function pageFiles(repository: Repository, known: Known): Record<string, string> {
  const { outputFiles } = buildSync({
    entryPoints: [...names, 'bar'].map((name) => `scripts/admin/pages/browser/${name}.ts`),
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    minify: true,
    target: 'es2022',
    outdir: 'pages',
    define: {
      REPOSITORY: JSON.stringify(repository),
      // A text stays in the module that parses it; an object would be in a file that every page loads.
      FOLDERS: JSON.stringify(knownFolders()),
      KNOWN: JSON.stringify(known),
      // Modules of the content read the environment of the build, which a browser does not have.
      'process.env': '{}',
    },
  });
  return {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, shell(name)])),
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [`pages/${basename(path)}`, text])),
  };
}
