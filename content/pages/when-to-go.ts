/** Texts of the page that shows the year as a chart and month by month. */
import type { MonthId } from '../ids/months';
import type { Day } from '../model/dates/departures';
import { festivalsInMonth } from '../model/dates/festivals';
import type { MonthCount } from '../words/year-chart';
import { peaksInMonth, type DateLine } from '../words/year-dates';

export const whenToGoPage = {
  name: 'When to go',
  title: 'When to go: tours month by month',
  description:
    'Which of our tours are at their best in which month: hills in summer, coasts in winter, the Himalaya between the snow and the rain.',
  picture: 'itineraries',
  hero: {
    title: 'When to go',
    subtitle: 'Places and kinds of trip by month, with festivals and dates that cost more.',
  },
  chooser: 'Months',
  skip: 'Skip the chart',
  caption: 'How many trips are at their best or good; tap a number to see them.',
  /** The header over the names of the rows, for screen readers. */
  what: 'Place, kind or sight',
  /** The meaning of the two marks. */
  marks: { best: 'at their best', fair: 'good' },
  parts: { india: 'In India', abroad: 'Abroad', kinds: 'Kinds of trip', sights: 'What you want to see' },
  /** The rows for festivals and peak dates. */
  dates: { heading: 'Festivals and peak dates', festivals: 'Festivals', peaks: 'Peak dates' },
  /** The weather and the roads of a month, in one line. */
  notes: {
    jan: 'It is cool and dry over most of India. Nights in the hills are cold, with snow above Manali and in Kashmir.',
    feb: 'This is the last cool month of the plains, and both coasts are clear. Tulips are not yet out in Srinagar.',
    mar: 'Days are warm, in Punjab and the northeast mild. Jaipur and Udaipur have their last good weeks, while the Deccan is already hot.',
    apr: 'It is hot on the plains, and time for Kashmir, Sikkim and the hill stations.',
    may: 'Schools have holidays, and the plains have their hottest month. It is cool in the Himalaya and above 1,500 m in the south. The Char Dham temples open in late April or May.',
    jun: 'The monsoon reaches Kerala in the first days and Mumbai soon after. The mountains beyond its reach open: Gurez first, Spiti from the middle of the month.',
    jul: 'Rain falls over most of the country. Flowers are out in the high valleys, and Bali is in its best season.',
    aug: 'The rain goes on, and the Valley of Flowers is in bloom.',
    sep: 'The rain eases. Kerala is green, the passes into Spiti are open and clear.',
    oct: 'After the rain the air is clear and the Himalaya is in view. There are festivals from Mysuru to Kolkata.',
    nov: 'It is dry and mild in the north, the Deccan and on the west coast, in Rajasthan, Hampi and Goa. Tamil Nadu has its rain.',
    dec: 'The south has its coolest month, the plains of the north have fog. Houseboats and beaches are at their busiest.',
  } satisfies Record<MonthId, string>,
} as const;

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
