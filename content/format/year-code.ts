/** The year of a trip as text, and as twelve letters for data that is sent to browsers. */
import { monthIds, type MonthId } from '../ids/months';
import { formatMonths } from './months';

interface Season {
  readonly best: readonly MonthId[];
  readonly fair: readonly MonthId[];
}

/** One letter for each month from January, as in 'bbf.......bb': `b` for the best months, `f` for fair ones. */
export const yearCode = ({ best, fair }: Season): string =>
  monthIds.map((id) => (best.includes(id) ? 'b' : fair.includes(id) ? 'f' : '.')).join('');

/** 'best Nov to Feb, good Mar'. */
export const seasonText = ({ best, fair }: Season): string =>
  [`best ${formatMonths(best)}`, ...(fair.length > 0 ? [`good ${formatMonths(fair)}`] : [])].join(', ');

/** The same text from a year code. @param code a result of `yearCode` */
export function yearText(code: string): string {
  const monthsOf = (letter: string) => monthIds.filter((_, month) => code[month] === letter);
  return seasonText({ best: monthsOf('b'), fair: monthsOf('f') });
}
