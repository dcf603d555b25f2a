import localFont from 'next/font/local';

// `scripts/assets/typefaces` makes the fallback fonts, and `app/globals.css` names them. The rupee sign and the letters of European
// names are in separate files, which only pages with one of them request.
const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  adjustFontFallback: false,
});
const figtreeEuropean = localFont({
  src: './_fonts/figtree-european.woff2',
  variable: '--font-figtree-european',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+C4,U+C7,U+C9,U+D1,U+D6,U+DC,U+DF-E7,U+EA-FC' }],
});
const figtreeRupee = localFont({
  src: './_fonts/figtree-rupee.woff2',
  variable: '--font-figtree-rupee',
  weight: '400 700',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
const rozha = localFont({
  src: './_fonts/rozha.woff2',
  variable: '--font-rozha',
  weight: '400',
  adjustFontFallback: false,
});
const rozhaRupee = localFont({
  src: './_fonts/rozha-rupee.woff2',
  variable: '--font-rozha-rupee',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const fontClasses = [figtree, figtreeEuropean, figtreeRupee, rozha, rozhaRupee]
  .map((font) => font.variable)
  .join(' ');
