/** The year of a trip in twelve letters, for data that is sent to browsers. */
import { monthIds, type MonthId } from '../catalogue/months';
import { formatMonths } from './months';

interface Season {
  readonly best: readonly MonthId[];
  readonly fair: readonly MonthId[];
}

/** 'bbf.......bb': a letter for each month from January, `b` where a trip is at its best, `f` where it is fair. */
export const yearCode = ({ best, fair }: Season): string =>
  monthIds.map((id) => (best.includes(id) ? 'b' : fair.includes(id) ? 'f' : '.')).join('');

/** 'best Nov to Feb, fair Mar'. @param code of `yearCode` */
export function yearText(code: string): string {
  const monthsOf = (letter: string) => formatMonths(monthIds.filter((_, month) => code[month] === letter));
  return [`best ${monthsOf('b')}`, ...(code.includes('f') ? [`fair ${monthsOf('f')}`] : [])].join(', ');
}
