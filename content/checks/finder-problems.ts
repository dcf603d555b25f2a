/** Choices of the finder that are useless, and queries that name a choice that it does not have. */
import { choiceOf, type ChoiceGroups } from '../model/filter/groups';
import { searched } from '../pages/collections';
import { recordLinks, type RecordLink } from '../pages/navigation';
import { finderQueryPath } from '../routes';
import { nearest } from '../schema/nearest';
import { line } from '../schema/problems';
import { countOf, finderGroups, type TripChoice } from '../words/finder';
import { finderSort } from '../words/trips-page';
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

const parameters: ChoiceGroups = { ...finderGroups, sort: finderSort };

/** What is wrong with a query of the finder: a sentence for each part that it does not know. */
export const unknownChoices = (query: string): string[] =>
  [...new URLSearchParams(query)].flatMap(([name, value]) => {
    const group = parameters[name];
    if (group && choiceOf(group, value)) return [];
    const names = group ? group.choices.map(({ id }) => id) : Object.keys(parameters);
    const wrong = group ? value : name;
    return [`'${wrong}' is no choice of the finder${nearest(wrong, names) || `: write one of ${names.join(', ')}`}`];
  });

/** A line for each example under the search box that names an unknown choice, or finds no trip. */
export const exampleProblems = (examples: readonly { query: string }[] = finder.examples): string[] =>
  examples.flatMap(({ query }, index) => {
    const unknown = unknownChoices(query);
    const problems = unknown.length > 0 || searched(query).length > 0 ? unknown : ['finds no trip'];
    return problems.map((problem) => line('pages', 'finder-search', `examples.${index}.query`, problem));
  });

/** A line for each link of a record to the finder that names an unknown choice. */
export const finderLinkProblems = (links: readonly RecordLink[] = recordLinks): string[] =>
  links
    .filter(({ href }) => href.startsWith(finderQueryPath('')))
    .flatMap(({ folder, file, field, href }) =>
      unknownChoices(href.slice(finderQueryPath('').length)).map((problem) => line(folder, file, field, problem)),
    );
