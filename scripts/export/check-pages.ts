/** What must not be published: each problem is one line that names the page. */
import { bytesOver } from '../bench/weight';
import { readHtml, type PageRead } from './read-html';

export interface Exported {
  /** Path and HTML of every page, one after the other: '/' for index.html, '/about' for about.html. Thousands of pages do not fit into memory at once. */
  pages: Iterable<readonly [path: string, html: string]>;
  /** Every other file by path. */
  files: ReadonlySet<string>;
  /** Paths the host redirects: they need no page. */
  redirects: ReadonlySet<string>;
  /** Whether the policy that hosts send lets an inline script run. */
  mayRunInline: (script: string) => boolean;
  /** Whether the typefaces, cut down by scripts/fonts.mjs, have a character: that of headings and prices, and that of everything else. */
  canShow: { display: (character: string) => boolean; text: (character: string) => boolean };
  /** Most bytes of a page's HTML, compressed with brotli as hosts do. */
  budget: (path: string) => number;
}

/** What other pages have to do with a page. */
interface Read {
  path: string;
  ids: ReadonlySet<string>;
  /** Addresses its links lead to, each once. */
  links: readonly string[];
  title: string;
  description: string;
  /** Whether it names itself as the page to list. */
  canonical: boolean;
}

const idsOf = (elements: PageRead['elements']) =>
  elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]));

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Addresses that a page loads by itself. */
function loaded({ elements }: PageRead): string[] {
  return elements
    .flatMap(({ name, attributes }) => {
      const { src, srcset, href, content, property } = attributes;
      const pictures = (srcset ?? attributes['imagesrcset'] ?? '')
        .split(',')
        .map((part) => part.trim().split(/\s/)[0] ?? '');
      const data =
        name === 'script' ? [attributes['data-page'] ?? '', ...(attributes['data-runtime'] ?? '').split(' ')] : [];
      return [
        src ?? '',
        ...pictures,
        ...data,
        name === 'link' && attributes['rel'] !== 'canonical' ? (href ?? '') : '',
        property === 'og:image' ? (content ?? '') : '',
      ];
    })
    .filter((address) => address !== '');
}

/** Shared pictures are named by their whole address; the file is the same. */
const pathOf = (address: string) =>
  /^https?:/.test(address) ? new URL(address).pathname : address.replace(/[?#].*$/, '');

function linkProblems({ path, links }: Read, all: ReadonlyMap<string, Read>, site: Exported): string[] {
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

function scriptProblems(path: string, page: PageRead, { mayRunInline }: Exported): string[] {
  return page.elements.flatMap(({ name, attributes, text }) => {
    const handlers = Object.keys(attributes).filter((attribute) => attribute.startsWith('on'));
    const isInline =
      name === 'script' && attributes['src'] === undefined && attributes['type'] !== 'application/ld+json';
    return [
      ...handlers.map((handler) => `${path}: the attribute ${handler} on <${name}> would be blocked`),
      ...(isInline && !mayRunInline(text) ? [`${path}: the inline script ${text.slice(0, 40)}… would be blocked`] : []),
    ];
  });
}

const unseen = new Set(['title', 'style', 'script']);

/** Characters that would stand out of a line in some other typeface, each once. */
function characterProblems(path: string, { elements }: PageRead, { canShow }: Exported): string[] {
  const missing = elements.flatMap(({ name, attributes, text }) => {
    if (unseen.has(name)) return [];
    const face = /\bfont-display\b/.test(attributes['class'] ?? '') ? 'display' : 'text';
    return Array.from(text)
      .filter((character) => !/\s/.test(character) && !canShow[face](character))
      .map((character) => `${path}: the ${face} typeface has no '${character}'`);
  });
  return [...new Set(missing)];
}

function textProblems({ path, title, description }: Read): string[] {
  return [
    ...(title === '' || title.length > 60 ? [`${path}: the title has ${title.length} characters, not 1 to 60`] : []),
    ...(description.length < 70 || description.length > 160
      ? [`${path}: the description has ${description.length} characters, not 70 to 160`]
      : []),
  ];
}

function sameTexts(reads: readonly Read[]): string[] {
  const seen = new Map<string, string>();
  return reads.flatMap(({ path, title, description, canonical }) => {
    // A page that names another as canonical says the same as that one, and is meant to.
    if (!canonical) return [];
    return [title, description].flatMap((text) => {
      const first = seen.get(text);
      seen.set(text, path);
      return first === undefined ? [] : [`${path}: '${text.slice(0, 40)}…' is also said on ${first}`];
    });
  });
}

function summary(path: string, { elements }: PageRead): Read {
  const canonical = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')
    ?.attributes['href'];
  return {
    path,
    ids: new Set(idsOf(elements)),
    links: [
      ...new Set(
        elements.flatMap(({ name, attributes: { href } }) => (name === 'a' && href !== undefined ? [href] : [])),
      ),
    ],
    title: elements.find(({ name }) => name === 'title')?.text ?? '',
    description:
      elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description')?.attributes[
        'content'
      ] ?? '',
    canonical: canonical !== undefined && pathOf(canonical) === path,
  };
}

/** All problems of an exported site, a line each; empty when it may go out. */
export function pageProblems(site: Exported): string[] {
  const reads: Read[] = [];
  const problems: string[] = [];
  for (const [path, html] of site.pages) {
    const page = readHtml(html);
    const read = summary(path, page);
    reads.push(read);
    const over = bytesOver(html, site.budget(path));
    problems.push(
      ...page.errors.map((error) => `${path}: invalid HTML: ${error}`),
      ...twice(idsOf(page.elements)).map((id) => `${path}: the id '${id}' is there twice`),
      ...[...new Set(loaded(page))]
        .filter((address) => !site.files.has(pathOf(address)))
        .map((address) => `${path}: the file ${address} is missing`),
      ...scriptProblems(path, page, site),
      ...textProblems(read),
      ...characterProblems(path, page, site),
      ...(over > 0 ? [`${path}: ${site.budget(path) + over} bytes of HTML, ${over} over its budget`] : []),
    );
  }
  const all = new Map(reads.map((read) => [read.path, read]));
  return [...problems, ...reads.flatMap((read) => linkProblems(read, all, site)), ...sameTexts(reads)];
}
