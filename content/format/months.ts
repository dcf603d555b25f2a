/** Months in words. */
import { monthIds, months, type MonthId } from '../catalogue/months';

const short = (id: MonthId) => months[id].slice(0, 3);
const long = (id: MonthId) => months[id];

/**
 * 'Oct to Feb', 'Mar, Apr, Oct to Dec', 'all year': months in a row as a span, over the end of the year too.
 * @param named how a month is written
 */
export function formatMonths(ids: readonly MonthId[], named: (id: MonthId) => string = short): string {
  if (ids.length === monthIds.length) return 'all year';
  const twoYears = [...monthIds, ...monthIds];
  const starts = monthIds.filter((id, index) => ids.includes(id) && !ids.includes(monthIds.at(index - 1) ?? id));
  return starts
    .map((start) => {
      const from = twoYears.indexOf(start);
      const span = twoYears.slice(
        from,
        twoYears.findIndex((id, index) => index > from && !ids.includes(id)),
      );
      const [first, last] = [span[0] ?? start, span.at(-1) ?? start];
      return span.length > 2 ? `${named(first)} to ${named(last)}` : span.map(named).join(', ');
    })
    .join(', ');
}

/** The same in full: 'December to March'. */
export const formatMonthsInFull = (ids: readonly MonthId[]): string => formatMonths(ids, long);
