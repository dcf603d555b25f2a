import { pages } from '../../../content/pages/registry';
import { openFont } from '../../lib/open-font';
import { printings } from '../pdf/printed';
import { singleFonts } from './single-fonts';

const fontsOf = async () => {
  const { display, rupee, regular, bold } = await singleFonts();
  return {
    display: openFont(display),
    rupee: openFont(rupee),
    regular: openFont(regular),
    bold: openFont(bold),
  };
};

test('what is printed and what is shared finds its letters, the rupee sign in a font of its own', async () => {
  const { display, rupee, regular, bold } = await fontsOf();
  const printed = printings.map(({ itinerary }) => JSON.stringify(itinerary)).join('');
  const titles = [...printings.map(({ itinerary }) => itinerary.title), ...pages.map(({ headline }) => headline)];
  for (const [font, text] of [
    [regular, printed],
    [bold, printed],
    [display, `${titles.join('')}from 0123456789,`],
  ] as const) {
    const missing = [...new Set(text)].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    expect([font.postscriptName, missing.filter((sign) => sign !== '₹')]).toEqual([font.postscriptName, []]);
  }
  expect(rupee.hasGlyphForCodePoint('₹'.codePointAt(0) ?? 0)).toBe(true);
});

test('bold letters are bolder than regular ones', async () => {
  const { regular, bold } = await fontsOf();
  const widthOf = (font: typeof bold) => font.layout('Kanyakumari').advanceWidth;
  expect(widthOf(bold)).toBeGreaterThan(widthOf(regular) * 1.02);
});
