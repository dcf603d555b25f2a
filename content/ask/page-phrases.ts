/** Phrases that the page of the finder brings along: the labels of its choices, and the names of its trips. */
import type { Meaning } from './meanings';
import { phraseOf } from './tokens';

interface Group {
  readonly choices: readonly { readonly id: string; readonly label: string; readonly said?: string | undefined }[];
  readonly fallback?: string;
}

/** A town's name without another one in brackets. */
const plain = (label: string) => label.replace(/ \(.*/, '');

/** What the labels of choices mean, so that what a chip says may be typed. Towns are choices only with 'from' or 'near' before them. */
export const pagePhrases = (groups: Readonly<Record<string, Group>>): [meaning: Meaning, phrase: string][] =>
  Object.entries(groups).flatMap(([group, { choices, fallback }]) =>
    choices
      .filter(({ id }) => id !== fallback)
      .flatMap(({ id, label, said = label }): [Meaning, string][] =>
        group === 'from' || group === 'near'
          ? [[`${group}:${id}`, phraseOf(plain(label))]]
          : [[`choice:${group}=${id}`, phraseOf(said)]],
      ),
  );
