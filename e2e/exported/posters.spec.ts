/** The posters as they are published: sizes, elements and references of every file. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { optimize } from 'svgo';
import { pictures } from '../../content/pictures';
import { posterFile } from '../../content/routes';
import { limits, mostElements } from '../../scripts/assets/posters/limits';
import { bytesOver, quickWeight } from '../../scripts/lib/weight';

const ids = Object.keys(pictures);
const read = (id: string, format: keyof typeof limits) => readFileSync(`out${posterFile(id, format)}`, 'utf8');

interface Contents {
  elements: string[];
  /** Values of `href` in any namespace. */
  references: string[];
  root: Record<string, string>;
}

/** @throws when the file is not well-formed XML */
function contentsOf(svg: string): Contents {
  const contents: Contents = { elements: [], references: [], root: {} };
  optimize(svg, {
    plugins: [
      {
        name: 'read',
        fn: () => ({
          element: {
            enter: ({ name, attributes }) => {
              if (contents.elements.length === 0) contents.root = attributes;
              contents.elements.push(name);
              const { href, 'xlink:href': linked } = attributes;
              contents.references.push(...[href, linked].filter((reference) => reference !== undefined));
            },
          },
        }),
      },
    ],
  });
  return contents;
}

const frames = [
  { format: 'card', width: '800', height: '600', viewBox: '0 0 800 600' },
  { format: 'wide', width: '1400', height: '600', viewBox: '-300 0 1400 600' },
  { format: 'tall', width: '600', height: '800', viewBox: '100 -200 600 800' },
] as const;
const unwanted = /^(image|filter|text|style|script|foreignObject|font|a|animate.*)$/;

for (const { format, ...frame } of frames) {
  test(`every poster of the format ${format} is light, plain and whole`, () => {
    const problems = ids.flatMap((id) => {
      const svg = read(id, format);
      const { elements, references, root } = contentsOf(svg);
      return Object.entries({
        'bytes over its limit': bytesOver(svg, limits[format].most),
        'elements too many': Math.max(0, elements.length - mostElements),
        'of another size': Object.entries(frame).filter(([name, value]) => root[name] !== value).length,
        'unwanted elements': elements.filter((name) => unwanted.test(name)).length,
        'references to elsewhere': references.filter((reference) => !reference.startsWith('#')).length,
        'addresses or broken numbers':
          svg.match(/url\((?!#)|https?:\/\/(?!www\.w3\.org\/)|NaN|undefined/g)?.length ?? 0,
      })
        .filter(([, count]) => count > 0)
        .map(([problem, count]) => `${id}: ${count} ${problem}`);
    });
    expect(problems).toEqual([]);
  });
}

test('the median card is as light as a new one should be', () => {
  const cards = ids.map((id) => read(id, 'card')).map((svg) => ({ svg, bytes: quickWeight(svg) }));
  const median = cards.sort((a, b) => a.bytes - b.bytes)[Math.floor(cards.length / 2)];
  expect(bytesOver(median?.svg ?? '', limits.card.good)).toBe(0);
});

test('no two posters are the same', () => {
  expect(new Set(ids.map((id) => read(id, 'card'))).size).toBe(ids.length);
});
