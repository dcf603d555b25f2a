import { filled, filledFor } from '../format/filled';
import { text } from './fields';
import { filledText, filledTitle } from './filled-text';

const schema = filledText(text.max(60), { count: 'the number of trips', place: 'its name' }, { title: 'Heading' });

const problemOf = (value: string) => schema.safeParse(value).error?.issues[0]?.message;

test('fills placeholders, and refuses one without a value', () => {
  expect(filled('{count} trips to {place}, {count}', { count: 4, place: 'Goa' })).toBe('4 trips to Goa, 4');
  expect(() => filled('{county} trips', { count: 4 })).toThrow('nothing fills {county}');
});

test('takes the text for one thing or for several', () => {
  const words = { one: '1 trip to {place}', many: '{count} trips to {place}' };
  expect([0, 1, 2].map((count) => filledFor(words, count, { place: 'Goa' }))).toEqual([
    '0 trips to Goa',
    '1 trip to Goa',
    '2 trips to Goa',
  ]);
});

test('names a placeholder that nothing fills in, and the one that was meant', () => {
  expect(['4 trips', '{count} trips to {place}'].map(problemOf)).toEqual([undefined, undefined]);
  expect(problemOf('{counts} trips')).toBe("has {counts}, which nothing fills in: did you mean 'count'?");
  expect(problemOf('{price} rupees')).toBe(
    'has {price}, which nothing fills in: write {count} or {place} or no braces',
  );
  for (const broken of ['{count trips', 'count} trips', '{ count } trips', '{} trips'])
    expect(problemOf(broken)).toMatch(/^has /);
});

test('explains its placeholders in the hint of the form', () => {
  expect(schema.meta()).toEqual({
    title: 'Heading',
    description: 'Filled in: {count} is the number of trips; {place} is its name.',
  });
});

test('refuses a character that the display font lacks, but not the braces of a placeholder', () => {
  const heading = filledTitle(40, { place: 'its name' });
  expect(heading.safeParse('More trips to {place}').success).toBe(true);
  expect(heading.safeParse('Trips to {place} ✓').error?.issues[0]?.message).toMatch(/^has “✓” after “Trips to”/);
});
