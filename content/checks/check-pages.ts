import { descriptionLength } from '../format/description';
import { homeAnchorPath, homeAnchors } from '../routes';
import { nearest } from '../schema/nearest';
import { line, pictureProblems, type KnownPictures } from '../schema/problems';

export interface PagesToCheck {
  /** Every page of the registry. */
  pages: readonly { path: string; description: string; pictures: readonly string[] }[];
  /** The links of the menus, with their file and field. */
  links: readonly { file: string; field: string; href: string }[];
  pictures: KnownPictures;
}

const descriptionProblems = (path: string, description: string): string[] =>
  description.length < descriptionLength.least
    ? [line('page', path, 'description', `is shorter than ${descriptionLength.least} characters`)]
    : [];

/** Problems of the pages, a line each: a path that is used twice, a missing picture, a link to nowhere. */
export function checkPages({ pages, links, pictures }: PagesToCheck): string[] {
  const paths = pages.map(({ path }) => path);
  const known = new Set([...paths, ...homeAnchors.map(homeAnchorPath)]);
  return [
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => line('page', path, 'path', 'is the path of two pages')),
    ...pages.flatMap(({ path, description }) => descriptionProblems(path, description)),
    ...pages.flatMap((page) =>
      page.pictures.slice(0, 1).flatMap((id) => pictureProblems(pictures, 'page', page.path, 'picture', id)),
    ),
    ...links
      .filter(({ href }) => !known.has(href))
      .map(({ file, field, href }) =>
        line('menus', file, field, `'${href}' is no page of this site${nearest(href, known)}`),
      ),
  ];
}
