import { statePages } from '.';

const pages = Object.values(statePages);

/** As many words in a row would be a sentence taken over from another state. */
const run = 6;

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d’,.]+/gu) ?? [];
  return words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
}

test('no sentence of a state could stand for another', () => {
  const runs = pages.flatMap(({ opening }) => [...new Set(runsOf(opening))]);
  expect(runs.filter((words, index) => runs.indexOf(words) !== index)).toEqual([]);
});

test('descriptions, subtitles, seasons and the beginnings of openings are each written for one state', () => {
  const beginning = (opening: string) => opening.split(' ').slice(0, 3).join(' ');
  const texts = pages.flatMap(({ description, subtitle, season, opening }) => [
    ...[description, subtitle, season, beginning(opening)],
  ]);
  expect(new Set(texts).size).toBe(texts.length);
});
