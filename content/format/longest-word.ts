/** The widths of letters of the display font in em. Letters of one kind vary by less than a fifth, whole words by 2 % at most. */
const widths = { narrow: 0.36, wide: 0.96, other: 0.6 } as const;

const widthOf = (letter: string) =>
  widths[/[ijlt,:’]/.test(letter) ? 'narrow' : /[mw&]/i.test(letter) ? 'wide' : 'other'];

/** The width of a title's longest word in the display font, in em, to 2 %, so that a title is never set larger than this word fits. */
export function longestWord(title: string): number {
  const words = title
    .split(/[\s–—-]+/)
    .map((word) => word.split(/(?=.)/u).reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.round(Math.max(...words) * 100) / 100;
}
