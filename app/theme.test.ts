import { readFileSync } from 'node:fs';
import { viewport } from './layout';
import { paper } from './theme';

test('the browser’s bar has the colour of the page’s paper, by day and by night', () => {
  expect(viewport.themeColor).toEqual([
    { media: '(prefers-color-scheme: light)', color: paper.day },
    { media: '(prefers-color-scheme: dark)', color: paper.night },
  ]);
  const papers = [...readFileSync('app/globals.css', 'utf8').matchAll(/--paper: (#[0-9a-f]{6})/g)].map(
    ([, colour]) => colour,
  );
  expect(papers.slice(0, 2)).toEqual([paper.day, paper.night]);
});
