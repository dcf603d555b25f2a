import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** `start-runtime.ts` as it stands in every page: one small function for browsers from 2018 on. */
export async function compileStarter(): Promise<string> {
  const { code } = await transform(readFileSync('scripts/export/start-runtime.ts', 'utf8'), { loader: 'ts', minify: true, target: 'es2018', format: 'iife' });
  return code.trim();
}
