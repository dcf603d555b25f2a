/** Compiles the pages beside the editor: their HTML, and their scripts with shared code in separate files. */
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { destinations } from '../../../content/catalogue/destinations';
import { adminConfig } from '../config';
import type { Repository } from '../repository';
import { adminPages, shell, type AdminPage } from './shell';

const names = Object.keys(adminPages) as AdminPage[];

/** The files of the pages, by path below the editor's folder. */
export function pageFiles(repository: Repository): Record<string, string> {
  const labels = Object.fromEntries(adminConfig(repository).singletons.map(({ name, label }) => [name, label]));
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
      LABELS: JSON.stringify(labels),
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
