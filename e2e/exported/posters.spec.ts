/** The published posters: sizes, elements and references of every file. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { optimize } from 'svgo';
import { pictures } from '../../content/catalogue/pictures';
import { posterFile } from '../../content/routes';
import { limits, maxElements } from '../../packages/art/index';
import { bytesOver } from '../../scripts/lib/test/weight';
import { long } from '../support/pages';

const ids = Object.keys(pictures);
const read = (id: string, format: keyof typeof limits) => readFileSync(`out${posterFile(id, format)}`, 'utf8');

const frames = [
  { format: 'card', root: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600"' },
  {
    format: 'wide',
    root: '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="600" viewBox="-300 0 1400 600"',
  },
  {
    format: 'tall',
    root: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="100 -200 600 800"',
  },
] as const;

/** The problems of a published poster. */
function problemsOf(id: string, { format, root }: (typeof frames)[number]): string[] {
  const svg = read(id, format);
  // Throws if the file is not well-formed.
  optimize(svg, { plugins: [] });
  const elements = svg.match(/<[a-z]\w*/gi) ?? [];
  return Object.entries({
    'bytes over its limit': bytesOver(svg, limits[format].max),
    'elements too many': Math.max(0, elements.length - maxElements),
    'of another size': svg.startsWith(root) ? 0 : 1,
    'unwanted elements': elements.filter((name) =>
      /^<(image|filter|text|style|script|foreignObject|font|a|animate.*)$/.test(name),
    ).length,
    'references to elsewhere or broken numbers':
      svg.match(/href="(?!#)|url\((?!#)|https?:\/\/(?!www\.w3\.org\/)|NaN|undefined/g)?.length ?? 0,
  }).flatMap(([problem, count]) => (count > 0 ? [`${id}, ${format}: ${count} ${problem}`] : []));
}

for (const [which, some, tag] of [
  ['one poster in eight', ids.filter((_, index) => index % 8 === 0), {}],
  ['every poster', ids, long],
] as const)
  test(`${which} is within its limits, plain and complete in each format`, tag, () => {
    test.slow();
    expect(some.flatMap((id) => frames.flatMap((frame) => problemsOf(id, frame)))).toEqual([]);
  });

test('has no two posters alike', () => {
  expect(new Set(ids.map((id) => read(id, 'card'))).size).toBe(ids.length);
});
