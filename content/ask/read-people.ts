/** Reads people and their ages: '2 adults 2 kids 5 and 9', 'mother and child of 8', 'parents 70 years'. Pure functions. */
import { customTripPath } from '../routes';
import type { AskedChoices, Who } from './parts';
import { number, numberOf, plainMeaning, unit, type Found, type View } from './segments';

/** The people whom a word means, by its letter, if no number is beside it. Friends (`S`) and children (`C`) are of an unknown number. */
const people: Readonly<Record<string, Who | undefined>> = {
  c: { kids: 1 },
  C: {},
  b: { ages: [0] },
  k: { adults: 2 },
  p: { adults: 1 },
  r: { adults: 1 },
  R: { adults: 2 },
  s: { adults: 1 },
  a: { adults: 1 },
};

export const whoOf = (letter: string): Who | undefined => people[letter] && { ...people[letter], as: letter };

/** The ages from which on a traveller is an adult, and a senior. */
const adultYears = 18;
const seniorYears = 55;
/** A group of so many gets a plan of its own. */
const largeGroup = 8;
/** The greatest number before a word for one or two people: '5 son' is a son of five, and '70 parents' are no crowd. */
const mostOfFew = 4;

/** An age with its unit. */
const named = '[1inNZv][YOm]';
/** A number that may be an age, because it does not count people ('1 child', '3 friends'), days or money, and is no part of a date or span. */
const bare = `(?:1(?![cCbkprRS])|n(?![CkRS])|[NZ])(?![dqwKAPYOmMFhxuTL]|t${number})`;
const ages = `((?:=[_o]*)?(?:${bare}[&_]?)*(?:${bare}|${named}(?:[&_]?${named})*))`;
const agesAlone = new RegExp(`^${ages}[_o]?`);
/** The words between a person and an age: 'child of', 'son is', 'kids below', 'parents with knee pain'. */
const agesOfChild = new RegExp(`^[_o=B]*${ages}`);
const agesOfAdult = new RegExp(`^[_&o=Be]*${ages}`);
const count = new RegExp(`^([gfoJ]?)[1inNZz](?![hMxuTL]|[_&t]*${number}(?!A)${unit})`);

const isChild = (letter: string): boolean => /[cCb]/.test(letter);

/** Choices with that for an age: in place of the general one for children, and in addition to others. */
function withAge(choices: AskedChoices | undefined, years: number): AskedChoices | undefined {
  if (years >= seniorYears) return { ...choices, suits: [...new Set([...(choices?.['suits'] ?? []), 'elders'])] };
  const suits = years < 3 ? 'any-age' : years < 6 ? 'children' : years < 10 ? 'from-six' : 'from-ten';
  return years < adultYears ? { ...choices, suits: [suits] } : choices;
}

/** The ages in years between two places. */
const yearsIn = ({ some, shape }: View, from: number, end: number): number[] =>
  some.slice(from, end).flatMap((segment, index) => {
    const value = numberOf(segment);
    if (value === undefined) return [];
    return /[Om]/.test(shape.charAt(from + index + 1)) ? Math.floor(value / 12) : Math.floor(value);
  });

/** The people who have these ages. @param kids the number of other children */
function whoAged(years: readonly number[], kids = 0): Who {
  const adults = years.filter((age) => age >= adultYears).length;
  return { ages: years.filter((age) => age < adultYears), adults, kids, as: adults > 0 ? 'r' : 'c' };
}

/** The people of a kind with their ages; undefined if these cannot be theirs. */
function aged(letter: string, years: readonly number[], who: Who | undefined, isNamed: boolean): Who | undefined {
  const oldest = Math.max(...years);
  if (isChild(letter))
    return isNamed || oldest < adultYears
      ? whoAged(years, Math.max(0, (who?.kids ?? who?.ages?.length ?? 0) - years.length))
      : undefined;
  // Some words for a mother do not tell her from a grandmother, but her age does.
  return Math.min(...years) < adultYears
    ? undefined
    : who?.as === 'p' && oldest >= seniorYears
      ? { ...who, as: 'r' }
      : (who ?? {});
}

/**
 * The part of people, with the ages that may stand behind them.
 * @param length the number of segments of the people
 * @param many the number of people, if it was said
 */
function partOf(view: View, length: number, letter: string, who: Who | undefined, many?: number): Found {
  const own = { ...plainMeaning(view.some[length - 1]), who };
  const [typed = ''] = (isChild(letter) ? agesOfChild : agesOfAdult).exec(view.shape.slice(length)) ?? [];
  const end = length + typed.length;
  const years = yearsIn(view, length, end);
  const isNamed = /[=oYOm]/.test(typed);
  const isTheirs =
    years.length <= (many ?? Infinity) &&
    (isNamed ||
      /[kprR]/.test(letter) ||
      (letter === 'S' && Math.min(...years) >= seniorYears) ||
      (letter === 'c' && !many) ||
      (/[cC]/.test(letter) && years.length >= (many ?? 2)));
  const withYears = typed && isTheirs ? aged(letter, years, who, isNamed) : undefined;
  if (!withYears) return { length, part: own };
  return {
    length: end,
    part: {
      ...own,
      choices: withAge(own.choices, isChild(letter) ? Math.min(...years) : Math.max(...years)),
      // Somebody below or above an age is not as old.
      who: who && (typed.includes('B') ? who : withYears),
    },
  };
}

/** What follows a number that counts people. */
const notCounted = '(?![dqwKAPYOmMthxuTL])';
const form = new RegExp(`^A[1nN][cCb][1n]${notCounted}`);
const signed = new RegExp(`^[1n][1n]${notCounted}`);

/** Parses 'adults 2 children 1', and '2+1' as two adults and a child. */
export function formAt({ some, shape }: View): Found | undefined {
  const isSigned = some[1]?.gap === '+' && signed.test(shape);
  const [adults, kids] = (isSigned ? [some[0], some[1]] : [some[1], some[3]]).map(numberOf);
  return isSigned || form.test(shape)
    ? { length: isSigned ? 2 : 4, part: { ...(isSigned ? {} : plainMeaning(some[2])), who: { adults, kids, as: 'A' } } }
    : undefined;
}

/** Parses '60+ couple' and '70 year parents', and 'we are 62 and 58'. */
export function agedAdultsAt(view: View): Found | undefined {
  const [all = '', before = '', letter = ''] =
    /^(Z[_&]*)([kprR])|^f_*Z(?:[_&]*Z)+(?![dqwKAPhuTL])/.exec(view.shape) ?? [];
  const years = yearsIn(view, 0, all.length);
  if (!all || Math.max(...years) < seniorYears) return undefined;
  const who = letter ? whoOf(letter) : { adults: years.length, as: 'A' };
  return {
    length: all.length,
    part: { choices: withAge(letter ? plainMeaning(view.some[before.length])?.choices : {}, Math.max(...years)), who },
  };
}

/** Parses 'couple', 'mother', 'children 5 and 9', 'son is 5', 'parents with knee pain 70'. */
export function personAt(view: View): Found | undefined {
  const letter = view.shape.charAt(0);
  return /[cCbkprRsaS]/.test(letter) ? partOf(view, 1, letter, whoOf(letter)) : undefined;
}

/** Parses '6 year old', '4 and 8 years', '5 to 9 years', 'age 60', '8 year old son', '10 month old baby'. */
export function agedPersonAt(view: View): Found | undefined {
  const { some, shape } = view;
  // Nobody is as old as a span.
  const [span = ''] = /^[1nNZ](?:t[1nNZ]|x)Y/.exec(shape) ?? [];
  const [typed = '', list = span] = span ? [] : (agesAlone.exec(shape) ?? []);
  const years = yearsIn(view, 0, list.length);
  if (!/[=YOm]/.test(list)) return undefined;
  const letter = some[typed.length]?.gap ? '' : shape.charAt(typed.length);
  const known = whoOf(letter);
  const who = known && aged(letter, years, known, true);
  // '6 months' alone is no age.
  if (!who && list.includes('m')) return undefined;
  return {
    length: who ? typed.length + 1 : list.length,
    part: {
      choices: withAge(who && plainMeaning(some[typed.length])?.choices, Math.min(...years)),
      who: span ? undefined : (who ?? whoAged(years)),
    },
  };
}

/** The people of a kind, of whom there are several: '2 kids', '2 couples', '5 friends'. */
function several(many: number, letter: string): Who | undefined {
  if (!/[cCbkprRSA]/.test(letter) || (/[cbprR]/.test(letter) && many > mostOfFew)) return undefined;
  if (letter === 'b') return { ages: Array<number>(many).fill(0) };
  if (isChild(letter)) return { kids: many };
  return letter === 'k'
    ? { adults: 2 * many, as: many > 1 ? 'S' : letter }
    : { adults: many, as: letter === 'A' ? letter : 'S' };
}

/** Parses '4 people', 'for 2', 'family of 5', 'ten of us', '2 adults', '1 kid 5 years', '5 friends'. */
export function countAt(view: View): Found | undefined {
  const [typed, lead = ''] = count.exec(view.shape) ?? [];
  if (!typed) return undefined;
  const { length } = typed;
  const many = numberOf(view.some[length - 1]) ?? 0;
  const next = view.shape.charAt(length);
  const who = lead === 'g' && next !== 'A' ? undefined : several(many, next);
  if (who) return partOf(view, length + 1, next, who, many);
  // 'Family of 4 children 5 and 9' are two adults; a large number without a word for people is something else.
  const others = lead === 'g' ? /[dqwK]/ : /[dqwKYOmcCbkprRS]/;
  const isAll = next === 'P' || (lead && !/z$/.test(typed) && !others.test(next));
  // A price for a large group is made for it.
  const page = lead === 'g' && many >= largeGroup ? customTripPath : undefined;
  return isAll ? { length: length + (next === 'P' ? 1 : 0), part: { who: { people: many }, page } } : undefined;
}
