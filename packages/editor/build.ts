/** Writes the editor into a published folder, `/admin`, with everything it needs, so that it requests nothing from third parties. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { writeFiles } from '../../scripts/lib/write-files';
import { colourProperties } from './colours';
import { linksIn } from './links';
import { foldersAsJson } from './names/folders';
import { editorPage } from './page';
import type { Repository } from './repository';

const source = 'packages/editor/browser';

/** Decodes HEIC without `eval` and without WebAssembly, which the policy forbids. */
const heic = 'node_modules/heic-to';

/** Files below this path have a hash of their content in their names: hosts send them with a year of caching. */
const kept = 'kept';

/** Compiles the scripts and the style. Each screen is a file of its own, which is fetched when it is opened. */
const compile = (repository: Repository) =>
  build({
    entryPoints: [`${source}/main.tsx`, `${source}/ui/style.css`],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    minify: true,
    metafile: true,
    banner: { css: colourProperties() },
    legalComments: 'linked',
    target: 'es2022',
    jsx: 'automatic',
    outdir: kept,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    define: {
      REPOSITORY: JSON.stringify(repository),
      // A text is parsed when it is first used.
      FOLDERS: JSON.stringify(foldersAsJson()),
      'process.env.NODE_ENV': '"production"',
      // Modules of the content read the environment of the build, which a browser does not have.
      'process.env': '{}',
    },
  });

type Outputs = Metafile['outputs'];

/** The output of an entry point. */
function outputOf(outputs: Outputs, entry: string): string {
  const [path] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === `${source}/${entry}`) ?? [];
  if (!path) throw new Error(`the editor has no ${entry}`);
  return path;
}

/** The modules that an output imports at once, at any depth. */
function importsOf(outputs: Outputs, path: string, seen = new Set<string>()): string[] {
  for (const { path: imported, kind } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && !seen.has(imported)) {
      seen.add(imported);
      importsOf(outputs, imported, seen);
    }
  return [...seen];
}

/** What ends soon. It needs records that are right, which a folder that is being edited may not have. */
async function notesFile() {
  const { contentNotes } = await import('./content-notes');
  return { 'content-notes.json': JSON.stringify(contentNotes()) };
}

/**
 * Builds the editor.
 * @param out The folder to publish.
 */
export async function buildEditor(out: string, repository: Repository): Promise<void> {
  const { outputFiles, metafile } = await compile(repository);
  const script = outputOf(metafile.outputs, 'main.tsx');
  const page = editorPage({
    script,
    style: outputOf(metafile.outputs, 'ui/style.css'),
    imports: importsOf(metafile.outputs, script),
  });
  writeFiles(join(out, 'admin'), {
    'index.html': page,
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [`${kept}/${basename(path)}`, text])),
    'heic/heic-to.js': readFileSync(`${heic}/dist/csp/heic-to.min.js`),
    'heic/LICENSE.txt': readFileSync(`${heic}/LICENSE`),
    'links.json': JSON.stringify(linksIn(out)),
    ...(repository.isFolder ? {} : await notesFile()),
  });
}
