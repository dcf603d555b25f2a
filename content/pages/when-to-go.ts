/** Texts of the page that lists trips by the months in which they are at their best. */
import type { MonthId } from '../catalogue/months';

export const whenToGoPage = {
  name: 'When to go',
  title: 'When to go: tours month by month',
  description:
    'Which of our tours are at their best in which month: hills in summer, coasts in winter, the Himalaya between the snow and the rain.',
  picture: 'itineraries',
  hero: { title: 'When to go', subtitle: 'Twelve months, and the tours that are at their best in each.' },
  chooser: 'Months',
  /** What a month is like on the road, in one line. */
  notes: {
    jan: 'Cool and dry over most of India; cold nights in the hills, snow above Manali and in Kashmir.',
    feb: 'The last cool month of the plains, clear on both coasts, tulips not yet out in Srinagar.',
    mar: 'Warm days, mild in Punjab and the northeast; the last good weeks for Jaipur and Udaipur, while the Deccan is already hot.',
    apr: 'Hot on the plains: time for Kashmir, Sikkim and the hill stations.',
    may: 'School holidays and the hottest month; cool in the Himalaya and above 1,500 m in the south. The Char Dham temples are open.',
    jun: 'The monsoon reaches Kerala in the first days and Mumbai soon after. The mountains beyond its reach open: Gurez first, Spiti from the middle of the month.',
    jul: 'Rain over most of the country. Flowers in the high valleys, Bali in its best season.',
    aug: 'Rain goes on; the Valley of Flowers is in bloom.',
    sep: 'The rain eases. Kerala is green, the passes into Spiti are open and clear.',
    oct: 'Clear after the rain: the Himalaya in view, festivals from Mysuru to Kolkata.',
    nov: 'Dry and mild in the north, the Deccan and on the west coast: Rajasthan, Goa, Hampi. Tamil Nadu has its rain.',
    dec: 'The coolest month of the south, fog on the plains of the north, houseboats and beaches at their busiest.',
  } satisfies Record<MonthId, string>,
} as const;
