import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * `worker.ts` as it is published.
 * @param enabled false for the one that removes itself
 */
export function compileWorker(enabled: boolean): string {
  const { code } = transformSync(readFileSync('scripts/export/worker.ts', 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2018',
    format: 'iife',
    define: { OFFLINE_ENABLED: String(enabled) },
  });
  return code.trim();
}
