/** The operator's changes in the tests, to trips that are found by their properties: next season they may be different ones. */
import { tripsOf, groupTrips, seedTrips } from '../../content/catalogue/trips';
import { today } from '../../content/model/dates/build-day';
import { daysAfter, departuresOf, isOfRule } from '../../content/model/dates/departures';

/**
 * Asserts that an item was found.
 * @throws Error if the content has none.
 */
export function there<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('the content has too few trips for this');
  return item;
}

export const priced = there(seedTrips[0]);
export const described = there(seedTrips[1]);
export const copied = there(seedTrips[2]);
export const pictured = there(seedTrips[3]);
export const asked = there(tripsOf('honeymoons').find(({ questions }) => questions.length < 5));
export const removed = there(tripsOf('domestic').at(-1));

/** A group, and two future days: one on which it leaves by its rule, and one on which it does not. */
export const group = there(groupTrips[0]);
const { departures } = group;
const isFree = (day: string) => departures.dates.every(({ date }) => date !== day);
const ahead = departuresOf(departures, group.days, daysAfter(today, departures.closesDaysBefore + 3));
export const full = there(ahead.map(({ leaves }) => leaves).find((day) => isOfRule(departures, day) && isFree(day)));
export const extra = there(
  [1, 2, 3].map((days) => daysAfter(full, days)).find((day) => !isOfRule(departures, day) && isFree(day)),
);

export const changes = {
  price: priced.price + 500,
  phone: '+91 422 400 5000',
  sunday: '11:00 AM to 4:00 PM',
  notice: 'Roads to the hills are closed until Friday: we call everybody who leaves before.',
  question: {
    topic: 'money',
    question: 'May we pay “half” now?',
    answer: 'Yes: half now, and the rest 30 days before.',
  },
  // The places of its route have to be named by some day.
  day:
    `${described.route.join(', ')}. ${'The temple of மீனாட்சி அம்மன், “Madurai’s own”, and the "old" market. '.repeat(40)}`.slice(
      0,
      1_999,
    ) + '.',
  photo: {
    alt: 'A boat of reeds and wood on a wide lake',
    credit: 'A. Nair, CC BY 4.0',
  },
  copy: { id: 'slow-boats-asha-s', name: `"Slow" Boats & Asha's` },
};
