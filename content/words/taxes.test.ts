import { priceBasis, taxes, tcsWithoutPan } from '../model/fares/taxes';
import { taxSentence } from './taxes';

test('builds the sentence beside a price from the rates and the price basis', () => {
  const gst = `${priceBasis.gst.rate}% GST`;
  const tcs = `${taxes.tcs.rate}% TCS`;
  for (const trips of ['india', 'abroad', 'both'] as const) {
    expect(taxSentence(trips)).toContain(gst);
    expect(taxSentence(trips).includes(tcs)).toBe(trips !== 'india');
  }
  expect(taxSentence('both')).toContain('On tours abroad');
  const included = `Taxes: the price includes ${taxes.gst.rate}% GST.`;
  expect(taxSentence('india', { gst: taxes.gst, gstIncluded: true })).toBe(included);
  const added = `${taxes.gstWithCredit.rate}% GST is added`;
  expect(taxSentence('india', { gst: taxes.gstWithCredit, gstIncluded: false })).toContain(added);
});

test.each([
  [1, 5],
  [2, 5],
  [4, 8],
  [10, 20],
  [12, 20],
])('charges without a PAN twice the TCS of %i%%, at least 5%% and at most 20%%: %i%%', (rate, withoutPan) =>
  expect(tcsWithoutPan(rate)).toBe(withoutPan),
);
