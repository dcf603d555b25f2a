/** The prices in a record that a change moves. */
import { fieldInWords } from '../../names/words';
import type { PriceChange } from '../ui/ask-prices';
import { isPrice } from './numbers';

/** The prices with their paths. */
function pricesIn(value: unknown, path: string): [path: string, price: number][] {
  if (typeof value === 'number') return isPrice(path.split('.').at(-1) ?? '') ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => pricesIn(inner, path ? `${path}.${name}` : name));
}

/** The changes of prices between two states of a record. */
export function priceChanges(form: string, before: object, after: object): PriceChange[] {
  const known = new Map(pricesIn(before, ''));
  return pricesIn(after, '').flatMap(([path, is]) => {
    const was = known.get(path);
    return was === undefined || was === is ? [] : [{ label: fieldInWords(form, path), was, is }];
  });
}
