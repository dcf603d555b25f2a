/** The two tables: prices with the fare rules, and departures. */
import { fareRulesSchema } from '../../content/schema/fares';
import { keysOf } from '../../content/schema/keys-of';
import type { GroupTrip } from '../../content/schema/types';
import { choice, count, day, monthList, name, percent, rupees, weekday, weeks, words, type Cell } from './cells';
import type { Fields } from './site-records';

export interface Table {
  /** Columns that can be changed. */
  cells: Readonly<Record<string, Cell>>;
  /** What has rows in it. */
  has: string;
  /** The rows of a record; none where it has no place in the table. */
  rowsOf: (record: Fields) => Fields[];
  /** The record with other rows. */
  withRows: (record: Fields, rows: readonly Fields[]) => Fields;
}

/** What tells the rows of a trip apart: the day of a departure; the rule has none. */
export const dateOf = ({ date }: Fields) => (typeof date === 'string' ? date : undefined);

/** The row of the same date, or the other without one. */
export const sameIn = (rows: readonly Fields[], row: Fields) => rows.find((one) => dateOf(one) === dateOf(row));

/** Without what is undefined. */
const said = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const rules = keysOf(fareRulesSchema.shape);

const prices: Table = {
  cells: {
    price: rupees,
    originalPrice: rupees,
    ...Object.fromEntries(rules.map((rule) => [rule, rule === 'roundUpTo' ? rupees : percent])),
  },
  has: 'trip',
  rowsOf: ({ rules: ofAll, price, originalPrice, fareRules }) =>
    ofAll ? [ofAll as Fields] : [{ price, originalPrice, ...(fareRules as Fields | undefined) }],
  withRows(record, [row = {}]) {
    if ('rules' in record) return { ...record, rules: said(row) };
    const { price, originalPrice, ...fareRules } = row;
    return said({ ...record, price, originalPrice, fareRules: said(fareRules) });
  },
};

/** The rule first. */
function departureRows(record: Fields): Fields[] {
  if (!('departures' in record)) return [];
  const { dates, ...rule } = record['departures'] as GroupTrip['departures'];
  return [rule, ...dates];
}

const departures: Table = {
  cells: {
    ...{ date: day, extra: choice, status: name, price: rupees, note: words, asOf: day },
    ...{ weekday, weeks, months: monthList, from: name, closesDaysBefore: count },
  },
  has: 'group tour',
  rowsOf: departureRows,
  withRows(record, rows) {
    const rule = rows.find((row) => !dateOf(row)) ?? departureRows(record)[0];
    const dates = rows.filter(dateOf).map(said);
    return { ...record, departures: { ...said(rule ?? {}), dates } };
  },
};

export const tables: Readonly<Record<'prices' | 'departures', Table>> = { prices, departures };
