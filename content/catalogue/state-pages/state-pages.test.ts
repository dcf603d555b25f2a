import { statePages } from '.';

const pages = Object.values(statePages);

/** As many words in a row would be a sentence taken over from another state. */
const run = 6;

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d’,.]+/gu) ?? [];
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
}

test('no sentence of a state could stand for another', () => {
  const found = new Map<string, string>();
  const twice: string[] = [];
  for (const { id, opening } of pages) {
    for (const words of new Set(runsOf(opening))) {
      const other = found.get(words);
      if (other) twice.push(`${other}, ${id}: ${words}`);
      found.set(words, id);
    }
  }
  expect(twice).toEqual([]);
});

test('descriptions and subtitles are each written for one state', () => {
  const texts = pages.flatMap(({ description, subtitle, season }) => [description, subtitle, season]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('no two openings begin alike', () => {
  const beginnings = pages.map(({ opening }) => opening.split(' ').slice(0, 3).join(' '));
  expect(new Set(beginnings).size).toBe(beginnings.length);
});
