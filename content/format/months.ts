/** Months in words. */
import { monthIds, months, type MonthId } from '../catalogue/months';

const short = (id: MonthId) => months[id].slice(0, 3);

/** 'Oct to Feb', 'Mar, Apr, Oct to Dec', 'all year': months in a row as a span, over the end of the year too. */
export function formatMonths(ids: readonly MonthId[]): string {
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
      return span.length > 2 ? `${short(first)} to ${short(last)}` : span.map(short).join(', ');
    })
    .join(', ');
}
