/** The last parts of long names and words, before which they may break: 'Thiruv-anantha-puram', 'Interna-tional'. */
const ends =
  /(?!^)(?=(?:puram|palli|malai|nagar|niketan|patnam|chalam|eshwar|kumari|kanika|kathan|nathar|garh|cherry|tional|houses)\b|ananthapuram)/giu;

/** Adds soft hyphens to long words, so that they can break in a narrow column. */
export const softHyphens = (text: string): string =>
  text.replaceAll(/\p{L}{11,}/gu, (word) => word.replaceAll(ends, '\u00ad'));
