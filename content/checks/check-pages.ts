import { descriptionLength } from '../format/description';
import { line, pictureProblems, type KnownPictures } from '../schema/problems';

export interface PagesToCheck {
  /** Every page of the registry. */
  pages: readonly { path: string; description: string; pictures: readonly string[] }[];
  /** Pictures on pages in addition to those of the registry, with their use. */
  furtherPictures: Readonly<Record<string, string>>;
  /** The links of the menus. */
  links: readonly { label: string; href: string }[];
  pictures: KnownPictures;
}

const descriptionProblems = (path: string, description: string): string[] =>
  description.length < descriptionLength.least
    ? [line('page', path, 'description', `is shorter than ${descriptionLength.least} characters`)]
    : [];

/** Problems of the pages, a line each: a path that is used twice, a missing picture, a link to nowhere. */
export function checkPages({ pages, furtherPictures, links, pictures }: PagesToCheck): string[] {
  const paths = pages.map(({ path }) => path);
  return [
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => line('page', path, 'path', 'is the path of two pages')),
    ...pages.flatMap(({ path, description }) => descriptionProblems(path, description)),
    ...pages.flatMap((page) =>
      page.pictures.slice(0, 1).flatMap((id) => pictureProblems(pictures, 'page', page.path, 'picture', id)),
    ),
    ...Object.entries(furtherPictures).flatMap(([name, id]) => pictureProblems(pictures, 'page', name, 'picture', id)),
    ...links
      .filter(({ href }) => !paths.includes(href.replace(/[?#].*$/, '')))
      .map(({ label, href }) => line('links', label, 'href', `${href} is no page of this site`)),
  ];
}
