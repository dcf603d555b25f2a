import { site } from '../../../content/site';
import { compile } from './compile';
import { compileNextPage } from './compile-next-page';

/** The loader as it stands in every page. */
export const compileLoader = (): string =>
  compile({
    entryPoints: ['scripts/export/browser/loader/entry.ts'],
    define: {
      OFFLINE_ENABLED: String(site.offline),
      NEXT_PAGE_SCRIPT: JSON.stringify(compileNextPage().path),
    },
  });
