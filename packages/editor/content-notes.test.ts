import './browser/test/built';
import { existsSync } from 'node:fs';
import { formAddress } from './browser/folders';
import { contentNotes } from './content-notes';

test('says in the operator’s words what ends, each with the form in which it is changed', () => {
  const { ends, unfilled } = contentNotes();
  for (const { text, file } of ends) {
    expect(text).not.toMatch(/content\/records|\.json/);
    if (file) expect([file, existsSync(file), formAddress(file)]).toEqual([file, true, expect.stringMatching(/^#\//)]);
  }
  for (const line of unfilled) expect(line).toMatch(/: empty in /);
});
