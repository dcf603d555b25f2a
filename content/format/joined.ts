import { lastOfSeveral } from '../records/pages/formats.json';
import { filled } from './filled';

/** 'a', 'a and b', 'a, b and c'. */
export const joined = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : filled(lastOfSeveral, { others: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
