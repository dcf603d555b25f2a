/** What people type that the site cannot show or that cannot be meant, and what the field then says. */
import type { Page } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { tripsOf } from '../../content/catalogue/trips';
import { openFile, openTrip } from '../support/editor';
import { group, priced, there } from './changes';

export interface BrokenEntry {
  title: string;
  open: (page: Page) => Promise<void>;
  /** The path of the field in the schemas. */
  path: string;
  typed: string;
  /** The field that says what is wrong, by its path in the record: mostly the same. */
  tells?: string;
  said: string | RegExp;
}

const trip = (at: number) => there(seedTrips[at]);
const honeymoon = there(tripsOf('honeymoons')[0]);

const inPrices = (title: string, at: number, typed: string, said: string): BrokenEntry => ({
  title,
  open: (page) => openTrip(page, 'Prices', trip(at).name),
  path: 'trips.price',
  typed,
  said,
});
const inTrips = (title: string, at: number, path: string, typed: string, said: string | RegExp, tells?: string) => ({
  title,
  open: (page: Page) => openTrip(page, 'Trips', trip(at).name),
  path,
  typed,
  said,
  ...(tells ? { tells } : {}),
});
const inFile = (title: string, name: RegExp, path: string, typed: string, said: string | RegExp): BrokenEntry => ({
  title,
  open: (page) => openFile(page, name),
  path,
  typed,
  said,
});

export const brokenEntries: readonly BrokenEntry[] = [
  inPrices('a comma at a place where no number has one', 0, '12,5', 'write whole rupees'),
  inPrices('paise', 1, '85999.75', 'whole rupees'),
  inPrices('a word as a price', 2, 'on request', 'write whole rupees'),
  inPrices('a price that lacks a figure', 3, '₹500', 'below 1,000 rupees'),
  inPrices('no price', 4, '', 'required'),
  inTrips(
    'the name of another trip',
    5,
    'trips.name',
    priced.name.toUpperCase(),
    `is already the name of the trip '${priced.name}'`,
  ),
  inTrips('an emoji', 6, 'trips.start', 'We leave at 6 😀', '“😀” after “We leave at 6”'),
  inTrips('more days than the plan has', 7, 'trips.days', '12', 'the trip 12', 'plan'),
  inTrips('a summary of a word', 8, 'trips.summary', 'Short.', /character/),
  {
    title: 'a struck-out price below the price',
    open: (page) => openTrip(page, 'Prices', honeymoon.title),
    path: 'trips.originalPrice',
    typed: '5,000',
    said: 'must be above the price',
  },
  {
    title: 'seats that are sold until the group leaves',
    open: (page) => openTrip(page, 'Departures', group.title),
    path: 'trips.departures.closesDaysBefore',
    typed: '0',
    said: 'below 1',
  },
  inFile('a telephone number in words', /telephone/, 'contact.phone', 'call us', 'must look like'),
  inFile('an address of an email that is none', /telephone/, 'contact.email', 'nobody', /email/i),
  inFile('a notice in Hindi', /Notice/, 'notice.text', 'सड़कें बंद हैं', '“'),
  inFile('an offer that is longer than its place', /offer in the banner/, 'offer.banner', 'Save 20% '.repeat(5), /40/),
];
