/** A price for a person or a couple always has the total with tax beside it, in bars and buttons, too. */
import { expect, test } from '@playwright/test';
import { priceBasis, withGst } from '../../content/model/fares/taxes';
import { formatRupees } from '../../content/format/money';
import { everywhere } from '../../content/words/everywhere';
import { tripPath } from '../../content/routes';
import { everyRoute, rawText } from '../support/pages';
import { trips } from '../../content/catalogue/trips';

const price = new RegExp(`₹([\\d,]+)(?: ${everywhere.prices.instead} ₹[\\d,]+)?(?: more)? per (?:person|couple)`, 'g');
const total = /^(?:, twin sharing)?,? (₹[\d,]+) with (?:\d+% )?GST/;

test('prints the total beside every price for a person or a couple', () => {
  const found = everyRoute.flatMap((path) => {
    const text = rawText(path);
    return [...text.matchAll(price)].map(({ 0: matched, 1: digits = '', index }) => {
      const rupees = Number(digits.replaceAll(',', ''));
      // If GST is included, the price is the total.
      const printed = priceBasis.gstIncluded ? formatRupees(rupees) : undefined;
      const paid = total.exec(text.slice(index + matched.length))?.[1] ?? printed;
      return { path, matched, paid, due: formatRupees(withGst(rupees)) };
    });
  });
  expect(found.filter(({ paid, due }) => paid !== due)).toEqual([]);
  // The price is at the top of the page and in the bar at the bottom.
  for (const { id } of trips) {
    const onPage = found.filter(({ path }) => path === tripPath(id));
    expect(onPage.length, id).toBeGreaterThan(1);
  }
});
