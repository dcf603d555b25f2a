/** The year of a trip as twelve letters, for data that is sent to browsers. */
import { monthIds, type MonthId } from '../ids/months';

export interface Season {
  readonly best: readonly MonthId[];
  readonly fair: readonly MonthId[];
}

/** One letter for each month from January, as in 'bbf.......bb': `b` for the best months, `f` for fair ones. */
export const yearCode = ({ best, fair }: Season): string =>
  monthIds.map((id) => (best.includes(id) ? 'b' : fair.includes(id) ? 'f' : '.')).join('');

/** The season of a year code. @param code a result of `yearCode` */
export function seasonOf(code: string): Season {
  const monthsOf = (letter: string) => monthIds.filter((_, month) => code[month] === letter);
  return { best: monthsOf('b'), fair: monthsOf('f') };
}
