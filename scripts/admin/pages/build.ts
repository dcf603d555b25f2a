/** Compiles the pages beside the editor: their HTML, and their scripts with shared code in separate files. */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { destinations } from '../../../content/catalogue/destinations';
import { dataFolders, formOf, type EntryFolder, type FileFolder } from '../../../content/schema/data-folders';
import type { Repository } from '../repository';
import type { KnownFolders } from './browser/entries';
import { adminPages, shell, type AdminPage } from './shell';

const names = Object.keys(adminPages) as AdminPage[];

/** The address of a form in the editor. */
const formAddress = (collection: string, entry: string) => `/admin/#/collections/${collection}/entries/${entry}`;

/** What the pages say of the data files. */
const knownFolders = (): KnownFolders =>
  Object.fromEntries(
    Object.entries<EntryFolder | FileFolder>(dataFolders).flatMap(([folder, row]) => {
      if ('files' in row) {
        const collection = row.form ? folder : '_singletons';
        const files = Object.entries(row.files).map(([id, { label, icon }]) => {
          const name = row.form ? `${row.form.label}: ${label}` : label;
          return [id, icon ? { name, form: formAddress(collection, formOf(folder, id)) } : { name }] as const;
        });
        return [[folder, { files: Object.fromEntries(files) }] as const];
      }
      if (!row.form) return [];
      const { one, name } = row.form;
      const entry = {
        one,
        ...(name === undefined ? {} : { nameField: name }),
        form: formAddress(folder, '{{slug}}'),
      };
      return [[folder, entry] as const];
    }),
  );

/** The paths of the pages on which data files are shown, by folder or by file. */
const knownPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries<EntryFolder | FileFolder>(dataFolders).flatMap(([folder, row]) =>
      'files' in row
        ? Object.entries(row.files).flatMap(([id, { page }]) => (page ? [[`${folder}/${id}`, page]] : []))
        : row.page
          ? [[folder, row.page('{{slug}}')]]
          : [],
    ),
  );

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
      FOLDERS: JSON.stringify(knownFolders()),
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
