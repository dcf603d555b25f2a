/** The schema of the texts around who travels and when, `content/records/pages/party.json`. Browsers load them. */
import * as z from 'zod';
import { button, counted, filledWords, labels, words } from './page-parts';

const amount = { amount: 'the rupees' };
const day = { day: 'such as: Thu, 24 Dec 2026' };
const month = { month: 'such as: December 2026' };
const people = { people: 'for how many, from above' };
const total = { total: 'the rupees' };
const age = { age: 'such as: 7 years' };
const because = { because: 'the reason in the trip’s file' };
const who = { who: 'such as: 2 adults, children of 5 and 9' };
const when = { when: 'the day or the month' };

export const party = z.strictObject({
  heading: words(40, 'Over the fields'),
  open: button('While nothing is chosen'),
  openForTwo: button('Likewise on a trip that is sold to two people only'),
  change: button('To change it'),
  clear: button('To take it back'),
  done: button('To close the fields'),
  labels: labels(['adults', 'children', 'day', 'month'])
    .extend({ age: filledWords(40, 'Age of a child', { number: 'the number of the child' }) })
    .meta({ title: 'Labels of the fields' }),
  prompts: labels(['age', 'month']).meta({ title: 'While fields are empty' }),
  ages: z
    .strictObject({
      underOne: words(40, 'Below one year'),
      years: counted('Age'),
      withBed: filledWords(60, 'With a bed', age),
    })
    .meta({ title: 'Ages to choose' }),
  who: z
    .strictObject({
      adults: counted('Adults'),
      unknown: counted('Children whose age is not known yet'),
      child: filledWords(40, 'One child', { age: 'its age' }),
      children: filledWords(60, 'Several children', { ages: 'their ages' }),
      youngest: words(20, 'Age of a child below one year'),
      bed: filledWords(40, 'Age of a child with a bed', { age: 'its age' }),
    })
    .meta({ title: 'Who travels, in words' }),
  chosen: filledWords(60, 'What is chosen', { ...who, ...when }),
  anyDay: words(40, 'While no day is chosen'),
  inMonth: filledWords(40, 'A month in words', month),
  total: z
    .strictObject({
      heading: words(40, 'Over the total'),
      one: words(40, 'For one'),
      many: filledWords(40, 'For several', { count: 'the number of travellers' }),
      onDay: filledWords(80, 'On a day', { ...total, ...people, ...day }),
      anyDay: filledWords(80, 'Without a day', { ...total, ...people }),
      inMonth: filledWords(80, 'In a month', { ...total, ...people, ...month }),
      fromTo: filledWords(40, 'Where days of a month differ', { from: 'the lowest total', to: 'the highest' }),
      request: filledWords(80, 'On a day without a price', day),
      requestMonth: filledWords(80, 'In a month without a price', month),
      no: filledWords(80, 'On a day on which the trip cannot start', day),
      noMonth: filledWords(80, 'In a month in which it cannot', month),
      next: filledWords(80, 'When it can', day),
      ages: words(120, 'While an age is missing'),
    })
    .meta({ title: 'Totals' }),
  parts: z
    .strictObject({
      heading: words(60, 'Over what a total is made of'),
      row: filledWords(40, 'People who pay the same', { count: 'their number', who: 'one of the words below' }),
      rooms: counted('Rooms'),
      more: filledWords(120, 'On a dearer day', { name: 'such as: Pongal', ...amount }),
      less: filledWords(120, 'On a day that costs less', amount),
      gst: filledWords(40, 'GST', { percent: 'its rate' }),
      tcs: filledWords(40, 'TCS', { percent: 'its rate' }),
      gstIncluded: words(60, 'Where prices include GST'),
      total: words(40, 'Total'),
    })
    .meta({ title: 'What a total is made of' }),
  payers: z
    .strictObject({
      sharing: words(40, 'Two who share a room'),
      inCar: words(40, 'An adult on a day tour'),
      couple: words(40, 'Where the price is for two'),
      thirdAdult: words(40, 'A third adult in a room'),
      alone: words(40, 'An adult alone in a room'),
      aloneInCar: words(40, 'An adult alone on a day tour'),
      childSharing: words(40, 'A child in the second bed beside one adult'),
      childWithBed: words(40, 'A child on an extra bed'),
      childWithoutBed: words(40, 'A child without a bed'),
      child: words(40, 'A child on a day tour'),
      youngChild: words(40, 'A child too young for a child’s fare'),
      baby: words(40, 'A baby'),
    })
    .meta({ title: 'Who pays' }),
  levels: z
    .strictObject({ heading: filledWords(80, 'Over the totals', who) })
    .meta({ title: 'Totals on dates of each price' }),
  refused: z
    .strictObject({
      people: filledWords(120, 'Too many travellers, or none', { most: 'the most travellers with a price' }),
      ages: words(120, 'An age that is none'),
      date: words(120, 'A day that does not exist'),
      past: words(120, 'A day that is over'),
    })
    .meta({ title: 'Where an address cannot be used' }),
  nearest: words(60, 'Before the nearest days'),
  butBecause: filledWords(140, 'Where another day is better', because),
  ask: button('To ask a person'),
  failed: words(120, 'Without a network'),
  calendar: z
    .strictObject({
      month: filledWords(40, 'A month', month),
      previous: button('To the month before'),
      following: button('To the next month'),
      ordinary: words(40, 'An ordinary day'),
      dearer: words(40, 'A dearer day'),
      request: words(40, 'A day with a price on request'),
      no: words(40, 'A day on which the trip cannot start'),
      none: words(80, 'A month without such a day'),
    })
    .meta({ title: 'Calendar' }),
  message: z
    .strictObject({
      about: filledWords(120, 'After the first sentence of a message', { ...who, ...when }),
      total: filledWords(80, 'After that', total),
    })
    .meta({ title: 'In messages to you' }),
});
