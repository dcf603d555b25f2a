/**
 * The letters of words in the shape of a text (`shapeOf`), by their keys in `words.json`. The first letter counts for a word with several.
 * Only the build uses them: in the vocabulary the words have their letters already.
 */
export const letters = {
  unit: {
    'year-old': 'Y',
    'month-old': 'O',
    month: 'm',
    week: 'w',
    weekend: 'W',
    day: 'd',
    night: 'q',
    km: 'K',
    adult: 'A',
    person: 'P',
    rupee: 'u',
    thousand: 'T',
    lakh: 'L',
    th: 'h',
    step: 'G',
    hour: 'I',
    clock: 'U',
    class: 'E',
    after: 'Q',
  },
  before: { and: '&', age: '=', family: 'g', month: 'o', people: 'f', to: 't', on: '@', from: '@' },
  who: {
    child: 'c',
    children: 'C',
    baby: 'b',
    couple: 'k',
    parent: 'p',
    relative: 'r',
    relatives: 'R',
    self: 's',
    alone: 'a',
    adults: 'S',
  },
} as const;

/** The letters of words that say whether a price is for each. */
export const sharesLetters = { each: 'H', all: 'J' } as const;
