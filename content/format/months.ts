/** Formats months as words. */
import { months as texts } from '../records/pages/formats.json';
import { filled } from './filled';
import { monthIds, months, type MonthId } from '../ids/months';

/** '(as of November 2026)' for '2026-11'. */
export function asOfWords(asOf: string): string {
  const [year = '', month = ''] = asOf.split('-');
  const id = monthIds[Number(month) - 1];
  return filled(texts.asOf, { month: id ? months[id] : month, year });
}

/**
 * A text with the month in which the rules it mentions were last checked: '... need a permit. (as of November 2026)'. The page, print and
 * structured data use the same text.
 * @param asOf the month, such as '2026-11'; undefined if the text mentions no rule that may change
 */
export const dated = (text: string, asOf: string | undefined): string => (asOf ? `${text} ${asOfWords(asOf)}` : text);

const short = (id: MonthId) => months[id].slice(0, 3);
const long = (id: MonthId) => months[id];

/**
 * 'Oct to Feb', 'Mar, Apr, Oct to Dec', 'all year': consecutive months as a span, also across the end of the year.
 * @param named returns the name of a month
 */
export function formatMonths(ids: readonly MonthId[], named: (id: MonthId) => string = short): string {
  if (ids.length === monthIds.length) return texts.allYear;
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
      return span.length > 2
        ? filled(texts.span, { first: named(first), last: named(last) })
        : span.map(named).join(', ');
    })
    .join(', ');
}

/** The same with full names: 'December to March'. */
export const formatMonthsInFull = (ids: readonly MonthId[]): string => formatMonths(ids, long);

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The months from that of one day to that of another, both included. @param first YYYY-MM-DD, not after `last` */
export const monthsBetween = (first: string, last: string): MonthId[] =>
  Array.from(
    { length: monthNumber(last) - monthNumber(first) + 1 },
    (_, index) => monthIds[(monthNumber(first) + index) % 12] ?? 'jan',
  );
