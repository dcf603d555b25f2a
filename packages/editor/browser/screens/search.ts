/** Finds records by what the operator would call them: a name, a state, a place, a kind, a price. */
import { formatRupees } from '../../../../content/format/money';
import { wordsIn } from '../../../../content/format/words';
import { states } from '../../../../content/ids/states';
import { kindOf } from '../../names/kinds';
import type { Fields } from '../folders';

/** The fields by which a record is found. Prose is left out, which names places that a trip does not go to. */
const searched = [
  'name',
  'title',
  'heading',
  'destination',
  'destinations',
  'region',
  'location',
  'route',
  'itinerary',
  'highlights',
  'kinds',
  'category',
  'alsoFoundBy',
  'alt',
];

const stateNames: Readonly<Record<string, string>> = states;

/** Commas stand between digits of one number: '26,300' is found by '26300' too. */
const split = (text: string): string[] => wordsIn(text.replace(/(\d),(?=\d)/g, '$1'));

/** The words by which a record is found. */
export function wordsOf(id: string, record: Fields): string[] {
  const prices = ['price', 'originalPrice'].flatMap((name) => {
    const price = record[name];
    return typeof price === 'number' ? formatRupees(price) : [];
  });
  const texts = searched.flatMap((name) => record[name] ?? []).map(String);
  const state = stateNames[String(record['state'])] ?? '';
  return split([id, ...texts, state, kindOf(record) ?? '', record['draft'] ? 'draft' : '', ...prices].join(' '));
}

/** Whether each word of a search begins one of the words. */
export const isFound = (words: readonly string[], search: string): boolean =>
  split(search).every((part) => words.some((word) => word.startsWith(part)));
