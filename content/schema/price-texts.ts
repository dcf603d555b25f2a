/** The schema of the texts around prices, `content/records/pages/prices.json`. Browsers load some of them with the booking form. */
import * as z from 'zod';
import { counted, filledWords, words } from './page-parts';

const percent = { percent: 'the rate of the tax' };
const amount = { amount: 'the rupees' };

export const prices = z.strictObject({
  withTax: z
    .strictObject({
      gst: filledWords(40, 'With GST, in short', { total: 'the price with GST' }),
      gstRate: filledWords(40, 'With GST and its rate', { total: 'the price with GST', ...percent }),
      tcs: filledWords(60, 'Abroad', { total: 'one of the two above', tcs: 'the rupees of TCS' }),
    })
    .meta({ title: 'Beside a price' }),
  basis: filledWords(40, 'Where two share a room', { basis: 'per person' }),
  taxes: z
    .strictObject({
      included: filledWords(140, 'Where prices include GST', percent),
      added: filledWords(140, 'Where GST is added', percent),
      abroad: filledWords(140, 'After it, on a tour abroad', percent),
      toursAbroad: filledWords(140, 'After it, beside tours of both kinds', percent),
      tcs: filledWords(140, 'On TCS alone', percent),
      extras: filledWords(140, 'On extras of tours abroad', percent),
    })
    .meta({ title: 'On taxes' }),
  sums: z
    .strictObject({
      fare: filledWords(40, 'Fare', amount),
      gst: filledWords(40, 'GST', amount),
      tcs: filledWords(40, 'TCS', amount),
    })
    .meta({ title: 'Parts of a total' }),
  beforeTcs: filledWords(60, 'Abroad, after what each pays', { shares: 'what each pays', ...amount }),
  printedTotal: filledWords(40, 'Total in the PDF', amount),
  shares: z
    .strictObject({
      each: filledWords(40, 'Several', { who: 'one of the words below', ...amount }),
      one: filledWords(40, 'One', { who: 'one of the words below', ...amount }),
      who: z
        .strictObject({
          adult: words(40),
          thirdAdult: words(40, 'A third adult in a room'),
          childSharing: words(40, 'A child in the second bed beside one adult'),
          childWithBed: words(40, 'A child with a bed'),
          childWithoutBed: words(40, 'A child without a bed'),
          youngChild: words(40, 'A child too young for a child’s fare'),
          baby: words(40, 'A baby'),
          child: words(40, 'A child on a day tour'),
        })
        .meta({ title: 'Who pays' }),
      rooms: counted('Rooms'),
    })
    .meta({ title: 'What each pays' }),
  parties: z
    .strictObject({
      one: words(60, 'One adult'),
      two: words(60, 'Two adults'),
      three: words(60, 'Three adults'),
      four: words(60, 'Four adults'),
      childWithBed: words(60, 'Two adults and a child with a bed'),
      childWithoutBed: words(60, 'Two adults and a child without a bed'),
      bothChildren: words(60, 'Two adults and a child of each kind'),
      aloneInCar: words(60, 'One adult on a day tour'),
      child: words(60, 'Two adults and a child on a day tour'),
      children: words(60, 'Two adults and two children on a day tour'),
    })
    .meta({ title: 'Parties in the table of fares' }),
  noTotal: z
    .strictObject({
      dayOver: words(140, 'The day is over'),
      noGroup: words(140, 'No group leaves on that day'),
      onRequest: words(140, 'The day has no price yet'),
      withoutChildren: words(140, 'On a trip without children'),
      childrenBelow: filledWords(140, 'For smaller children', { from: 'the age from which the trip is planned' }),
      noAdult: words(140, 'Children alone'),
      notForTwo: words(140, 'More people, on a trip for two'),
      rooms: filledWords(140, 'Too many for their rooms', { most: 'the most people in a room' }),
      full: words(140, 'The day is full'),
      weekday: filledWords(140, 'A sight is closed then', {
        weekday: 'the day of the week',
        because: 'the reason in the trip’s file',
      }),
      festival: filledWords(140, 'A festival that the trip avoids', { because: 'the reason in the trip’s file' }),
    })
    .meta({ title: 'Why there is no total' }),
});
