/** All pages of running text, in the order of their menus. */
import { prosePageTexts } from '../catalogue/prose-pages';
import { prosePageOf, type ProsePage } from './prose-page';

export const prosePages: readonly ProsePage[] = prosePageTexts.map((text) => prosePageOf(text));

/**
 * The page of running text with an id.
 * @throws if there is none
 */
export function prosePage(id: string): ProsePage {
  const found = prosePages.find((page) => page.id === id);
  if (!found) throw new Error(`there is no content/records/prose-pages/${id}.json`);
  return found;
}

/** Links to the pages that a menu names. */
export const prosePagesIn = (...menus: readonly ProsePage['menu'][]) =>
  prosePages.filter(({ menu }) => menus.includes(menu)).map(({ name, path }) => ({ label: name, href: path }));
