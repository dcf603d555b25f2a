/** How wide letters of the display typeface are, in em: those of one kind by less than a fifth more, whole words by 2 % at most. */
const widths = { narrow: 0.36, wide: 0.96, other: 0.6 } as const;

const widthOf = (letter: string) =>
  widths[/[ijlt,:’]/.test(letter) ? 'narrow' : /[mw&]/i.test(letter) ? 'wide' : 'other'];

/** How wide the longest word of a title is in the display typeface, in em, to 2 %: a title is never set larger than that word has room for. */
export function longestWord(title: string): number {
  const words = title
    .split(/[\s–—-]+/)
    .map((word) => word.split(/(?=.)/u).reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.round(Math.max(...words) * 100) / 100;
}
