import { tones, type Mark } from './marks';
import { svgOf } from './svg';

const drawn = (...marks: Mark[]) => svgOf({ width: 10, height: 20, marks });
/** What stands after the style sheet. */
const bodyOf = (...marks: Mark[]) => /<\/style>(.*)<\/svg>/.exec(drawn(...marks))?.[1];

test('the file holds the colours of day and night that it uses, and no others', () => {
  const svg = drawn(
    { path: 'M0 0', fill: 'water' },
    { path: 'M0 0', line: 'road', width: 1 },
    { text: 'A', at: [0, 0], size: 12, width: 9, isBold: true, tone: 'ink', halo: 'land' },
  );
  const [day = '', night = ''] = svg.split('@media(prefers-color-scheme:dark)');
  for (const half of [day, night])
    expect([...half.matchAll(/\.([fl]-[a-zA-Z]+)\{/g)].map(([, name]) => name).sort()).toEqual([
      'f-ink',
      'f-water',
      'l-land',
      'l-road',
    ]);
  const colour = (half: string) => /\.f-water\{fill:(#\w+)\}/.exec(half)?.[1];
  expect(colour(day)).not.toBe(colour(night));
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 10 20" width="10" height="20">/);
});

test('a name is written with its halo and its weight, and no markup comes from it', () => {
  const at = [1.25, 2] as const;
  expect(bodyOf({ text: 'A & <B>', at, size: 12, width: 9, isBold: true, tone: 'ink', halo: 'land' })).toBe(
    '<text class="f-ink h l-land b" x="1.3" y="2" font-size="12" textLength="9" lengthAdjust="spacingAndGlyphs">A &amp; &lt;B></text>',
  );
});

test.each<[string, Mark, string]>([
  ['a fill', { path: 'M0 0h1', fill: 'land' }, '<path class="f-land" d="M0 0h1"/>'],
  [
    'a line with dashes',
    { path: 'M0 0', line: 'road', width: 1.25, dash: [5, 0.1], isSquare: true },
    '<path class="l-road q" stroke-width="1.3" stroke-dasharray="5 .1" d="M0 0"/>',
  ],
  [
    'what shows inside another shape',
    { clip: 'M1 1', shapes: [{ path: 'M0 0', fill: 'land' }] },
    '<clipPath id="c0"><path d="M1 1"/></clipPath><g clip-path="url(#c0)"><path class="f-land" d="M0 0"/></g>',
  ],
])('%s is written', (_, mark, expected) => {
  expect(bodyOf(mark)).toBe(expected);
});

test('each clip is of its own shape', () => {
  const body = bodyOf({ clip: 'M1 1', shapes: [] }, { clip: 'M2 2', shapes: [] }) ?? '';
  expect([...body.matchAll(/(?:id="|#)(\w+)/g)].map(([, id]) => id)).toEqual(['c0', 'c0', 'c1', 'c1']);
});

test.each([
  ['snow', 'hill'],
  ['hill', 'land'],
  ['river', 'land'],
] as const)('%s is told from the %s it lies on, by day and by night', (over, under) => {
  const light = (colour: string) =>
    [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16), 0);
  for (const time of [0, 1] as const)
    expect(Math.abs(light(tones[over][time]) - light(tones[under][time]))).toBeGreaterThan(60);
  expect(light(tones.snow[1])).toBeGreaterThan(light(tones.hill[1]));
});
