/** The schema of the texts of the finder's filters, in `content/records/pages/finder.json`. */
import * as z from 'zod';
import { text } from './fields';
import { filledText } from './filled-text';
import { button, words } from './page-parts';

const legend = words(60, 'Over its choices');
const any = button('Any of them');

/** The label of a choice in its group, and the one away from it. */
const choice = (title: string, names: Readonly<Record<string, string>> = {}) =>
  z
    .strictObject({
      label: filledText(text.max(60), names, { title: 'Among its choices' }),
      alone: filledText(text.max(60), names, {
        title: 'Alone',
        description: 'As a chosen filter, and as a visitor may ask.',
      }),
    })
    .meta({ title, summary: '{{label}}' });

const group = <Shape extends z.ZodRawShape>(title: string, more: Shape) =>
  z.strictObject({ legend, ...more }).meta({ title, summary: '{{legend}}' });

const days = { from: 'the fewest days' };

export const finderGroupTexts = z
  .strictObject({
    where: group('Place', { abroad: button('Abroad'), india: button('All of India') }),
    from: group('Start', { alone: filledText(text.max(60), { town: 'its name' }, { title: 'A town alone' }) }),
    month: group('Month', {}),
    sight: group('Sights', {}),
    days: group('Days', {
      one: button('One day'),
      several: filledText(text.max(40), { ...days, to: 'the most days' }, { title: 'Several days' }),
      more: choice('That many or more', days),
    }),
    price: group('Price', { any }),
    kind: group('Kind', { treks: button('Treks') }),
    company: group('Company', { any, private: button('No group and no honeymoon') }),
    suits: group('Children and elders', {}),
    steps: group('Steps', { any, none: choice('None'), few: choice('Few', { steps: 'the most steps' }) }),
    without: group('What to do without', {
      flight: choice('Flights'),
      trek: choice('Treks'),
      'long-drives': choice('Long drives', { hours: 'the hours of a day that are still short' }),
      altitude: choice('Heights', { metres: 'the height that is still low' }),
      visa: choice('Visas'),
      temples: choice('Temples'),
    }),
    food: group('Food', { vegetarian: button('Vegetarian'), jain: button('Jain') }),
    near: group('Near a town', { alone: filledText(text.max(60), { town: 'its name' }, { title: 'A town alone' }) }),
  })
  .meta({ title: 'Filters' });
