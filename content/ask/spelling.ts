/** How a word is spelt and how it sounds, so that 'munar', 'മൂന്നാർ' and 'Munnar' meet: pure functions. */

/**
 * Unicode lays out the scripts of India alike, 128 signs each, so that one table reads them all (The Unicode Standard, chapter 12). A space
 * parts the signs; '-' is a sign that is not spoken. Consonants bring an 'a' unless a vowel sign follows.
 */
const signs = [
  '- n n h a a a i i u u ri li e e e', // 00 to 0F
  'ai o o o au k kh g gh ng ch chh j jh n t', // 10
  'th d dh n t th d dh n n p ph b bh m y', // 20
  'r r l l zh v sh sh s h - - - - a i', // 30
  'i u u ri ri e e e ai o o o au - - -', // 40
  '- - - - - - - au k kh g j d rh f y', // 50
  'ri li i li - - 0 1 2 3 4 5 6 7 8 9', // 60
  '- - - - - - - - - - n n r l l k', // 70
]
  .join(' ')
  .split(' ');

const firstOfIndia = 0x900;
const lastOfIndia = 0xd7f;
/** From ka to ha, and the same with a dot below. */
const isConsonant = (sign: number) => (sign >= 0x15 && sign <= 0x39) || (sign >= 0x58 && sign <= 0x5f);
/** Vowel signs, and the one that says that there is none. */
const isVowelSign = (sign: number) => (sign >= 0x3e && sign <= 0x4d) || sign === 0x57;
const dotBelow = 0x3c;
/** The anusvara, a nasal sound. */
const anusvara = 0x02;

const isOfIndia = (letter: string) =>
  letter >= String.fromCharCode(firstOfIndia) && letter <= String.fromCharCode(lastOfIndia);

/** Whether a word is written in a script of India. */
export const isIndian = (word: string): boolean => Array.from(word).some(isOfIndia);

/** A word of any of the scripts in Latin letters: 'ஊட்டி' is 'utti'. */
function inLatin(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, index) => {
      if (!isOfIndia(letter)) return letter;
      const sign = letter.charCodeAt(0) & 0x7f;
      const spoken = signs[sign] ?? '';
      const next = letters.slice(index + 1).find((one) => (one.charCodeAt(0) & 0x7f) !== dotBelow) ?? '';
      const hasVowel = isOfIndia(next) && isVowelSign(next.charCodeAt(0) & 0x7f);
      // At the end of a word it is an m, before most letters an n.
      if (sign === anusvara) return index === letters.length - 1 ? 'm' : 'n';
      return spoken === '-' ? '' : isConsonant(sign) && !hasVowel ? `${spoken}a` : spoken;
    })
    .join('');
}

/**
 * A word in small Latin letters, by which words are compared. Accents of Latin letters go; the vowel signs of other scripts are letters and stay.
 */
export const spell = (word: string): string =>
  inLatin(
    word
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(/[\u200c\u200d]/g, '')
      // In Malayalam a doubled r is a t.
      .replace(/\u0d31\u0d4d\u0d31/g, '\u0d1f\u0d4d\u0d1f')
      .toLowerCase(),
  );

/** Words in Latin letters are compared by their sound from this length on: shorter ones have too many neighbours. */
export const shortestSound = 4;
/** Phrases of at most so many words are compared by their sound. */
export const longestSound = 3;

/** What is written in several ways for one sound, in turn. */
const sounds: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/zh/g, 'l'],
  [/chh?|[sj]h|[zj]/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/[cqg]/g, 'k'],
  [/x/g, 'ks'],
  [/ph|[fb]/g, 'p'],
  [/d/g, 't'],
  [/([kptsr])h/g, '$1'],
  [/m(?=[pk])/g, 'n'],
  [/[vwou]+/g, 'u'],
  [/[yei]+/g, 'i'],
  [/(?!^)a/g, ''],
  [/(.)\1+/g, '$1'],
];

/** How a spelt word sounds: letters that are heard alike are one, doubled ones too, and an 'a' counts at the beginning only. */
export const soundOf = (spelt: string): string =>
  sounds.reduce((word, [pattern, sound]) => word.replace(pattern, sound), spelt);

/** Whether two words differ by one letter wrong, missing or added, or by two letters swapped (Damerau-Levenshtein distance 1). */
export function isNear(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [rest, wanted] = [one.slice(same), other.slice(same)];
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
