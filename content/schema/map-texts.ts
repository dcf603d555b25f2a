/** The schema of the texts on maps and beside them, `content/records/pages/maps.json`. */
import * as z from 'zod';
import { text } from './fields';
import { filledText } from './filled-text';
import { transports } from './legs';
import { button, counted, heading, labels, words } from './page-parts';

const place = { place: 'its name' };

export const maps = z.strictObject({
  transports: labels(transports, 20).meta({ title: 'How one travels' }),
  night: words(30, 'Stop with a night'),
  onTheWay: words(30, 'Stop without a night'),
  away: words(30, 'Under a town beyond the edge'),
  nights: counted('Under a stop with nights'),
  back: filledText(text.max(60), place, { title: 'After the last stop of a round trip' }),
  route: words(120, 'Map of a trip, for screen readers'),
  state: filledText(
    text.max(120),
    { state: 'its name', places: 'the stops that the map names' },
    { title: 'Map of a state, for screen readers' },
  ),
  toursWithNight: words(40, 'On the map of a state: stop with a night'),
  toursPassing: words(40, 'On the map of a state: stop without a night'),
  india: z
    .strictObject({
      drawing: words(120, 'For screen readers'),
      list: words(100, 'Its list of marks, for screen readers'),
      heading: heading.meta({ title: 'Over the map' }),
      lead: words(200, 'Text under the heading'),
      open: button('Button on phones, among the filters'),
      marks: z
        .strictObject({
          'himachal-punjab': words(40, 'Himachal Pradesh and Punjab'),
          'sikkim-bengal': words(40, 'Sikkim and West Bengal'),
          'assam-meghalaya': words(40, 'Assam and Meghalaya'),
          'telangana-andhra': words(40, 'Telangana and Andhra Pradesh'),
        })
        .meta({ title: 'Marks of two states', description: 'The map breaks a name into two lines at “&”.' }),
    })
    .meta({ title: 'Map of India' }),
});
