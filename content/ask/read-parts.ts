/** Reads the parts of an ask from left to right: the third step, from meanings to choices. */
import type { Part } from './parts';
import { dateAt } from './read-date';
import { deniedAt } from './read-denials';
import { lengthAt, priceAt } from './read-numbers';
import { agedPersonAt, countAt, formAt, personAt } from './read-people';
import { townAt, townPhraseAt } from './read-towns';
import { plainMeaning, shapeOf, type Found, type Segment, type View } from './segments';

/** Ranges in a text. */
export type Ranges = Part['at'];

/** A phrase that has a meaning of its own, or a town that is neither a start nor a place to stay near. */
function plainAt(view: View): Found | undefined {
  const part = plainMeaning(view.some[0]) ?? townAt(view, 0, 'near') ?? townAt(view, 0, 'from');
  return part && { length: 1, part };
}

/** The criterion that begins at the current segment. The order decides between the meanings of a word. */
const partAt = (view: View, day: string): Found | undefined =>
  deniedAt(view) ??
  agedPersonAt(view) ??
  personAt(view) ??
  priceAt(view) ??
  lengthAt(view) ??
  countAt(view) ??
  formAt(view) ??
  dateAt(view, day) ??
  townPhraseAt(view) ??
  plainAt(view);

/** @param day YYYY-MM-DD: days and months are on or after it */
export function partsOf(segments: readonly Segment[], day: string) {
  const shape = shapeOf(segments);
  const parts: Part[] = [];
  const unknown: Ranges[number][] = [];
  const fillers: Ranges[number][] = [];
  for (let index = 0; index < segments.length;) {
    const some = segments.slice(index);
    const [segment] = some;
    if (!segment) break;
    const { length = 1, part } = partAt({ some, shape: shape.slice(index) }, day) ?? {};
    const at = [segment.at[0], (some[length - 1] ?? segment).at[1]] as const;
    const isUnread = length === 1 && (segment.meanings.length > 0 || segment.number !== undefined);
    if (part) parts.push({ at: [at], ...part });
    else (isUnread ? fillers : unknown).push(at);
    index += length;
  }
  return { parts, unknown, fillers };
}
