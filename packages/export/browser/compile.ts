/** Compiles the scripts of pages and the service worker; `compile-islands.ts` compiles those of the islands. */
import { buildSync, type BuildOptions } from 'esbuild';
import { whatsappChat } from '../../../content/words/contact-links';
import { routes } from '../../../content/routes';
import { site } from '../../../content/site';
import { hashedPath } from '../next-output/built-files';
import type { CountedUse } from './loader/count';

/** Bundles a script with its imports into one minified text, for browsers from 2018 on unless the options say otherwise. */
export function compile(options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({ bundle: true, write: false, minify: true, target: 'es2018', ...options });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** Links to the operator's WhatsApp chat come first, because their text may contain any of the other patterns. */
const countedUses: readonly CountedUse[] = [
  [whatsappChat, 'whatsapp'],
  ['mailto:', 'mail'],
  ['tel:', 'call'],
  [new URL(site.bookingUrl).origin, 'book'],
  [routes.planCustomTrip, 'book'],
  ['.pdf', 'itinerary'],
  ['.ics', 'calendar'],
];

/** The script that prerenders the next page, and its path. */
export function compileNextPage(): { path: string; text: string } {
  const text = compile({
    entryPoints: ['packages/export/browser/next-page/entry.ts'],
    define: { OFFLINE_ENABLED: String(site.offline) },
  });
  return { path: hashedPath('next-page', text, '.js'), text };
}

/** The loader that is inlined into every page. */
export const compileLoader = (): string =>
  compile({
    entryPoints: ['packages/export/browser/loader/entry.ts'],
    define: {
      CAMPAIGNS_ENABLED: String(site.campaigns),
      COUNTER: JSON.stringify(site.counterUrl),
      COUNTED_USES: JSON.stringify(countedUses),
      NEXT_PAGE_SCRIPT: JSON.stringify(compileNextPage().path),
    },
  });

/**
 * Compiles `service-worker.ts` as it is published.
 * @param enabled false for the version that removes itself
 */
export const compileWorker = (enabled: boolean): string =>
  compile({
    entryPoints: ['packages/export/browser/service-worker.ts'],
    define: { OFFLINE_ENABLED: String(enabled) },
  });
