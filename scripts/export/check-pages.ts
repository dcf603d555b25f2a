/** What must not be published: each problem is one line that names the page. */
import { brotliCompressSync } from 'node:zlib';
import { readHtml, type PageRead } from './read-html';

export interface Exported {
  /** HTML by path: '/' for index.html, '/about' for about.html. */
  pages: ReadonlyMap<string, string>;
  /** Every other file by path. */
  files: ReadonlySet<string>;
  /** Paths the host redirects: they need no page. */
  redirects: ReadonlySet<string>;
  /** Whether the policy that hosts send lets an inline script run. */
  mayRunInline: (script: string) => boolean;
  /** Most bytes of a page's HTML, compressed with brotli as hosts do. */
  budget: (path: string) => number;
}

interface Read {
  path: string;
  html: string;
  page: PageRead;
  ids: readonly string[];
}

const twice = (values: readonly string[]) => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

/** Addresses that a page loads by itself. */
function loaded({ elements }: PageRead): string[] {
  return elements.flatMap(({ name, attributes }) => {
    const { src, srcset, href, content, property } = attributes;
    const pictures = (srcset ?? '').split(',').map((part) => part.trim().split(/\s/)[0] ?? '');
    const data = name === 'script' ? [attributes['data-page'] ?? '', ...(attributes['data-runtime'] ?? '').split(' ')] : [];
    return [src ?? '', ...pictures, ...data, name === 'link' && attributes['rel'] !== 'canonical' ? (href ?? '') : '', property === 'og:image' ? (content ?? '') : ''];
  }).filter((address) => address !== '');
}

/** Shared pictures are named by their whole address; the file is the same. */
const pathOf = (address: string) => (/^https?:/.test(address) ? new URL(address).pathname : address.replace(/[?#].*$/, ''));

function linkProblems({ path, page }: Read, all: ReadonlyMap<string, Read>, site: Exported): string[] {
  return page.elements.flatMap(({ name, attributes: { href } }) => {
    if (name !== 'a' || href === undefined || /^(https?:|tel:|mailto:)/.test(href)) return [];
    if (!/^[/#]/.test(href)) return [`${path}: the link ${href} is neither a path nor a known kind of address`];
    const { pathname, hash } = new URL(href, `http://site${path}`);
    if (site.redirects.has(pathname) || site.files.has(pathname)) return [];
    const target = all.get(pathname);
    if (!target) return [`${path}: the link ${href} leads to no page`];
    return hash === '' || target.ids.includes(decodeURIComponent(hash.slice(1))) ? [] : [`${path}: the link ${href} leads to no place on its page`];
  });
}

function scriptProblems({ path, page }: Read, { mayRunInline }: Exported): string[] {
  return page.elements.flatMap(({ name, attributes, text }) => {
    const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
    const isInline = name === 'script' && attributes['src'] === undefined && attributes['type'] !== 'application/ld+json';
    return [
      ...handlers.map((handler) => `${path}: the attribute ${handler} on <${name}> would be blocked`),
      ...(isInline && !mayRunInline(text) ? [`${path}: the inline script ${text.slice(0, 40)}… would be blocked`] : []),
    ];
  });
}

function textProblems({ path, page }: Read): string[] {
  const meta = (wanted: string) => page.elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === wanted)?.attributes['content'];
  const title = page.elements.find(({ name }) => name === 'title')?.text ?? '';
  const description = meta('description') ?? '';
  return [
    ...(title === '' || title.length > 60 ? [`${path}: the title has ${title.length} characters, not 1 to 60`] : []),
    ...(description.length < 70 || description.length > 160 ? [`${path}: the description has ${description.length} characters, not 70 to 160`] : []),
  ];
}

function sameTexts(reads: readonly Read[]): string[] {
  const seen = new Map<string, string>();
  return reads.flatMap(({ path, page }) => {
    const canonical = page.elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')?.attributes['href'];
    // A page that names another as canonical says the same as that one, and is meant to.
    if (canonical === undefined || pathOf(canonical) !== path) return [];
    const texts = [
      page.elements.find(({ name }) => name === 'title')?.text ?? '',
      page.elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description')?.attributes['content'] ?? '',
    ];
    return texts.flatMap((text) => {
      const first = seen.get(text);
      seen.set(text, path);
      return first === undefined ? [] : [`${path}: '${text.slice(0, 40)}…' is also said on ${first}`];
    });
  });
}

/** All problems of an exported site, a line each; empty when it may go out. */
export function pageProblems(site: Exported): string[] {
  const reads = [...site.pages].map(([path, html]): Read => {
    const page = readHtml(html);
    return { path, html, page, ids: page.elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])) };
  });
  const all = new Map(reads.map((read) => [read.path, read]));
  return [
    ...reads.flatMap((read) => {
      const { path, html, page, ids } = read;
      const size = brotliCompressSync(html).length;
      return [
        ...page.errors.map((error) => `${path}: invalid HTML: ${error}`),
        ...twice(ids).map((id) => `${path}: the id '${id}' is there twice`),
        ...[...new Set(loaded(page))].filter((address) => !site.files.has(pathOf(address))).map((address) => `${path}: the file ${address} is missing`),
        ...scriptProblems(read, site),
        ...linkProblems(read, all, site),
        ...textProblems(read),
        ...(size > site.budget(path) ? [`${path}: ${size} bytes of HTML, ${size - site.budget(path)} over its budget`] : []),
      ];
    }),
    ...sameTexts(reads),
  ];
}
