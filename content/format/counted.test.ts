import { capitalised } from './capitalised';
import { counted } from './counted';

test('up to twenty are words, more are figures, one is singular, none is no', () => {
  const texts = [0, 1, 6, 13, 14, 20, 21, 105].map((count) => counted(count, 'trip'));
  expect(texts).toEqual([
    ...['no trips', 'one trip', 'six trips', 'thirteen trips', 'fourteen trips', 'twenty trips'],
    ...['21 trips', '105 trips'],
  ]);
});

test('a sentence begins with a capital letter', () => {
  expect([counted(6, 'place'), counted(22, 'place')].map(capitalised)).toEqual(['Six places', '22 places']);
});
