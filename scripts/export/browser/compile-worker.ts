import { compile } from './compile';

/**
 * `service-worker.ts` as it is published.
 * @param enabled false for the one that removes itself
 */
export const compileWorker = (enabled: boolean): string =>
  compile('scripts/export/browser/service-worker.ts', { OFFLINE_ENABLED: String(enabled) });
