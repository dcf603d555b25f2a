import { site } from '../../../content/site';
import { hashedPath } from '../assemble-page';
import { compile } from './compile';

/** The script that prerenders the next page, and its address. */
export function compileNextPage(): { path: string; text: string } {
  const text = compile({
    entryPoints: ['scripts/export/browser/next-page/entry.ts'],
    define: { OFFLINE_ENABLED: String(site.offline) },
  });
  return { path: hashedPath('next-page', text, '.js'), text };
}
