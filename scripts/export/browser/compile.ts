import { buildSync, type BuildOptions } from 'esbuild';

/** A script and what it imports as one minified text, for browsers from 2018 on unless the options say otherwise. */
export function compile(options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({ bundle: true, write: false, minify: true, target: 'es2018', ...options });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}
