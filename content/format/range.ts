/** A range of numbers as one choice of a group: 'under-12000' for prices, 'exactly-3' for days. */
import { formatRupees } from './money';

/** The unit of a group's numbers. */
export type Unit = 'rupees' | 'days';

export interface Range {
  /** Both bounds are included. */
  readonly from: number;
  readonly to: number;
}

/** 'Around 20,000' allows this share less or more. */
const around = 0.2;

const pattern = /^(?:(?:under|over|around|exactly)-\d{1,7}|from-\d{1,7}-to-\d{1,7})$/;

/** Whether an id describes a range. */
export const isRange = (id: string): boolean => pattern.test(id);

/** The range that an id describes; undefined for any other id. */
export function rangeOf(id: string): Range | undefined {
  if (!isRange(id)) return undefined;
  const [word, first, , second = first] = id.split('-');
  const number = Number(first);
  if (word === 'under') return { from: 0, to: number };
  if (word === 'over') return { from: number, to: Infinity };
  if (word === 'around') return { from: number * (1 - around), to: number * (1 + around) };
  return { from: number, to: Number(second) };
}

export const isInRange = (range: Range | undefined, number: number | undefined): boolean =>
  range !== undefined && number !== undefined && number >= range.from && number <= range.to;

const inDays = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
const inUnit = { rupees: formatRupees, days: inDays };

/** A range as text: 'Up to ₹12,000 each', '3 days'. The reader of asks understands it as the same range. */
export function rangeLabel(id: string, unit: Unit): string {
  const [word, first, , second] = id.split('-');
  const amount = inUnit[unit](Number(first));
  const each = unit === 'rupees' ? ' each' : '';
  if (word === 'under') return `Up to ${amount}${each}`;
  if (word === 'over') return `From ${amount}${each}`;
  if (word === 'around') return `Around ${amount}${each}`;
  if (word === 'exactly') return `${amount}${each}`;
  return unit === 'days'
    ? `${Number(first)} to ${inDays(Number(second))}`
    : `${amount} to ${formatRupees(Number(second))}${each}`;
}
