/** What the notes of a trip say of children and elders in words, against what the finder is told. */
import { line } from '../schema/problems';
import { facetsOf } from './trip-facets';
import { trips, type Trip } from './trips';

const forAll = /^(all ages|any age|from any age|suitable)\b/i;
const fromAge = /\b(?:from|age|about) (\d+)\b|\b(\d+) years/i;
const againstElders = /^(only|not|for the fit)\b|\bnot (advised|for)\b/i;

/** The age that a text names first, 0 where it is for all; undefined where it says neither. */
export function ageSaid(text: string): number | undefined {
  if (forAll.test(text)) return 0;
  const [, after, before] = fromAge.exec(text) ?? [];
  const age = after ?? before;
  return age === undefined ? undefined : Number(age);
}

/** A line for each trip that the finder would offer to children or elders whom its own page advises otherwise. */
export function suitsProblems(some: readonly Trip[] = trips): string[] {
  return some.flatMap((trip) => {
    const { id, notes } = trip;
    const problem = (field: string, text: string) => line('trip-notes', id, field, text);
    const problems: string[] = [];
    const said = ageSaid(notes.suits.children);
    if (said !== undefined && said !== notes.childrenFrom) {
      const age = said === 0 ? 'all ages' : `${said} years`;
      problems.push(
        problem('childrenFrom', `is ${notes.childrenFrom}, suits.children says ${age} first: make them alike`),
      );
    }
    if (againstElders.test(notes.suits.seniors) && facetsOf(trip).suits.includes('elders'))
      problems.push(
        problem('suits.seniors', 'advises against a trip that the finder shows to elders: set access.notForElders'),
      );
    return problems;
  });
}
