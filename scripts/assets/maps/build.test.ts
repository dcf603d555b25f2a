import { readFileSync } from 'node:fs';
import { mapSource } from './build';

test.each([
  ['a river', 'content/catalogue/places/waters.ts'],
  ['the altitude of a place, by which hills are drawn', 'content/catalogue/places/north.ts'],
  ['a word of the foot', 'content/pages/maps.ts'],
  ['how a line is written', 'scripts/assets/posters/kit/path.ts'],
  ['how a map is laid out', 'scripts/assets/maps/map.ts'],
])('maps are drawn anew when %s changes', (_, file) => {
  expect(mapSource()).toContain(readFileSync(file, 'utf8'));
});

test('a changed test draws no map anew', () => {
  expect(mapSource()).not.toContain(readFileSync('scripts/assets/maps/build.test.ts', 'utf8'));
});
