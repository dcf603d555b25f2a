import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { site } from '../../content/site';

/** `start-runtime.ts` as it stands in every page: one small function for browsers from 2018 on. */
export function compileStarter(): string {
  const { code } = transformSync(readFileSync('scripts/export/start-runtime.ts', 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2018',
    format: 'iife',
    define: { OFFLINE_ENABLED: String(site.offline) },
  });
  return code.trim();
}
