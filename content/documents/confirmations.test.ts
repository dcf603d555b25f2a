import { operatorFacts, unconfirmedFacts } from './confirmations';

test('each fact is named with its records until somebody has confirmed it', () => {
  const [fact] = operatorFacts;
  if (!fact) throw new Error('there are facts to confirm');
  expect(unconfirmedFacts([{ ...fact, confirmed: null }])).toEqual([
    expect.stringContaining(`${fact.records}: ${fact.what}`),
  ]);
  expect(unconfirmedFacts([{ ...fact, confirmed: { by: 'A. Planner', on: '2027-01-31' } }])).toEqual([]);
});

test('a confirmation has a name and a day', () => {
  const given = operatorFacts.flatMap(({ confirmed }) => confirmed ?? []);
  for (const { by, on } of given) expect([by !== '', on]).toEqual([true, new Date(on).toISOString().slice(0, 10)]);
});
