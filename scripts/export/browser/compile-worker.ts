import { compile } from './compile';

/**
 * `service-worker.ts` as it is published.
 * @param enabled false for the one that removes itself
 */
export const compileWorker = (enabled: boolean): string =>
  compile({
    entryPoints: ['scripts/export/browser/service-worker.ts'],
    define: { OFFLINE_ENABLED: String(enabled) },
  });
