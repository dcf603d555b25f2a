/** The schema of the texts of every trip's page around those of its record, `content/records/pages/trip.json`. */
import * as z from 'zod';
import { text } from './fields';
import { filledText } from './filled-text';
import { button, words } from './page-parts';

const day = { day: 'such as: 10 Oct' };

export const tripPage = z.strictObject({
  form: z
    .strictObject({
      name: words(40, 'Name of the form for screen readers'),
      labels: z
        .strictObject({
          date: words(40, 'Date of a group'),
          month: words(40),
          adults: words(40),
          children: words(40),
        })
        .meta({ title: 'Labels of the fields' }),
      notSure: words(40, 'While nothing is chosen'),
      best: words(40, 'After a month in which the trip is at its best'),
      from: filledText(text.max(40), day, { title: 'After a month that begins with other days' }),
      until: filledText(text.max(40), day, { title: 'After a month that ends with other days' }),
      submit: button(),
      note: words(180, 'Under the button'),
    })
    .meta({ title: 'Form for month, date and party' }),
});
