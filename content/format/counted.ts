const words = [
  ...'no one two three four five six seven eight nine ten'.split(' '),
  ...'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' '),
];

/**
 * A number of things in words: 'six honeymoons', 'one honeymoon', '22 honeymoons'.
 * @param count a whole number from 0; numbers up to twenty are written as words
 * @param noun a singular noun with a plural in -s
 */
export const counted = (count: number, noun: string): string =>
  `${words[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
