import { descriptionLength } from '../format/description';
import type { RecordLink } from '../pages/navigation';
import { homeAnchorPath, homeAnchors, offerTermsPath, prosePath, rightsPath, routes } from '../routes';
import { nearest } from '../schema/nearest';
import { line, pictureProblems, type KnownPictures } from '../schema/problems';

export interface PagesToCheck {
  /** Every page of the registry. */
  pages: readonly { path: string; description: string; pictures: readonly string[] }[];
  /** The pages of running text, with the parts of their addresses. */
  prose: readonly { id: string; path: string; menu: string; sections: readonly { id: string }[] }[];
  /** The links of menus and pages, with their file and field. */
  links: readonly RecordLink[];
  pictures: KnownPictures;
}

/** Addresses of the site that are no pages of the registry: the editor, the style guide, the files of a missing page and of the home page. */
const otherAddresses = ['/admin', '/styleguide', '/404', '/_not-found', '/index'];

const { about, terms, privacy, cancellations, complaints, accessibility } = routes;
/** Pages of running text, and parts of them, to which code leads. */
const ledTo = [about, terms, privacy, cancellations, complaints, accessibility, offerTermsPath, rightsPath];

/** About and one page more: at 1,024 pixels the entries of the bar then take two rows, and a further one runs out of the window. */
const mostInBar = 2;

const descriptionProblems = (path: string, description: string): string[] =>
  description.length < descriptionLength.least
    ? [line('page', path, 'description', `is shorter than ${descriptionLength.least} characters`)]
    : [];

/** Problems of the addresses of pages of running text: one that is taken, one to which code leads and that is missing. */
function proseProblems({ pages, prose }: Pick<PagesToCheck, 'pages' | 'prose'>): string[] {
  const taken = ({ path }: { path: string }) =>
    otherAddresses.includes(path) || pages.filter((page) => page.path === path).length > 1;
  const there = new Set(prose.flatMap(({ path, sections }) => [path, ...sections.map(({ id }) => `${path}#${id}`)]));
  const tooMany = prose.filter(({ menu }) => menu === 'bar').slice(mostInBar);
  return [
    ...prose
      .filter(taken)
      .map(({ id, path }) =>
        line('prose-pages', id, 'address', `${path} is the address of another page: choose another name for the file`),
      ),
    ...ledTo
      .filter((path) => !there.has(path))
      .map((path) => {
        const [address = '', part] = path.slice(prosePath('').length).split('#');
        return line(
          'prose-pages',
          address,
          part ? 'sections' : 'record',
          part ? `has no part '${part}', to which other pages link` : 'is missing, and other pages link to it',
        );
      }),
    ...tooMany.map(({ id }) => line('prose-pages', id, 'menu', `the bar has room for ${mostInBar} such pages`)),
  ];
}

/** Problems of the pages, a line each: a path that is used twice, a missing picture, a link to nowhere. */
export function checkPages({ pages, prose, links, pictures }: PagesToCheck): string[] {
  const paths = pages.map(({ path }) => path);
  const known = new Set([...paths, ...homeAnchors.map(homeAnchorPath)]);
  const isKnown = (href: string) =>
    known.has(href) || (!href.startsWith('/#') && known.has(href.replace(/[?#].*/, '')));
  const ofProse = new Set(prose.map(({ path }) => path));
  return [
    ...proseProblems({ pages, prose }),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index && !ofProse.has(path))
      .map((path) => line('page', path, 'path', 'is the path of two pages')),
    ...pages.flatMap(({ path, description }) => descriptionProblems(path, description)),
    ...pages.flatMap((page) =>
      page.pictures.slice(0, 1).flatMap((id) => pictureProblems(pictures, 'page', page.path, 'picture', id)),
    ),
    ...links
      .filter(({ href }) => !isKnown(href))
      .map(({ folder, file, field, href }) =>
        line(folder, file, field, `'${href}' is no page of this site${nearest(href, known)}`),
      ),
  ];
}

/** Tells of pages in no menu to which no other page leads, such as one that is only advertised. */
export const unlinkedProse = ({ prose, links }: Pick<PagesToCheck, 'prose' | 'links'>): string[] =>
  prose
    .filter(
      ({ id, path, menu }) =>
        menu === 'none' && !links.some(({ file, href }) => file !== id && href.replace(/[?#].*/, '') === path),
    )
    .map(({ id, path }) =>
      line(
        'prose-pages',
        id,
        'menu',
        `no menu and no other page leads to ${path}: only who knows its address finds it`,
      ),
    );
