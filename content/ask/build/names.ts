/** The names and wordings that travellers type for places. */
import placeNames from '../../records/ask/place-names.json';
import { tokensOf } from '../tokens';

/** Other spellings of places and their names in the scripts of India, by the name on our pages. */
export const otherNames: Readonly<Record<string, { also: readonly string[]; scripts: readonly string[] }>> = placeNames;

/**
 * All names of a place. Names of several words in other scripts are left out: they are often translations, which travellers do not type.
 */
export const namesOf = (name: string): readonly string[] => [
  name,
  ...(otherNames[name]?.also ?? []),
  ...(otherNames[name]?.scripts ?? []).filter((script) => !script.includes(' ')),
];

/** Drops texts that contain a shorter one of the list, by which the reader finds them. */
export function shortestOf(texts: readonly string[]): string[] {
  const normalised = (text: string) =>
    ` ${tokensOf(text)
      .map((token) => token.normalised)
      .join(' ')} `;
  const all = [...new Set(texts)].sort((one, other) => one.length - other.length);
  return all.filter(
    (text) =>
      !all.some(
        (other) =>
          other !== text && normalised(text).includes(normalised(other)) && normalised(text) !== normalised(other),
      ),
  );
}

/** Word lists of `words.json`: texts by their meaning. */
export type Lists = Readonly<Record<string, readonly string[]>>;
