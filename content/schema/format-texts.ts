/**
 * The schema of the words in durations, months, days and lists, `content/records/pages/formats.json`. The functions in `content/format/`
 * fill them in. The names of ranges are in code (`content/format/range.ts`), because the search understands them as they are written.
 */
import * as z from 'zod';
import { list } from './fields';
import { counted, filledWords, words } from './page-parts';

export const formats = z.strictObject({
  duration: z
    .strictObject({
      days: counted('Days'),
      nights: counted('Nights'),
      whole: filledWords(40, 'Length of a trip', { days: 'the days', nights: 'the nights' }),
      range: filledWords(40, 'From the shortest to the longest', { from: 'the fewest days', to: 'the most days' }),
      people: filledWords(40, 'Size of a group', { from: 'the fewest people', to: 'the most people' }),
    })
    .meta({ title: 'Length and size' }),
  months: z
    .strictObject({
      allYear: words(40, 'All twelve'),
      span: filledWords(40, 'Several in a row', { first: 'the first month', last: 'the last month' }),
      asOf: filledWords(40, 'After a rule, when it was read', { month: 'the month', year: 'the year' }),
    })
    .meta({ title: 'Months' }),
  festivals: z
    .strictObject({
      about: filledWords(40, 'Days that are not sure', { days: 'the days' }),
      span: filledWords(40, 'Several days', { first: 'the first day', last: 'the last day' }),
      doubt: filledWords(80, 'Days that depend on the moon', { days: 'the days' }),
    })
    .meta({ title: 'Days of festivals' }),
  lastOfSeveral: filledWords(40, 'Before the last of several', { others: 'all but the last', last: 'the last' }),
  numbers: list(1, 30).meta({ title: 'Numbers as words, from none on', one: 'number' }),
});
