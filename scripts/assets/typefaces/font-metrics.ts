import { createFontStack } from '@capsizecss/core';
import { openFont } from '../../lib/open-font';

/**
 * The site's typefaces, and metrics of the fonts that devices show until they are there, as `@capsizecss/metrics` 4.3.0 lists them. That package
 * has 169 MB; these are the rows that are used. Units are the font's own, `unitsPerEm` to the font size; `xWidthAvg` is the average
 * width of a letter in English text. Liberation Serif and Sans were drawn to the measures of Times New Roman and Arial. DejaVu is not
 * listed there: its rows are of version 2.37 of its files, with the same weights of letters (they give 467 for Rozha too).
 */
type Metrics = Record<'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg', number>;

const arial: Metrics = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const times: Metrics = { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 };

/** @param postscriptName with `name` one of the two by which `local()` finds a font on a device */
const font = (name: string, postscriptName: string, metrics: Metrics) => ({
  familyName: name,
  fullName: name,
  postscriptName,
  ...metrics,
});

export interface Typeface {
  name: string;
  /** Its other metrics are read from its file. */
  file: string;
  xWidthAvg: number;
  /** Fonts that phones, desktops and Lighthouse's machines show until it is there. */
  fallbacks: readonly ReturnType<typeof font>[];
}

export const figtree: Typeface = {
  name: 'Figtree',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  xWidthAvg: 449,
  fallbacks: [
    // Android
    font('Roboto', 'Roboto-Regular', { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 }),
    // iPhones, macOS, Windows
    font('Arial', 'ArialMT', arial),
    // Linux, on which Lighthouse mostly runs
    font('Liberation Sans', 'LiberationSans', arial),
    // Linux without Liberation: a bare Debian with Chromium
    font('DejaVu Sans', 'DejaVuSans', { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1034 }),
  ],
};

export const rozha: Typeface = {
  name: 'Rozha',
  file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
  xWidthAvg: 467,
  fallbacks: [
    font('Noto Serif', 'NotoSerif-Regular', {
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 481,
    }),
    font('Times New Roman', 'TimesNewRomanPSMT', times),
    font('Liberation Serif', 'LiberationSerif', times),
    font('DejaVu Serif', 'DejaVuSerif', { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1045 }),
  ],
};

/**
 * `@font-face` rules that scale the fonts of devices to a typeface's measures, so that little moves when it arrives: families named
 * 'Rozha Fallback: Noto Serif' and so on, which `app/globals.css` lists behind the typeface.
 */
export function fallbackFaces({ name, file, xWidthAvg, fallbacks }: Typeface): string {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(`node_modules/${file}`);
  const own = { familyName: name, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  return createFontStack([own, ...fallbacks], { fontFaceFormat: 'styleString' }).fontFaces;
}
