/** Compares the text on children and elders in a trip's notes with the fields for the finder. */
import { line } from '../schema/problems';
import { hoursOut, mostHoursForElders } from './hours-out';
import { facetsOf } from '../model/trip-facets';
import { trips } from '../catalogue/trips';
import type { Trip } from '../schema/types';

const forAll = /^(all ages|any age|from any age|suitable)/i;
const againstElders = /^(only|not|for the fit)|not advised|not for/i;
const madeForElders = /^(very easy|well suited|made for (?!two|couples))/i;
const stairs = /(?<!no (?:long )?)\b(stairs|stepped|flights? of steps|steep steps)\b/i;

/** The first age in a text; 0 if it is for all ages; null if it has neither. */
export function statedAge(text: string): number | null {
  if (forAll.test(text)) return 0;
  const [age] = /\d+/.exec(text) ?? [];
  return age === undefined ? null : Number(age);
}

/** A line for each trip whose text on children, elders or steps disagrees with the finder. */
export function suitsProblems(some: readonly Trip[] = trips): string[] {
  return some.flatMap((trip) => {
    const { id } = trip;
    const problem = (field: string, text: string) => line('trips', id, field, text);
    const problems: string[] = [];
    const stated = statedAge(trip.suits.children);
    if (stated !== trip.childrenFrom) {
      const age = stated === null ? 'no age' : stated === 0 ? 'all ages' : `${stated} years`;
      problems.push(
        problem('childrenFrom', `is ${trip.childrenFrom}, suits.children says ${age} first: make them alike`),
      );
    }
    const { walking, seniors } = trip.suits;
    const isForElders = facetsOf(trip).suits.includes('elders');
    if (againstElders.test(seniors) && isForElders)
      problems.push(
        problem('suits.seniors', 'advises against a trip that the finder shows to elders: set access.notForElders'),
      );
    const longest = trip.plan.map(({ text }) => hoursOut(text));
    const tooLong = longest.findIndex((hours) => hours > mostHoursForElders);
    if (isForElders && tooLong >= 0)
      problems.push(
        problem(
          `plan.${tooLong}.text`,
          `is a day of ${longest[tooLong]} hours on a trip that the finder shows to elders: set access.notForElders, or shorten it`,
        ),
      );
    if (madeForElders.test(seniors) && !isForElders)
      problems.push(problem('suits.seniors', 'calls a trip made for elders that the finder does not show to them'));
    if (trip.access.steps === 0 && stairs.test(`${walking} ${seniors}`))
      problems.push(problem('access.steps', 'is 0, suits.walking or suits.seniors speaks of steps'));
    return problems;
  });
}
