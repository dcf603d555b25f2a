import localFont from 'next/font/local';

// `scripts/assets/typefaces` makes the fallback fonts, and `app/globals.css` names them. The rupee sign is in separate files, which only
// pages with a price request.
const figtree = localFont({
  src: './_fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  adjustFontFallback: false,
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

export const fontClasses = [figtree, figtreeRupee, rozha, rozhaRupee].map((font) => font.variable).join(' ');
