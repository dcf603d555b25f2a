import { pictures } from '../catalogue/pictures';
import { pictureTextProblems } from './check-pictures';

const picture = (alt: string) => ({ alt, place: 'A lake' });

test('names a drawing that is described as another, but not a photograph, whose words are in the file of its trip', () => {
  const [a, b] = ['A boat on a lake', 'A boat on the sea'].map(picture);
  if (!a || !b) throw new Error('there are no pictures');
  expect(pictureTextProblems({ a, b, c: a, d: { ...a, credit: 'A. Nair' } })).toEqual([
    "content/records/pictures/c.json: alt: is that of the picture 'a'",
  ]);
  expect(pictureTextProblems(pictures)).toEqual([]);
});
