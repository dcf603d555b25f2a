/** Compiles the scripts of pages and the service worker; `compile-islands.ts` those of the islands. */
import { buildSync, type BuildOptions } from 'esbuild';
import { whatsappChat } from '../../../content/format/contact-links';
import { routes } from '../../../content/routes';
import { site } from '../../../content/site';
import { hashedPath } from '../next-output/built-files';
import type { CountedUse } from './loader/count';

/** A script and what it imports as one minified text, for browsers from 2018 on unless the options say otherwise. */
export function compile(options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({ bundle: true, write: false, minify: true, target: 'es2018', ...options });
  return outputFiles
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** The chat with the operator comes first: its text may hold anything. */
const countedUses: readonly CountedUse[] = [
  [whatsappChat, 'whatsapp'],
  ['mailto:', 'mail'],
  ['tel:', 'call'],
  [new URL(site.bookingUrl).origin, 'book'],
  [routes.planCustomTrip, 'book'],
  ['.pdf', 'itinerary'],
  ['.ics', 'calendar'],
];

/** The script that prerenders the next page, and its address. */
export function compileNextPage(): { path: string; text: string } {
  const text = compile({
    entryPoints: ['scripts/export/browser/next-page/entry.ts'],
    define: { OFFLINE_ENABLED: String(site.offline) },
  });
  return { path: hashedPath('next-page', text, '.js'), text };
}

/** The loader as it stands in every page. */
export const compileLoader = (): string =>
  compile({
    entryPoints: ['scripts/export/browser/loader/entry.ts'],
    define: {
      CAMPAIGNS_ENABLED: String(site.campaigns),
      COUNTER: JSON.stringify(site.counterUrl),
      COUNTED_USES: JSON.stringify(countedUses),
      NEXT_PAGE_SCRIPT: JSON.stringify(compileNextPage().path),
    },
  });

/**
 * `service-worker.ts` as it is published.
 * @param enabled false for the one that removes itself
 */
export const compileWorker = (enabled: boolean): string =>
  compile({
    entryPoints: ['scripts/export/browser/service-worker.ts'],
    define: { OFFLINE_ENABLED: String(enabled) },
  });
