import type { askFile, routes } from '../../../../content/routes';
import { keyOf, store, stored } from './store';

const finder: (typeof routes)['finder'] = '/trips';
const reader: typeof askFile = '/ask/reader.js';

/** The files that a page's HTML and its style refer to. */
const fileName = /["(\s](\/(?:_next\/static|posters|maps|photos)\/[^"')\s]+)/g;

/** Stores the reader of asks together with the finder, so that asks work without a network, too. */
export async function storeReaderWith(page: string, origin: string): Promise<void> {
  if (page === origin + finder && !(await stored(origin + reader)))
    await store('files', origin + reader, await fetch(reader));
}

/**
 * Stores a page that is already open, with its files, from the browser's own cache, so that nothing is fetched twice.
 * @param origin The origin of this site; pages of others are ignored.
 */
export async function storeOpenPage(address: string, origin: string): Promise<void> {
  const page = keyOf(address);
  if (!page.startsWith(`${origin}/`) || /\.\w+$/.test(page)) return;
  const response = await fetch(page, { cache: 'force-cache' });
  const html = await response.clone().text();
  await store('pages', page, response);
  await storeReaderWith(page, origin);
  const files = new Set([...html.matchAll(fileName)].map(([, path = '']) => origin + path));
  await Promise.all(
    [...files].map(async (file) => {
      const cached = await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
      if (cached) await store('files', file, cached);
    }),
  );
}
