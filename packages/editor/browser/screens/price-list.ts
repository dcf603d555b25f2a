/** The prices in the list of trips: what was typed, and what is saved from it. */
import { numberIn } from '../forms/numbers';
import type { RecordChange } from '../save/save';
import type { Entry } from './entries';
import type { TypedTexts } from './use-typed';

export type PriceName = 'price' | 'originalPrice';

export const keyOf = (file: string, name: PriceName): string => `${file} ${name}`;

export interface Price {
  name: PriceName;
  label: string;
  saved: number;
}

/** The prices of a trip. Only some trips have one before the saving. */
export function pricesOf({ record }: Entry): Price[] {
  const prices: [PriceName, string][] = [
    ['originalPrice', 'Price before the saving'],
    ['price', 'Price'],
  ];
  return prices.flatMap(([name, label]) => {
    const saved = record?.[name];
    return typeof saved === 'number' ? [{ name, label, saved }] : [];
  });
}

/** A price that was typed over a saved one. */
export interface Changed {
  entry: Entry;
  key: string;
  price: Price;
  /** Undefined if the text is no whole number. */
  next: number | undefined;
}

/** The prices that differ from the saved ones: '₹26,300' over 26300 does not. */
export const changedIn = (entries: readonly Entry[], typed: TypedTexts): Changed[] =>
  entries.flatMap((entry) =>
    pricesOf(entry).flatMap((price) => {
      const key = keyOf(entry.file, price.name);
      const text = typed[key]?.text;
      const number = text === undefined ? price.saved : numberIn(text);
      const next = Number.isInteger(number) ? number : undefined;
      return text === undefined || next === price.saved ? [] : [{ entry, key, price, next }];
    }),
  );

/** What is wrong with a typed price, before the record's own schema has looked at it. */
export const notRupees = 'Write whole rupees, such as 26,300.';

/** The changes of records that a save makes. */
export const recordChanges = (changed: readonly Changed[]): RecordChange[] =>
  [...new Set(changed.map(({ entry }) => entry))].map((entry) => ({
    file: entry.file,
    base: entry.record,
    mine: {
      ...entry.record,
      ...Object.fromEntries(changed.filter((one) => one.entry === entry).map(({ price, next }) => [price.name, next])),
    },
  }));

/** The message of the commit, which is also what the screen says was done. */
export function priceMessage(changed: readonly Changed[]): string {
  const names = [...new Set(changed.map(({ entry }) => entry.name))];
  return names.length === 1 ? `price of ${names[0] ?? ''}` : `prices of ${names.length} trips`;
}
