import { factTexts, oldFacts, undatedFacts } from './dated-facts';

test.each([
  'Nathula needs a permit.',
  'Indian visitors need no inner line permit.',
  'A visa on arrival is given.',
  'The Arrival Card is filled in online.',
  'The car needs an e-pass.',
  'The caves admit about 1,900 people a day.',
  'The bridge has been shut since 2022.',
  'The road was closed for long spells after the flood of 2023.',
  'Large works are under way.',
])('refuses "%s" without a month and accepts it with one', (text) => {
  const fact = { collection: 'trips', id: 'a-trip', field: 'plan.0.asOf', text };
  expect(undatedFacts([fact])).toEqual([
    expect.stringMatching(/^content\/records\/trips\/a-trip\.json: plan\.0\.asOf: is missing/),
  ]);
  expect(undatedFacts([{ ...fact, asOf: '2026-11' }])).toEqual([]);
});

test.each([
  'No permits. Photo ID for the hotel.',
  'No permit is needed.',
  'The temple reopens at 4 pm.',
  'It is shut on Mondays.',
  'The park shuts from July to September.',
  'The school has been there since 1961.',
])('accepts "%s" without a month', (text) => {
  expect(undatedFacts([{ collection: 'trips', id: 'a-trip', field: 'plan.0.asOf', text }])).toEqual([]);
});

test('lists rules to read again after 180 days, the oldest first', () => {
  const at = (asOf: string) => ({ collection: 'trips', id: asOf, field: 'season.asOf', text: 'A permit.', asOf });
  const some = [at('2027-01'), at('2026-11'), at('2026-12')];
  expect(oldFacts('2027-06-29', some)).toEqual([
    'content/records/trips/2026-11.json: season.asOf: A permit. (as of November 2026)',
    'content/records/trips/2026-12.json: season.asOf: A permit. (as of December 2026)',
  ]);
  expect(oldFacts('2027-04-30', some)).toHaveLength(0);
  expect(oldFacts('2100-01-01')).toHaveLength(factTexts().filter(({ asOf }) => asOf).length);
});
