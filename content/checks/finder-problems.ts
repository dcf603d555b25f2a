/** Finder choices that are useless. */
import { line } from '../schema/problems';
import { countOf, finderGroups, type TripChoice } from '../words/finder';
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
