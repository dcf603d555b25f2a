import { readRecords } from './hard-sentences';

const read = (text: string) => readRecords('trips', { somewhere: { plan: [{ text }] } });

test('names a sentence with four numbers or more than 32 words by its file and field', () => {
  const long = `We ${Array.from({ length: 32 }, () => 'go').join(' ')}.`;
  const many = 'Drive 40 km in 2 hours, by 9:30, for ₹1,200.';
  expect(read(`Drive to the falls before the heat. ${many} ${long}`).hard).toEqual([
    `content/records/trips/somewhere.json: plan.0.text: has 4 numbers: ${many}`,
    `content/records/trips/somewhere.json: plan.0.text: has 33 words: ${long}`,
  ]);
});

test('does not count labels of fewer than four words as sentences', () => {
  expect(read('Day one. We reach the falls at 8:10.')).toEqual({ sentences: 1, words: 6, hard: [] });
});
