import { routes } from '../../../content/routes';
import type { HtmlPage } from '../read-html';

/** The facts about a page that checks of other pages need. */
export interface PageSummary {
  path: string;
  ids: ReadonlySet<string>;
  /** The targets of its links, without duplicates. */
  links: readonly string[];
  title: string;
  description: string;
  /** True if it names itself as canonical. */
  canonical: boolean;
}

export const idsOf = (elements: HtmlPage['elements']) =>
  elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));

/** Shared pictures have an absolute URL; the file is the same. */
const pathOf = (address: string) =>
  /^https?:/.test(address) ? new URL(address).pathname : address.replace(/[?#].*/, '');

export function summarise(path: string, { elements }: HtmlPage): PageSummary {
  const first = (tag: string, attribute = '', value?: string) =>
    elements.find(({ name, attributes }) => name === tag && attributes[attribute] === value);
  const links = elements.flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href !== undefined ? [href] : [],
  );
  const canonical = first('link', 'rel', 'canonical')?.attributes['href'];
  return {
    path,
    ids: new Set(idsOf(elements)),
    links: [...new Set(links)],
    title: first('title')?.text ?? '',
    description: first('meta', 'name', 'description')?.attributes['content'] ?? '',
    canonical: canonical !== undefined && pathOf(canonical) === path,
  };
}

/** The URLs that a page loads by itself. */
const loaded = ({ elements }: HtmlPage): string[] =>
  elements.flatMap(({ name, attributes }) => {
    const { src, srcset, imagesrcset, rel, href, property, content } = attributes;
    const pictures = (srcset ?? imagesrcset ?? '').split(',').map((part) => part.trim().replace(/\s.*/, ''));
    const scripts =
      name === 'script'
        ? [attributes['data-page'], attributes['data-reader'], ...(attributes['data-runtime'] ?? '').split(' ')]
        : [];
    const linked = name === 'link' && rel !== 'canonical' ? href : undefined;
    const shared = property === 'og:image' ? content : undefined;
    return [src, ...pictures, ...scripts, linked, shared].flatMap((address) => address || []);
  });

/** The files and redirects of a published folder. */
export interface Addresses {
  /** Every file by path. */
  files: ReadonlySet<string>;
  /** Paths that the host redirects, so that they need no page. */
  redirects: ReadonlySet<string>;
}

export const fileProblems = (path: string, page: HtmlPage, { files }: Addresses): string[] =>
  [...new Set(loaded(page))]
    .filter((address) => !files.has(pathOf(address)))
    .map((address) => `${path}: the file ${address} is missing`);

/** @param all every page by its path */
export function linkProblems(
  { path, links }: PageSummary,
  all: ReadonlyMap<string, PageSummary>,
  site: Addresses,
): string[] {
  return links.flatMap((href) => {
    if (/^(https?:|tel:|mailto:)/.test(href)) return [];
    if (!/^[/#]/.test(href)) return [`${path}: the link ${href} is neither a path nor a known kind of address`];
    const { pathname, hash } = new URL(href, `http://site${path}`);
    if (site.redirects.has(pathname) || site.files.has(pathname)) return [];
    const target = all.get(pathname);
    if (!target) return [`${path}: the link ${href} leads to no page`];
    return hash === '' || target.ids.has(decodeURIComponent(hash.slice(1)))
      ? []
      : [`${path}: the link ${href} leads to no place on its page`];
  });
}

/** Lists pages for visitors that no link leads to. @param inNoMenu the pages that shall be in no menu */
export function unlinkedPages(pages: readonly PageSummary[], inNoMenu: readonly string[]): string[] {
  const linked = new Set(
    pages.flatMap(({ path, links }) => links.map((href) => new URL(href, `http://site${path}`).pathname)),
  );
  return pages
    .filter(
      ({ path, canonical }) =>
        canonical && !linked.has(path) && ![routes.home, routes.offline, ...inNoMenu].includes(path),
    )
    .map(({ path }) => `${path}: no link leads here: name it in content/records/menus/footer.json`);
}
