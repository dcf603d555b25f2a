/** Texts of the page that shows the year as a chart and month by month. */
import { pageTexts } from '../catalogue/page-texts';
import { filled, filledFor } from '../format/filled';
import type { MonthId } from '../ids/months';
import type { Day } from '../model/dates/departures';
import { festivalsInMonth } from '../model/dates/festivals';
import type { MonthCount } from '../words/year-chart';
import { peaksInMonth, type DateLine } from '../words/year-dates';

const { inMonth, counts, dates, ...text } = pageTexts['when-to-go'];
const { peak, ...dateTexts } = dates;

export const whenToGoPage = {
  ...text,
  dates: dateTexts,
  /** 'Kerala in January'. */
  inMonth: (name: string, month: string) => filled(inMonth, { name, month }),
};

/** '5 at their best, 2 good'. */
export const monthCountText = ({ best, fair }: MonthCount): string =>
  [best > 0 ? filledFor(counts.best, best) : '', fair > 0 ? filledFor(counts.fair, fair) : '']
    .filter(Boolean)
    .join(', ');

/** '7 festivals', '1 festival'; '2 peak dates'. */
export const dateCountText = (count: number, what: 'festivals' | 'peaks'): string => filledFor(counts[what], count);

/** The festivals and then the peak dates of a month: 'Peak dates: Diwali'. @param today YYYY-MM-DD, the day of the build */
export const datesInMonth = (month: MonthId, today: Day): DateLine[] => [
  ...festivalsInMonth(month, today),
  ...peaksInMonth(month, today).map(({ label, value }) => ({ label: filled(peak, { name: label }), value })),
];
