import { tones, type Mark, type Shape } from './marks';
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

test('shapes are written with fill, line and dashes, and what shows inside another with a clip of its own', () => {
  const land: Shape = { path: 'M0 0h1', fill: 'land' };
  const road: Shape = { path: 'M0 0', line: 'road', width: 1.25, dash: [5, 0.1], isSquare: true };
  expect(bodyOf(land, road, { clip: 'M1 1', shapes: [land] })).toBe(
    '<path class="f-land" d="M0 0h1"/>' +
      '<path class="l-road q" stroke-width="1.3" stroke-dasharray="5 .1" d="M0 0"/>' +
      '<clipPath id="c2"><path d="M1 1"/></clipPath><g clip-path="url(#c2)"><path class="f-land" d="M0 0h1"/></g>',
  );
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
