const words = [
  ...'no one two three four five six seven eight nine ten'.split(' '),
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];

/**
 * How many there are, as a sentence says it: 'six honeymoons', 'one honeymoon', '22 honeymoons'.
 * @param count whole, 0 or more; in words up to twenty
 * @param noun in the singular, with a plural in -s
 */
export const counted = (count: number, noun: string): string =>
  `${words[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
