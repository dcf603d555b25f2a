import { numbers } from '../records/pages/formats.json';

/**
 * A number of things in words: 'six honeymoons', 'one honeymoon', '22 honeymoons'.
 * @param count a whole number from 0; the numbers that have a word are written as words
 * @param noun a singular noun with a plural in -s
 */
export const counted = (count: number, noun: string): string =>
  `${numbers[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
