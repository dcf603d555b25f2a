/** One meaning for one price: wherever a page says what something costs a person or a couple, in bars and buttons too, it says what is paid with tax. */
import { expect, test } from '@playwright/test';
import { withGst } from '../../content/catalogue/taxes';
import { formatRupees } from '../../content/format/money';
import { trips } from '../../content/queries/trips';
import { tripPath } from '../../content/routes';
import { everyRoute, rawText } from '../support/pages';

const price = /₹([\d,]+)(?: instead of ₹[\d,]+)?(?: more)? per (?:person|couple)/g;
const total = /^(?:, twin sharing)?,? (₹[\d,]+) with (?:\d+% )?GST/;

test('every price for a person or a couple has its total beside it', () => {
  const found = everyRoute.flatMap((path) => {
    const text = rawText(path);
    return [...text.matchAll(price)].map(({ 0: matched, 1: digits = '', index }) => {
      const paid = total.exec(text.slice(index + matched.length))?.[1];
      return { path, matched, paid, due: formatRupees(withGst(Number(digits.replaceAll(',', '')))) };
    });
  });
  expect(found.filter(({ paid, due }) => paid !== due)).toEqual([]);
  // At its head and in the bar at the lower edge.
  for (const { id } of trips) {
    const onPage = found.filter(({ path }) => path === tripPath(id));
    expect(onPage.length, id).toBeGreaterThan(1);
  }
});
