/** The three tables: prices with the fare rules, departures, and peak dates. */
import { fareRulesSchema, ownFaresSchema } from '../../content/schema/fares';
import { keysOf } from '../../content/ids/keys-of';
import type { Operator } from '../../content/schema/operator';
import type { GroupTrip } from '../../content/schema/types';
import {
  choice,
  count,
  day,
  dayList,
  idList,
  monthList,
  name,
  percent,
  rupees,
  weekday,
  weeks,
  words,
  type Cell,
} from './cells';
import type { Fields } from './site-records';

export interface Table {
  /** The columns that can be changed. */
  cells: Readonly<Record<string, Cell>>;
  /** The word for a record with rows in the table. */
  has: string;
  /** Returns whether a record has rows in the table. */
  holds: (record: Fields) => boolean;
  /** Converts a record to rows. */
  rowsOf: (record: Fields) => Fields[];
  /** Returns the record with its rows replaced. */
  withRows: (record: Fields, rows: readonly Fields[]) => Fields;
}

/** The key of a row within its record: the day, and for peak dates also the name. A departure rule has no key. */
export const keyOf = ({ date, peak }: Fields) => {
  const parts = [date, peak].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : undefined;
};

/** The row with the same key, or the row without a key if there is none. */
export const sameIn = (rows: readonly Fields[], row: Fields) => rows.find((one) => keyOf(one) === keyOf(row));

/** The fields without those that are undefined. */
const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Some fields of a row, nested under one name; empty if none of them is set. */
const grouped = (name: string, columns: readonly string[], row: Fields): Fields => {
  const own = withoutUndefined(Object.fromEntries(columns.map((column) => [column, row[column]])));
  return Object.keys(own).length > 0 ? { [name]: own } : {};
};

const rules = keysOf(fareRulesSchema.shape);
const ownFares = keysOf(ownFaresSchema.shape);
const without = (row: Fields, columns: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
const inRupees = Object.fromEntries(ownFares.map((column) => [column, rupees]));

const prices: Table = {
  cells: {
    price: rupees,
    originalPrice: rupees,
    ...Object.fromEntries(rules.map((rule) => [rule, rule === 'roundUpTo' ? rupees : percent])),
    ...inRupees,
  },
  has: 'trip',
  holds: (record) => 'price' in record || 'rules' in record,
  rowsOf: ({ rules: ofAll, price, originalPrice, fareRules, ownFares: own }) =>
    ofAll ? [ofAll as Fields] : [{ price, originalPrice, ...(fareRules as Fields), ...(own as Fields) }],
  withRows(record, [row = {}]) {
    if ('rules' in record) return { ...record, rules: withoutUndefined(row) };
    const { price, originalPrice } = row;
    return withoutUndefined({
      ...without(record, ['fareRules', 'ownFares']),
      price,
      originalPrice,
      ...grouped('fareRules', rules, row),
      ...grouped('ownFares', ownFares, row),
    });
  },
};

/** The rows of the departures, with the rule first. */
function departureRows(record: Fields): Fields[] {
  const { dates, ...rule } = record['departures'] as GroupTrip['departures'];
  return [rule, ...dates.map(({ ownFares: own, ...date }) => ({ ...date, ...own }))];
}

const departures: Table = {
  cells: {
    date: day,
    extra: choice,
    status: name,
    price: rupees,
    ...inRupees,
    note: words,
    asOf: day,
    weekday,
    weeks,
    months: monthList,
    from: name,
    closesDaysBefore: count,
    meetsNightBefore: choice,
    meetsAt: words,
    without: dayList,
    avoid: idList,
  },
  has: 'group tour',
  holds: (record) => 'departures' in record,
  rowsOf: departureRows,
  withRows(record, rows) {
    const rule = rows.find((row) => !keyOf(row)) ?? departureRows(record)[0];
    const dates = rows
      .filter(keyOf)
      .map((row) => withoutUndefined({ ...without(row, ownFares), ...grouped('ownFares', ownFares, row) }));
    return { ...record, departures: { ...withoutUndefined(rule ?? {}), dates } };
  },
};

const peaks: Table = {
  cells: { date: day, until: day, peak: words, rupees, percent, kinds: idList, states: idList, trips: idList },
  has: 'peak date',
  holds: (record) => Array.isArray(record['dates']),
  rowsOf: ({ dates }) =>
    (dates as Operator['peaks']['dates']).map(({ from, name: peak, ...row }) => ({ date: from, peak, ...row })),
  withRows: (record, rows) => ({
    ...record,
    dates: rows.map(({ date, peak, ...row }) =>
      withoutUndefined({ name: peak, from: date, kinds: [], states: [], trips: [], ...withoutUndefined(row) }),
    ),
  }),
};

export type TableName = 'prices' | 'departures' | 'peaks';

export const tables: Readonly<Record<TableName, Table>> = { prices, departures, peaks };
