import { sheets } from './frame';
import { breakName, widthOf } from './lettering';
import { blockOf } from './names';

const sheet = sheets.tall;

test.each([
  ['Himalayan Mountaineering Institute', 20, ['Himalayan', 'Mountaineering Institute']],
  ['Valley of the Flowers Base', 20, ['Valley of the', 'Flowers Base']],
  ['Thiruvananthapuram', 10, ['Thiruvananthapuram']],
  ['Fort Kochi', 10, ['Fort Kochi']],
])('%s on lines of %i letters: at the space that leaves both short, never in a word', (name, most, lines) => {
  expect(breakName(name, most, ({ length }) => length)).toEqual(lines);
});

test('a text takes room by its letters, their size and their weight', () => {
  const [light, large, bold] = [widthOf('Kochi', 10, false), widthOf('Kochi', 20, false), widthOf('Kochi', 10, true)];
  expect(Math.abs(light - 25)).toBeLessThan(10);
  expect(large).toBeCloseTo(2 * light, 0);
  expect(Math.abs(bold / light - 1.1)).toBeLessThan(0.1);
});

test('a block is as wide as its widest line and as high as its lines', () => {
  const [short, noted, long] = [
    blockOf('Goa', undefined, sheet),
    blockOf('Goa', '2 nights', sheet),
    blockOf('Thiruvananthapuram International Airport', undefined, sheet),
  ];
  expect([short, noted, long].map(({ lines }) => lines.map(({ text, isBold }) => [text, isBold]))).toEqual([
    [['Goa', true]],
    [
      ['Goa', true],
      ['2 nights', false],
    ],
    [
      ['Thiruvananthapuram', true],
      ['International Airport', true],
    ],
  ]);
  expect(noted.height).toBeCloseTo(2 * short.height);
  expect(short.height).toBeGreaterThan(sheet.letter);
  for (const block of [short, noted, long])
    expect(block.width).toBe(Math.max(...block.lines.map((line) => widthOf(line.text, line.size, line.isBold))));
});
