import { createFontStack } from '@capsizecss/core';
import type { Typeface } from './font-metrics';

/**
 * `@font-face` rules that scale the fonts of devices to a typeface's measures, so that little moves when it arrives: families named
 * 'Rozha Fallback: Noto Serif' and so on, which `app/globals.css` lists behind the typeface.
 */
export const fallbackFaces = ({ metrics, fallbacks }: Typeface): string =>
  createFontStack([metrics, ...fallbacks], { fontFaceFormat: 'styleString' }).fontFaces;
