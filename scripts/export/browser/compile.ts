import { buildSync } from 'esbuild';

/** A script of this folder and what it imports as one, for browsers from 2018 on. */
export function compile(entry: string, define: Record<string, string>): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2018',
    define,
  });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}
