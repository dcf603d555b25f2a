/** Texts of the page that shows the year as a chart and month by month. */
import { pageTexts } from '../catalogue/page-texts';
import type { MonthId } from '../ids/months';
import type { Day } from '../model/dates/departures';
import { festivalsInMonth } from '../model/dates/festivals';
import type { MonthCount } from '../words/year-chart';
import { peaksInMonth, type DateLine } from '../words/year-dates';

export const whenToGoPage = pageTexts['when-to-go'];

/** '5 at their best, 2 good'. */
export const monthCountText = ({ best, fair }: MonthCount): string =>
  [
    best > 0 ? `${best} at ${best === 1 ? 'its' : 'their'} best` : '',
    fair > 0 ? `${fair} ${whenToGoPage.marks.fair}` : '',
  ]
    .filter(Boolean)
    .join(', ');

const { festivals, peaks } = whenToGoPage.dates;

/** '7 festivals', '1 festival'; '2 peak dates'. */
export function dateCountText(count: number, what: 'festivals' | 'peaks'): string {
  const words = (what === 'festivals' ? festivals : peaks).toLowerCase();
  return `${count} ${count === 1 ? words.slice(0, -1) : words}`;
}

/** The festivals and then the peak dates of a month: 'Peak dates: Diwali'. @param today YYYY-MM-DD, the day of the build */
export const datesInMonth = (month: MonthId, today: Day): DateLine[] => [
  ...festivalsInMonth(month, today),
  ...peaksInMonth(month, today).map(({ label, value }) => ({ label: `${peaks}: ${label}`, value })),
];
