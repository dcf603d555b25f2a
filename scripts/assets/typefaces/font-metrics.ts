import { createFontStack } from '@capsizecss/core';
import { openFont } from '../../lib/open-font';

/**
 * The site's fonts, and metrics of the device fonts that are shown until they load, as `@capsizecss/metrics` 4.3.0 lists them. That package
 * has 169 MB, so only the rows in use are copied here. Units are the font's own, `unitsPerEm` to the font size; `xWidthAvg` is the average
 * width of a letter in English text. Liberation Serif and Sans have the metrics of Times New Roman and Arial. DejaVu is not in the package:
 * its rows come from version 2.37 of its files, with the same letter frequencies (which give 467 for Rozha too).
 */
type Metrics = Record<'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg', number>;

const arial: Metrics = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const times: Metrics = { ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048, xWidthAvg: 832 };

/** @param postscriptName the second name, besides `name`, by which `local()` finds a font on a device */
const font = (name: string, postscriptName: string, metrics: Metrics) => ({
  familyName: name,
  fullName: name,
  postscriptName,
  ...metrics,
});

export interface Typeface {
  name: string;
  /** The font file, from which its other metrics are read. */
  file: string;
  xWidthAvg: number;
  /** Fonts that phones, desktops and Lighthouse's machines show until it has loaded. */
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
 * `@font-face` rules that scale device fonts to the metrics of a font, so that little moves when it loads. The families are named 'Rozha
 * Fallback: Noto Serif' and so on; `app/globals.css` lists them after the font itself.
 */
export function fallbackFaces({ name, file, xWidthAvg, fallbacks }: Typeface): string {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(`node_modules/${file}`);
  const own = { familyName: name, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  return createFontStack([own, ...fallbacks], { fontFaceFormat: 'styleString' }).fontFaces;
}
