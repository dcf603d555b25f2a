/** Ends of long names and words that are parts of their own: 'Thiruv-anantha-puram', 'Interna-tional'. */
const ends =
  /(?!^)(?=(?:puram|palli|malai|nagar|niketan|patnam|chalam|eshwar|kumari|kanika|kathan|nathar|garh|cherry|tional|houses)\b|ananthapuram)/giu;

/** A text whose long words may part, with a hyphen, where a column is narrower than they are. */
export const softHyphens = (text: string): string =>
  text.replaceAll(/\p{L}{11,}/gu, (word) => word.replaceAll(ends, '\u00ad'));
