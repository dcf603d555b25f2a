/** A colour of the brand is written once, in `app/globals.css`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { colour } from '../../content/colours';
import { luminance } from '../../packages/art/index';

const read = (file: string) => readFileSync(file, 'utf8');
const home = 'app/globals.css';
const hexes = (text: string) => [...text.matchAll(/#([\da-f]{6})\b/gi)].map(([, hex = '']) => hex.toLowerCase());
/** White belongs to no brand. */
const brand = [...new Set(hexes(read(home)))].filter((hex) => hex !== 'ffffff');

/** The ways to write a colour: as hex, also with its opacity, and as three numbers. */
const written = brand.map((hex) => {
  const [red, green, blue] = [0, 2, 4].map((index) => parseInt(hex.slice(index, index + 2), 16));
  return `(?:#|%23)${hex}|\\b${red}[, ]+${green}[, ]+${blue}\\b`;
});
const anyOfThem = new RegExp(written.join('|'), 'gi');

/** The mark has colours of its own, which `brand-colours.test.tsx` compares with those of the style sheet. */
const mark = 'public/icon.svg';

/** Fixtures are pages as Next once exported them. */
const fixtures = 'packages/export/next-output/fixtures/';
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.(tsx?|mjs|css|svg|html|json|md|toml|ya?ml)$/.test(file) &&
      file !== home &&
      file !== mark &&
      !file.startsWith(fixtures),
  );

test('no other file writes a colour of the brand', () => {
  expect(brand.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => (read(file).match(anyOfThem) ?? []).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

test('a colour is read by its name, for the light and the dark scheme, and an unknown name fails', () => {
  const papers = [...read(home).matchAll(/--paper: (#[\da-f]{6});/g)].map(([, hex]) => hex);
  expect([colour('paper'), colour('paper', 'night')]).toEqual(papers.slice(0, 2));
  expect(read(home)).toContain(`--color-marigold: ${colour('marigold')};`);
  expect(colour('marigold')).toBe(colour('marigold', 'night'));
  // The style sheet takes the one from the other.
  expect(colour('ink')).toBe(colour('indigo'));
  expect(() => colour('saffron')).toThrow("no colour 'saffron'");
});

/** Text on its grounds, by day and by night. Browser tests measure whole pages; this one names the pair as soon as a colour is changed. */
const texts: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ...['ink', 'ink-soft', 'terracotta', 'lagoon', 'alert', 'leaf'].map(
    (text) => [text, ['paper', 'paper-raised', 'paper-deep']] as const,
  ),
  ['paper', ['ink', 'terracotta']],
  ['on-marigold', ['marigold', 'marigold-deep']],
  ['cream', ['indigo', 'indigo-deep', 'leaf-deep']],
  ['cream-soft', ['indigo', 'indigo-deep']],
  ['accent', ['indigo', 'indigo-deep']],
];

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test.each(['day', 'night'] as const)('text has a contrast of 7, and borders of fields 3, by %s', (time) => {
  const pairs = (some: typeof texts, least: number) =>
    some.flatMap(([text, grounds]) =>
      grounds
        .map((ground) => ({ text, ground, contrast: contrast(colour(text, time), colour(ground, time)) }))
        .filter((pair) => pair.contrast < least),
    );
  expect(pairs(texts, 7)).toEqual([]);
  expect(pairs([['edge', ['paper', 'paper-raised', 'paper-deep']]], 3)).toEqual([]);
});
