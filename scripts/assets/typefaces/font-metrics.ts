/**
 * Metrics of the site's typefaces and of the fonts that devices have, as `@capsizecss/metrics` 4.3.0 lists them. That package has
 * 169 MB; these are the rows that are used. Units are the font's own, `unitsPerEm` to the font size; `xWidthAvg` is the average
 * width of a letter in English text. Liberation Serif and Sans were drawn to the measures of Times New Roman and Arial. DejaVu is not
 * listed there: its rows are of version 2.37 of its files, with the same weights of letters (they give 467 for Rozha too).
 */
import type { FontMetrics } from '@capsizecss/core';

const arial = {
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
};
const times = {
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xHeight: 916,
  xWidthAvg: 832,
};

/** @param postscriptName with `name` one of the two by which `local()` finds a font on a device */
const font = (name: string, postscriptName: string, metrics: typeof arial): FontMetrics => ({
  familyName: name,
  fullName: name,
  postscriptName,
  ...metrics,
});

export interface Typeface {
  metrics: FontMetrics;
  /** The file that the metrics are of. */
  file: string;
  /** Fonts that phones, desktops and Lighthouse's machines show until it is there. */
  fallbacks: readonly FontMetrics[];
}

export const figtree: Typeface = {
  metrics: font('Figtree', 'Figtree-Regular', {
    capHeight: 700,
    ascent: 950,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xHeight: 500,
    xWidthAvg: 449,
  }),
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  fallbacks: [
    // Android
    font('Roboto', 'Roboto-Regular', {
      capHeight: 1456,
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      unitsPerEm: 2048,
      xHeight: 1082,
      xWidthAvg: 911,
    }),
    // iPhones, macOS, Windows
    font('Arial', 'ArialMT', arial),
    // Linux, on which Lighthouse mostly runs
    font('Liberation Sans', 'LiberationSans', arial),
    // Linux without Liberation: a bare Debian with Chromium
    font('DejaVu Sans', 'DejaVuSans', {
      capHeight: 1493,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      unitsPerEm: 2048,
      xHeight: 1120,
      xWidthAvg: 1034,
    }),
  ],
};

export const rozha: Typeface = {
  metrics: font('Rozha', 'RozhaOne-Regular', {
    capHeight: 560,
    ascent: 998,
    descent: -422,
    lineGap: 0,
    unitsPerEm: 1000,
    xHeight: 460,
    xWidthAvg: 467,
  }),
  file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
  fallbacks: [
    font('Noto Serif', 'NotoSerif-Regular', {
      capHeight: 714,
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      unitsPerEm: 1000,
      xHeight: 536,
      xWidthAvg: 481,
    }),
    font('Times New Roman', 'TimesNewRomanPSMT', times),
    font('Liberation Serif', 'LiberationSerif', times),
    font('DejaVu Serif', 'DejaVuSerif', {
      capHeight: 1493,
      ascent: 1901,
      descent: -483,
      lineGap: 0,
      unitsPerEm: 2048,
      xHeight: 1063,
      xWidthAvg: 1045,
    }),
  ],
};
