import { fileOf } from '../ids/file-of';
import { textProblems } from './check-texts';
import { drawn, whole } from './test/faulty-content';

test.each([
  ['lists', 'temples', 'picture', whole.texts['lists']?.['temples']],
  ['months', 'jan', 'picture', whole.texts['months']?.['jan']],
  ['pages', 'not-found', 'picture', whole.texts['pages']?.['not-found']],
  ['pages', 'home', 'hero.picture', (whole.texts['pages']?.['home'] as { hero: object }).hero],
])('names a picture of %s that is not drawn by its file and field: %s', (folder, id, field, record) => {
  const { picture = '' } = record as { picture?: string };
  expect(picture).not.toBe('');
  const pictures = { ...whole.pictures, drawn: new Set([...drawn].filter((other) => other !== picture)) };
  expect(textProblems({ ...whole, pictures })).toContain(
    `${fileOf(folder, id)}: ${field}: '${picture}' is not drawn: packages/art/scenes/${picture}.ts is missing`,
  );
});
