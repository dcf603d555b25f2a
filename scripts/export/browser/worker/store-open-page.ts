import { store } from './store';

/** Files that a page's HTML and its style name. */
const fileName = /["(\s](\/(?:_next\/static|posters|maps|photos)\/[^"')\s]+)/g;

/**
 * Stores a page that is open already, with the files it was made of, out of the browser's own cache: nothing is fetched twice.
 * @param origin of this site: pages of others are left alone
 */
export async function storeOpenPage(address: string, origin: string): Promise<void> {
  const { origin: itsOrigin, pathname } = new URL(address);
  if (itsOrigin !== origin || /\.\w+$/.test(pathname)) return;
  const response = await fetch(pathname, { cache: 'force-cache' });
  const html = await response.clone().text();
  await store('pages', pathname, response);
  const files = new Set([...html.matchAll(fileName)].map(([, path = '']) => path));
  await Promise.all(
    [...files].map(async (path) => {
      const cached = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
      if (cached) await store('files', path, cached);
    }),
  );
}
