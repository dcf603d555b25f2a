import type { MonthId } from './months';

/** The months with a page, in the order of the year: those with trips to list. */
export const listedMonths = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'sep',
  'oct',
  'nov',
  'dec',
] as const satisfies readonly MonthId[];
