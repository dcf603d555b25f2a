/** Phrases that come with the finder's page: the labels of its choices. */
import type { Meaning } from './meanings';
import { phraseOf } from './tokens';

interface Group {
  readonly choices: readonly { readonly id: string; readonly label: string; readonly fullLabel?: string | undefined }[];
  readonly fallback?: string;
}

/** The name of a town without a second name in brackets. */
const plain = (label: string) => label.replace(/ \(.*/, '');

/** The meanings of the choices' labels, so that a chip's label can be typed. A town is a choice only after 'from' or 'near'. */
export const pagePhrases = (groups: Readonly<Record<string, Group>>): [meaning: Meaning, phrase: string][] =>
  Object.entries(groups).flatMap(([group, { choices, fallback }]) =>
    choices
      .filter(({ id }) => id !== fallback)
      .flatMap(({ id, label, fullLabel = label }): [Meaning, string][] =>
        group === 'from' || group === 'near'
          ? [[`${group}:${id}`, phraseOf(plain(label))]]
          : [[`choice:${group}=${id}`, phraseOf(fullLabel)]],
      ),
  );
