/**
 * The schema of small texts on every page or on many, and of files for machines, `content/records/pages/everywhere.json`. Browsers load none
 * of them: those that they load are in `controls`.
 */
import * as z from 'zod';
import { filledWords, words } from './page-parts';

export const everywhere = z.strictObject({
  parts: z
    .strictObject({
      office: words(40, 'Strip at the top'),
      menu: words(40, 'Menu at the top'),
      phoneMenu: words(40, 'Menu of phones'),
      quickContact: words(40, 'Chat and telephone, always in sight'),
      breadcrumbs: words(40, 'Way from the home page to this one'),
      contents: words(40, 'Parts of a page of text'),
    })
    .meta({ title: 'Names of the parts of a page, for screen readers' }),
  prices: z
    .strictObject({
      lowest: filledWords(140, 'Lowest price at the top of a page', {
        price: 'the rupees',
        basis: 'per person, or per couple',
        total: 'the same with tax',
      }),
      from: filledWords(40, 'Lowest price in a list and on pictures for sharing', { price: 'the rupees' }),
      instead: words(40, 'Before a price that is struck through, for screen readers'),
    })
    .meta({ title: 'Prices' }),
  rated: words(20, 'Before a rating, for screen readers'),
  changed: filledWords(60, 'Under the heading of a page of text', { day: 'the day of its last change' }),
  offer: filledWords(140, 'Beside the banner', { trips: 'what the offer applies to', day: 'its last day' }),
  imprint: z
    .strictObject({
      company: filledWords(60, 'Registered name', { name: 'that of the company' }),
      office: filledWords(60, 'Registered office', { address: 'its address' }),
      officer: filledWords(60, 'Person for complaints', { name: 'that of the person' }),
      checkAt: filledWords(60, 'A number that can be checked', { number: 'the number', address: 'where to check it' }),
    })
    .meta({ title: 'Who runs the site, at its foot and in its policies' }),
  forMachines: z
    .strictObject({
      contact: filledWords(140, 'How to reach you', {
        phone: 'your telephone number',
        email: 'your email address',
        address: 'your address',
      }),
      terms: words(300, 'How prices and bookings are meant'),
      next: filledWords(200, 'A group tour', {
        rule: 'when it leaves',
        day: 'its next date',
        last: 'the last day to book it',
      }),
      departures: words(40, 'Over group tours'),
      packages: words(40, 'Over trips'),
      destinations: words(40, 'Over destinations'),
      states: words(40, 'Over states'),
      lists: words(40, 'Over lists'),
    })
    .meta({
      title: 'Summary for language models, /llms.txt',
      description: 'Services that answer questions about your site read it. Visitors do not see it.',
    }),
});
