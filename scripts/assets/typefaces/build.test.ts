import { pages } from '../../../content/pages/registry';
import { openFont } from '../../lib/open-font';
import { printings } from '../pdf/printed';
import { singleFonts } from './build';

test('provides letters, the rupee sign and Tamil for print and social pictures in fonts of their own', async () => {
  const fonts = await singleFonts();
  const [display, rupee, regular] = [openFont(fonts.display), openFont(fonts.rupee), openFont(fonts.regular)];
  const [bold, tamil] = [openFont(fonts.bold), openFont(fonts.tamil)];
  const printed = printings.map(({ itinerary }) => JSON.stringify(itinerary)).join('');
  const titles = [...printings.map(({ itinerary }) => itinerary.title), ...pages.map(({ headline }) => headline)];
  for (const [font, text] of [
    [regular, printed],
    [bold, printed],
    [display, `${titles.join('')}from 0123456789,`],
  ] as const) {
    const missing = [...new Set(text)].filter(
      (sign) => ![font, rupee, tamil].some((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
    );
    expect([font.postscriptName, missing]).toEqual([font.postscriptName, []]);
  }
  expect(rupee.hasGlyphForCodePoint('₹'.codePointAt(0) ?? 0)).toBe(true);
  // One vowel is written before its consonant, the other on both sides of it.
  expect(tamil.layout('கொடை').glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual(
    Array.from('ெகாைட'),
  );
  const widthOf = (font: typeof bold) => font.layout('Kanyakumari').advanceWidth;
  expect(widthOf(bold)).toBeGreaterThan(widthOf(regular) * 1.02);
});
