/** Letters of European names, in a font file of their own. Few texts have one: é and è are in that of the other letters. */
export const europeanLetters = 'ßàáâãäåçêëíîïñóôõöøúûüÄÇÉÑÖÜ';

/** The characters that the operator may use in texts: those of the text font, letters of European names among them, and Tamil, which a visitor's device draws. */
export const writable = /^[\n -~\u00a0©°·×½ßàáâãäåçèéêëíîïñóôõöøúûüÄÇÉÑÖÜ–—‘’“”•…₹\u0b80-\u0bff\u200c\u200d]*$/u;

/** The characters that names may use: those of the display font. */
export const writableLarge = /^[ !"%-)+-;?A-Za-z\u00a0·éè–—‘’“”…₹]*$/u;

/** Words in Tamil, with the characters that join its letters. */
export const tamilWords = /[\u0b80-\u0bff\u200c\u200d]+(?: +[\u0b80-\u0bff\u200c\u200d]+)*/u;

/** Signs that text from Word, WhatsApp or a web page brings, and what this site writes in their place. */
const foreignSigns: readonly [theirs: RegExp, ours: string][] = [
  [/\r\n?|[\u2028\u2029]/g, '\n'],
  [/[\t\u2000-\u200a\u205f\u3000]/g, ' '],
  [/\u202f/g, '\u00a0'],
  // The soft hyphen, and marks that nobody sees but for those that join letters of Tamil.
  [/[\u00ad\u200b\u200e\u200f\u2060\ufe0e\ufe0f\ufeff]/g, ''],
  [/[\u2010\u2011\u2212]/g, '-'],
  [/[\u2012\u2015\u2192\u279c\u2794]/g, '–'],
  [/[\u2713\u2714\u25aa\u25a0\u25cf\u25e6\u2023\uf0b7]/g, '•'],
  [/[\u201a\u201b\u2032\u02bc]/g, '’'],
  [/[\u201e\u201f]/g, '“'],
  [/\u2033/g, '”'],
  [/(?<=\d)(?=[¼¾])/g, ' '],
  [/¼/g, '1/4'],
  [/¾/g, '3/4'],
  [/²/g, '2'],
  [/³/g, '3'],
  [/[™®]/g, ''],
];

/** A text in the signs of this site, as far as it has one for each: what is left is told to who wrote it. */
export const inSiteSigns = (text: string): string =>
  foreignSigns.reduce((changed, [theirs, ours]) => changed.replace(theirs, ours), text.normalize('NFC'));
