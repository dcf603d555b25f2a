import { priceBasis, taxes, taxSentence } from './taxes';

test.each(Object.entries(taxes))(
  '%s is a rate with a source and the day it was read',
  (_id, { rate, appliesTo, source, checked }) => {
    expect(rate).toBeGreaterThan(0);
    expect(rate).toBeLessThanOrEqual(28);
    expect(appliesTo).not.toBe('');
    expect(source).not.toBe('');
    expect(new Date(checked).toISOString().slice(0, 10)).toBe(checked);
  },
);

test('GST costs more where input credit is taken', () => {
  expect(taxes.gstWithCredit.rate).toBeGreaterThan(taxes.gst.rate);
});

test('the sentence beside a price is made of the numbers', () => {
  const gst = `${priceBasis.gst.rate}% GST`;
  const tcs = `${taxes.tcs.rate}% TCS`;
  expect(taxSentence('india')).toContain(gst);
  expect(taxSentence('india')).not.toContain('TCS');
  for (const trips of ['abroad', 'both'] as const) {
    expect(taxSentence(trips)).toContain(gst);
    expect(taxSentence(trips)).toContain(tcs);
  }
  expect(taxSentence('both')).toContain('On tours abroad');
});

test('the sentence follows how the prices are meant', () => {
  expect(taxSentence('india', { gst: taxes.gst, gstIncluded: true })).toBe(
    `Taxes: the price includes ${taxes.gst.rate}% GST.`,
  );
  expect(taxSentence('india', { gst: taxes.gstWithCredit, gstIncluded: false })).toContain(
    `${taxes.gstWithCredit.rate}% GST is added`,
  );
});
