import { sheets } from './frame';
import { breakName, widthOf } from './lettering';
import type { Lettering, Mark, Shape } from './marks';
import { blockOf, nameMarks } from './names';

const sheet = sheets.tall;
const width = (text: string) => text.length;

test('a long name breaks at the space that leaves both lines short, a word never', () => {
  expect(breakName('Himalayan Mountaineering Institute', 20, width)).toEqual(['Himalayan', 'Mountaineering Institute']);
  expect(breakName('Valley of the Flowers Base', 20, width)).toEqual(['Valley of the', 'Flowers Base']);
  expect(breakName('Thiruvananthapuram', 10, width)).toEqual(['Thiruvananthapuram']);
  expect(breakName('Fort Kochi', 10, width)).toEqual(['Fort Kochi']);
});

test('a text takes room by its letters, their size and their weight', () => {
  expect(widthOf('Kochi', 10, false)).toBeGreaterThan(15);
  expect(widthOf('Kochi', 10, false)).toBeLessThan(35);
  expect(widthOf('Kochi', 20, false)).toBeCloseTo(2 * widthOf('Kochi', 10, false), 0);
  expect(widthOf('Kochi', 10, true)).toBeGreaterThan(widthOf('Kochi', 10, false));
  expect(widthOf('Kochi', 10, true)).toBeLessThan(widthOf('Kochi', 10, false) * 1.2);
});

test('a block is as wide as its widest line and as high as its lines', () => {
  const short = blockOf('Goa', undefined, sheet);
  const noted = blockOf('Goa', '2 nights', sheet);
  const long = blockOf('Thiruvananthapuram International Airport', undefined, sheet);
  expect([short, noted, long].map(({ lines }) => lines.length)).toEqual([1, 2, 2]);
  expect(noted.lines.map(({ text, isBold }) => [text, isBold])).toEqual([
    ['Goa', true],
    ['2 nights', false],
  ]);
  expect(noted.height).toBeCloseTo(2 * short.height);
  expect(long.lines.map(({ text }) => text)).toEqual(['Thiruvananthapuram', 'International Airport']);
  expect(blockOf('Fort Kochi', undefined, sheet).lines).toHaveLength(1);
  expect(short.height).toBeGreaterThan(sheet.letter);
  for (const block of [short, noted, long])
    expect(block.width).toBe(Math.max(...block.lines.map((line) => widthOf(line.text, line.size, line.isBold))));
});

test.each(['left', 'middle', 'right'] as const)('lines keep to the %s of their box, one under another', (side) => {
  const block = blockOf('Goa', '2 nights', sheet);
  const box = { left: 50, top: 80, right: 50 + block.width, bottom: 80 + block.height };
  const marks = nameMarks({ box, side }, block, () => 'land') as Lettering[];
  const [name, note] = marks as [Lettering, Lettering];
  const gaps = marks.map((line) => [line.at[0] - box.left, box.right - line.at[0] - line.width] as const);
  for (const [left, right] of gaps) {
    if (side === 'left') expect(left).toBeCloseTo(0);
    if (side === 'right') expect(right).toBeCloseTo(0);
    if (side === 'middle') expect(left).toBeCloseTo(right);
  }
  for (const { at, size } of marks) {
    expect(at[1]).toBeLessThan(box.bottom);
    expect(at[1] - size).toBeGreaterThan(box.top - 3);
  }
  expect(note.at[1] - name.at[1]).toBeGreaterThan(sheet.letter);
});

test('a halo is of the ground in the middle of the name, and a leader leads to it', () => {
  const block = blockOf('Goa', undefined, sheet);
  const box = { left: 50, top: 80, right: 70, bottom: 90 };
  const under = (x: number, y: number) => (x === 60 && y === 85 ? 'land' : 'water');
  const marks: Mark[] = nameMarks(
    {
      box,
      side: 'left',
      leader: [
        [10, 20],
        [48, 85],
      ],
    },
    block,
    ([x, y]) => under(x, y),
  );
  expect((marks[0] as Shape).path).toBe('M10 20l38 65');
  expect(marks[1]).toMatchObject({ text: 'Goa', halo: 'land' });
  expect(nameMarks({ box, side: 'left' }, block, () => 'water')).toEqual([expect.objectContaining({ halo: 'water' })]);
});
