import { site } from '../../../content/site';
import { compile } from './compile';

/** The loader as it stands in every page. */
export const compileLoader = (): string =>
  compile('scripts/export/browser/loader/entry.ts', { OFFLINE_ENABLED: String(site.offline) });
