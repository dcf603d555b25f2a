/** Compiles the pages beside the editor: their HTML, and their scripts with shared code in separate files. */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { destinations } from '../../../content/catalogue/destinations';
import { entryFolders, fileFolders, formOf } from '../../../content/schema/data-folders';
import type { Repository } from '../repository';
import type { KnownFolders } from './browser/entries';
import { adminPages, shell, type AdminPage } from './shell';

const names = Object.keys(adminPages) as AdminPage[];

/** The address of a form in the editor. */
const formAddress = (collection: string, entry: string) => `/admin/#/collections/${collection}/entries/${entry}`;

/** The names of the data files on the pages. */
const knownFolders = (): KnownFolders => ({
  ...Object.fromEntries(
    entryFolders.flatMap(([folder, { form }]) =>
      form
        ? [
            [
              folder,
              {
                one: form.one,
                ...(form.name === undefined ? {} : { name: form.name }),
                ...(form.names ? { names: form.names } : {}),
                form: formAddress(folder, '{{slug}}'),
              },
            ],
          ]
        : [],
    ),
  ),
  ...Object.fromEntries(
    fileFolders.map(([folder, { form, files }]) => {
      const labels = Object.entries(files).map(([id, { label }]): [string, string] => [id, label]);
      const without = Object.entries(files).flatMap(([id, { icon }]) => (icon ? [] : [id]));
      const known = {
        files: Object.fromEntries(labels),
        form: formAddress(form ? folder : '_singletons', formOf(folder, '{{slug}}')),
        ...(form ? { group: form.label } : {}),
        ...(without.length > 0 ? { without } : {}),
      };
      return [folder, known];
    }),
  ),
});

/** The paths of the pages on which data files are shown, by folder or by file. */
const knownPages = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(entryFolders.flatMap(([folder, { page }]) => (page ? [[folder, page('{{slug}}')]] : []))),
  ...Object.fromEntries(
    fileFolders.flatMap(([folder, { files }]) =>
      Object.entries(files).flatMap(([id, { page }]) => (page ? [[`${folder}/${id}`, page]] : [])),
    ),
  ),
});

/** The files of the pages, by path below the editor's folder. */
export function pageFiles(repository: Repository): Record<string, string> {
  const named = Object.fromEntries(Object.entries(destinations).map(([id, { name }]) => [id, { name }]));
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
      FOLDERS: JSON.stringify(JSON.stringify(knownFolders())),
      PAGES: JSON.stringify(knownPages()),
      DESTINATIONS: JSON.stringify(named),
      // Modules of the content read the environment of the build, which a browser does not have.
      'process.env': '{}',
    },
  });
  return {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, shell(name)])),
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [`pages/${basename(path)}`, text])),
  };
}
