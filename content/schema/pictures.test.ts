import { parseRecord } from './problems';
import { pictureSchema } from './pictures';

const place = 'A houseboat on a lake';
const problems = (alt: string) => {
  const read = parseRecord('pictures', 'lake', { alt, place }, pictureSchema);
  return 'problems' in read ? read.problems.map((line) => line.replace(/^.*: alt: /, '')) : [];
};

test('an alternative text has 30 to 160 characters and says what is drawn', () => {
  for (const length of [30, 160]) expect(problems('x'.repeat(length))).toEqual([]);
  expect(problems('x'.repeat(29))).toEqual(['is shorter than 30 characters']);
  expect(problems('x'.repeat(161))).toEqual(['is longer than 160 characters']);
  for (const start of ['A poster of', 'Picture of', 'the image shows', 'An illustration of'])
    expect(problems(`${start} a boat on a lake at dusk`)).toEqual(['must say what it shows, not that it is a picture']);
  expect(problems('A picturesque boat lies on a lake at dusk')).toEqual([]);
});
