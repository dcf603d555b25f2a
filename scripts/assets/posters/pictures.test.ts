/** Each drawing has its record, in words. */
import { drawingIds } from '../../../art/index';
import { pictures } from '@/content/catalogue/pictures';

test('every drawing has an alternative text of its own that says what is drawn', () => {
  expect(Object.keys(pictures).sort()).toEqual(drawingIds());
  const texts = Object.values(pictures).map(({ alt }) => alt);
  expect(new Set(texts).size).toBe(texts.length);
  for (const alt of texts) {
    expect(alt.length).toBeGreaterThanOrEqual(30);
    expect(alt.length).toBeLessThanOrEqual(160);
    expect(alt).not.toMatch(/^(a |an |the )?(poster|image|picture|illustration)\b/i);
  }
});

test('every drawing has a record that says what makes it that place, in other words than any other', () => {
  const places = Object.values(pictures).map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places).not.toContain('');
});
