/** No two pictures are described in the same words. */
import { line } from '../schema/problems';
import type { Picture } from '../schema/types';

/** A line for each drawing with the alternative text of another. */
export function pictureTextProblems(pictures: Readonly<Record<string, Picture>>): string[] {
  const first = new Map<string, string>();
  return Object.entries(pictures)
    .filter(([, { credit }]) => credit === undefined)
    .flatMap(([id, { alt }]) => {
      const other = first.get(alt);
      first.set(alt, other ?? id);
      return other === undefined ? [] : [line('pictures', id, 'alt', `is that of the picture '${other}'`)];
    });
}
