/** @jest-environment node */
import { displayFile, leastRooms, roomOn, scaleFor, standIns, withStandIns } from './stand-ins';

const [notoSerif] = standIns;

const css = `
@font-face{font-family:Rozha on Android;src:local(NotoSerif-Regular);ascent-override:100%;descent-override:40%;size-adjust:97.09%}
@font-face{font-family:"Rozha elsewhere";src:local("Times New Roman");ascent-override:85%;descent-override:36%;size-adjust:116.88%}
@font-face{font-family:Rozha on Linux;src:local(LiberationSerif);ascent-override:85%;descent-override:36%;size-adjust:116.88%}
@font-face{font-family:"Figtree elsewhere";src:local("Times New Roman");size-adjust:101.29%}`;

/** How many lines a heading takes where there is room for `width` of its font sizes. */
const linesAt = (width: number, rooms: readonly number[], scale = 1) =>
  rooms.filter((least) => least * scale > width).length + 1;

test('the least rooms shrink from the whole text to its longest word', () => {
  const rooms = leastRooms('Udupi, Kollur & Sringeri Temples', displayFile);
  expect(rooms).toHaveLength(5);
  expect(rooms).toEqual([...rooms].sort((a, b) => b - a));
  expect(rooms.at(-1)).toBe(leastRooms('Temples', displayFile)[0]);
});

test('a line may end behind a hyphen or a dash', () => {
  expect(leastRooms('Small-Group Attari–Wagah', displayFile)).toHaveLength(4);
});

test('a heading that broke differently on common phones breaks alike', () => {
  const text = 'Udupi, Kollur & Sringeri Temples';
  const [wanted, found] = [leastRooms(text, displayFile), leastRooms(text, notoSerif.file)];
  const width = roomOn(360);
  expect(linesAt(width, found, 0.9709)).not.toBe(linesAt(width, wanted));
  expect(linesAt(width, found, scaleFor(text, notoSerif, 0.9709))).toBe(linesAt(width, wanted));
});

test('a heading that always breaks alike leaves the scale as it is', () => {
  expect(scaleFor('Kerala', notoSerif, 0.9709)).toBe(0.9709);
});

test('a style sheet gets every stand-in scaled, their letters on the same line, and nothing else', () => {
  const scaled = withStandIns(css, '<h1 class="x">Puri Jagannath, Konark &amp; Bhubaneswar</h1>');
  expect(scaled).toContain('size-adjust:101.29%');
  for (const [family, size, ascent] of [
    ['Rozha on Android', 97.09, 100],
    ['Rozha elsewhere', 116.88, 85],
    ['Rozha on Linux', 116.88, 85],
  ] as const) {
    const face = scaled.split('@font-face').find((part) => part.includes(family)) ?? '';
    const figure = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);
    expect(figure('size-adjust')).not.toBe(size);
    expect(figure('size-adjust') * figure('ascent-override')).toBeCloseTo(size * ascent, -1);
  }
});

test.each([
  ['no h1 of plain text', css, '<h1><b>x</b></h1>'],
  ['2 stand-ins', css.replace('local("Times New Roman")', 'local(Georgia)'), '<h1>x</h1>'],
  ['without size-adjust', css.replace('size-adjust:97.09%', ''), '<h1>x</h1>'],
])('%s stops the build', (what, sheet, html) => {
  expect(() => withStandIns(sheet, html)).toThrow(what);
});
