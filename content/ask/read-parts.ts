/** Reads the parts of an ask from left to right: the third step, from meanings to choices. */
import type { Part } from './parts';
import { dateAt } from './read-date';
import { coolerAt, deniedAlsoAt, deniedAt, likenessAt } from './read-denials';
import { clockAt, lengthAt, priceAt, stepsAt } from './read-numbers';
import { agedAdultsAt, agedPersonAt, countAt, formAt, personAt } from './read-people';
import { distanceAt, townAt, townPhraseAt } from './read-towns';
import { plainMeaning, shapeOf, type Found, type Segment, type View } from './segments';

/** The days that dates are counted from, as YYYY-MM-DD. */
export interface Days {
  /** The day of the build, from which the days of festivals count. */
  readonly built: string;
  /** The visitor's day: days and months are on or after it. */
  readonly today: string;
}

/** A phrase that has a meaning of its own, or a town that is neither a start nor a place to stay near. */
function plainAt(view: View): Found | undefined {
  const part = plainMeaning(view.some[0]) ?? townAt(view, 0, 'near') ?? townAt(view, 0, 'from');
  return part && { length: 1, part };
}

/** The criterion that begins at the current segment. The order decides between the meanings of a word. */
const partAt = (view: View, { today, built }: Days): Found | undefined =>
  coolerAt(view) ??
  likenessAt(view) ??
  distanceAt(view) ??
  stepsAt(view) ??
  clockAt(view) ??
  agedAdultsAt(view) ??
  agedPersonAt(view) ??
  personAt(view) ??
  priceAt(view) ??
  lengthAt(view) ??
  formAt(view) ??
  countAt(view) ??
  dateAt(view, today, built) ??
  townPhraseAt(view) ??
  plainAt(view);

/** The parts, and the segments that are in none of them: those without a meaning, and those that express nothing. */
export function partsOf(segments: readonly Segment[], days: Days) {
  const shape = shapeOf(segments);
  const parts: Part[] = [];
  const unknown: Segment['at'][] = [];
  const rest: Segment[] = [];
  let denial: Found | undefined;
  for (let index = 0; index < segments.length;) {
    const view = { some: segments.slice(index), shape: shape.slice(index) };
    const [segment] = view.some;
    if (!segment) break;
    denial = (denial && deniedAlsoAt(view)) ?? deniedAt(view);
    const found = denial ?? partAt(view, days);
    const { length = 1, part } = found ?? {};
    const at = [segment.at[0], (view.some[length - 1] ?? segment).at[1]] as const;
    if (part) parts.push({ at: [at], ...part });
    else if (found || (segment.meanings.length === 0 && segment.number === undefined)) unknown.push(at);
    else rest.push(segment);
    index += length;
  }
  return { parts, unknown, rest };
}
