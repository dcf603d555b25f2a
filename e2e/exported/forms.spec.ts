/** Forms as browsers get them: what they require without any script, and where the booking form cannot be told anything. */
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { bookingFields } from '../../content/pages/booking';
import { trips } from '../../content/queries/trips';
import { routes, tripPath } from '../../content/routes';
import { bookingAddress } from '../support/booking-address';
import { fileOf, rawHtml } from '../support/pages';

/** Names of the fields that a visitor must fill, in the order of the page. */
const required = (path: string) =>
  (rawHtml(path).match(/<(input|select|textarea)\b[^>]*\brequired\b[^>]*>/g) ?? []).map(
    (field) => /\bname="([^"]+)"/.exec(field)?.[1],
  );

test('the home form requires every field, the wizard all but the requirements, the contact form none', () => {
  const fields = ['first_name', 'last_name', 'email', 'phone', 'travel_preference', 'message'];
  expect(required(routes.home)).toEqual(fields);
  expect(required(routes.bookNow)).toEqual(
    bookingFields.map(({ name }) => name).filter((name) => name !== 'requirements'),
  );
  expect(required(routes.contact)).toEqual([]);
});

test('without placeholders the page of a trip has no form, and every button has the address as it stands', () => {
  for (const { id } of trips) {
    const path = fileOf(tripPath(id)).replace(/^out\//, 'out-unconfigured/');
    const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(readFileSync(path, 'utf8')) ?? [];
    expect(main, id).not.toContain('<form');
    const buttons = main.match(new RegExp(`href="${bookingAddress}[^"]*"`, 'g')) ?? [];
    expect(buttons, id).not.toEqual([]);
    expect(new Set(buttons), id).toEqual(new Set([`href="${bookingAddress}"`]));
  }
});
