import type { Content } from './content';
import { pictureProblems } from '../schema/problems';

/** The pictures that a record names, at any depth, with their fields: 'hero.picture'. */
function picturesIn(record: unknown, field = ''): { field: string; picture: string }[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    const path = field ? `${field}.${name}` : name;
    return name === 'picture' && typeof value === 'string'
      ? [{ field: path, picture: value }]
      : picturesIn(value, path);
  });
}

/** A line for each picture that a text of a list, a month or a page names and that does not exist. */
export const textProblems = ({ texts, pictures }: Content): string[] =>
  Object.entries(texts).flatMap(([folder, records]) =>
    Object.entries(records).flatMap(([id, record]) =>
      picturesIn(record).flatMap(({ field, picture }) => pictureProblems(pictures, folder, id, field, picture)),
    ),
  );
