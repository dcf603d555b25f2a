/** Finder choices that are useless. */
import { line } from '../schema/problems';
import { countOf, finderChoicesOf, finderGroups, type TripChoice } from '../words/finder';
import { finder } from '../words/finder-page';
import { trips } from '../catalogue/trips';

interface Group {
  readonly choices: readonly TripChoice[];
  /** The choice that lets every trip through by design. */
  readonly fallback?: string;
}

/** A line for each choice that matches every trip or none. */
export function finderProblems(groups: Readonly<Record<string, Group>> = finderGroups): string[] {
  return Object.entries(groups).flatMap(([group, { choices, fallback }]) =>
    choices.flatMap((choice) => {
      const count = choice.id === fallback ? undefined : countOf(choice);
      if (count !== 0 && count !== trips.length) return [];
      return [line('finder', group, choice.id, `shows ${count === 0 ? 'no trip' : 'every trip'}: leave it out`)];
    }),
  );
}

/** A line for each example under the search box that names an unknown choice, or finds no trip. */
export const exampleProblems = (examples: readonly { query: string }[] = finder.examples): string[] =>
  examples.flatMap(({ query }, index) => {
    const problem = (text: string) => line('pages', 'finder-search', `examples.${index}.query`, text);
    const chosen = new URLSearchParams(query);
    const unknown = [...chosen].filter(
      ([group, id]) =>
        !(finderGroups as Readonly<Record<string, Group>>)[group]?.choices.some((choice) => choice.id === id),
    );
    if (unknown.length > 0) return unknown.map((pair) => problem(`'${pair.join('=')}' is no choice of the finder`));
    const isFound = trips.some((trip) => {
      const choices: Readonly<Record<string, readonly string[]>> = finderChoicesOf(trip);
      return [...chosen.keys()].every((group) => chosen.getAll(group).some((id) => choices[group]?.includes(id)));
    });
    return isFound ? [] : [problem('finds no trip')];
  });
