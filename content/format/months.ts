/** Months in words. */
import { monthIds, months, type MonthId } from '../catalogue/months';

/** '2026-11' as '(as of November 2026)'. */
export function asOfWords(asOf: string): string {
  const [year = '', month = ''] = asOf.split('-');
  const id = monthIds[Number(month) - 1];
  return `(as of ${id ? months[id] : month} ${year})`;
}

/**
 * A text with the month in which the rules it names were last read: '... need a permit. (as of November 2026)'. Page, print and structured data say the same.
 * @param asOf '2026-11'; without it the text names no rule that changes
 */
export const dated = (text: string, asOf: string | undefined): string => (asOf ? `${text} ${asOfWords(asOf)}` : text);

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

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The months from that of one day to that of another, both included. @param first YYYY-MM-DD, as `last`, which is not before it */
export const monthsBetween = (first: string, last: string): MonthId[] =>
  Array.from(
    { length: monthNumber(last) - monthNumber(first) + 1 },
    (_, index) => monthIds[(monthNumber(first) + index) % 12] ?? 'jan',
  );
