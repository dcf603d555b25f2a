/** Each drawing has its record, in words. */
import { drawingIds } from '../../../packages/art/index';
import { pictures } from '@/content/catalogue/pictures';

test('every drawing has a record with its words, and every record has its drawing', () => {
  expect(Object.keys(pictures).sort()).toEqual(drawingIds());
});

test('every drawing has a record that says what makes it that place, in other words than any other', () => {
  const places = Object.values(pictures).map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places).not.toContain('');
});
