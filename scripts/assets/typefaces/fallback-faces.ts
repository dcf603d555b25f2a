import { createFontStack } from '@capsizecss/core';
import { openFont } from '../../lib/open-font';
import type { Typeface } from './font-metrics';

/**
 * `@font-face` rules that scale the fonts of devices to a typeface's measures, so that little moves when it arrives: families named
 * 'Rozha Fallback: Noto Serif' and so on, which `app/globals.css` lists behind the typeface.
 */
export function fallbackFaces({ name, file, xWidthAvg, fallbacks }: Typeface): string {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(`node_modules/${file}`);
  const own = { familyName: name, ascent, descent, lineGap, unitsPerEm, xWidthAvg };
  return createFontStack([own, ...fallbacks], { fontFaceFormat: 'styleString' }).fontFaces;
}
