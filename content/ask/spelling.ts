/** Normalises the spelling and the sound of words, so that 'munar', 'മൂന്നാർ' and 'Munnar' match: pure functions. */

/**
 * Unicode arranges the scripts of India alike, in blocks of 128 signs, so that one table transliterates them all (The Unicode Standard,
 * chapter 12). Entries are separated by spaces; '-' is a silent sign. A consonant has an inherent 'a' unless a vowel sign follows.
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

/** From ka to ha, and their variants with a dot below. */
const isConsonant = (sign: number) => (sign >= 0x15 && sign <= 0x39) || (sign >= 0x58 && sign <= 0x5f);
/** Vowel signs, and the virama, which suppresses the vowel. */
const isVowelSign = (sign: number) => (sign >= 0x3e && sign <= 0x4d) || sign === 0x57;
const dotBelow = 0x3c;
const ya = 0x2f;
/** The anusvara, a nasal sound. */
const anusvara = 0x02;

/** Returns whether a text has a letter of a script of India. */
export const isIndian = (text: string): boolean => /[\u0900-\u0d7f]/.test(text);

/** The place of a letter in its script. */
const signOf = (letter: string) => letter.charCodeAt(0) & 0x7f;

/** Transliterates a word of any of the scripts into Latin letters: 'ஊட்டி' becomes 'utti'. */
const inLatin = (word: string): string =>
  word.replace(/[\u0900-\u0d7f]/g, (letter, index: number) => {
    const sign = signOf(letter);
    const after = Array.from(word.slice(index + 1));
    // The anusvara is an m at the end of a word, an n before most letters, and in Bengali always 'ng': 'দার্জিলিং'.
    if (sign === anusvara) return letter === 'ং' ? 'ng' : after.length > 0 ? 'n' : 'm';
    // A ya with a dot is silent in Bengali: 'গোয়া' is Goa.
    const isSilent = sign === ya && signOf(after[0] ?? '') === dotBelow;
    const spoken = isSilent ? '' : (signs[sign] ?? '');
    const next = after.find((one) => signOf(one) !== dotBelow) ?? '';
    const hasVowel = isIndian(next) && isVowelSign(signOf(next));
    return spoken === '-' ? '' : isConsonant(sign) && !hasVowel ? `${spoken}a` : spoken;
  });

/**
 * Normalises a word to lower-case Latin letters and digits for comparison. Styled and full-width letters become plain ones. Accents of Latin
 * letters are removed; the vowel signs of other scripts are letters and stay.
 */
export const normalise = (word: string): string =>
  inLatin(
    word
      .normalize('NFKD')
      .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
      .normalize('NFC')
      .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
      .replace(/[\u200c\u200d'’]/g, '')
      // A ya between a consonant and an a changes only the vowel in Bengali: 'গ্যাংটক' is Gangtok.
      .replace(/\u09cd\u09af(?=\u09be)/g, '')
      // A doubled r is pronounced as a t in Malayalam.
      .replace(/\u0d31\u0d4d\u0d31/g, '\u0d1f\u0d4d\u0d1f')
      .toLowerCase(),
  );

/** The least length of a sound that tells a word: shorter ones have too many neighbours. */
export const shortestSound = 4;
/** The greatest number of words in a phrase to compare by sound. */
export const longestSound = 3;

/** Spellings of the same sound, replaced in this order. */
const sounds: readonly (readonly [pattern: RegExp, sound: string])[] = [
  [/zh/g, 'l'],
  [/yu/g, 'u'],
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
  [/(?!^)a/gm, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The sound of a normalised word: letters that sound alike are merged, doubled ones too, and an 'a' counts only at the beginning. A list of
 * words, one on each line, is much faster than each by itself.
 */
export const soundOf = (normalised: string): string =>
  sounds.reduce((word, [pattern, sound]) => word.replace(pattern, sound), normalised);

/**
 * Returns whether two words differ by few wrong, missing or added letters, or swapped ones (Damerau-Levenshtein distance).
 * @param most the greatest number of differences
 */
export function isNear(one: string, other: string, most = 1): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [rest, wanted] = [one.slice(same), other.slice(same)];
  if (most < 1 || rest === wanted) return rest === wanted;
  return (
    isNear(rest.slice(1), wanted.slice(1), most - 1) ||
    isNear(rest, wanted.slice(1), most - 1) ||
    isNear(rest.slice(1), wanted, most - 1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && isNear(rest.slice(2), wanted.slice(2), most - 1))
  );
}
