/** Bundles a module of ours with its data into one file, which an island fetches when a visitor is about to need it. */
import { build } from 'esbuild';

/** @param contents the code of an ES module; its imports are relative to the project */
export async function browserModule(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.', loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    // The same target as that of the islands (`packages/export/browser/compile-islands.ts`).
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text).join('');
}
