/**
 * Reads a traveller's text in four steps, each a pure function: words (`tokens.ts`), their meanings (`find-meanings.ts`), the choices that
 * they express (`read-parts.ts`), and what they leave open (`left-out.ts`). This file sums up what all parts say together.
 */
import { segmentsOf } from './find-meanings';
import { comparedOf, unsureOf } from './left-out';
import { lookUps, type LookUps, type Meanings } from './look-ups';
import type { Ask, AskedChoices, AskedTime, Part } from './parts';
import { daysBetween } from '../model/dates/departures';
import { longestSpan } from './read-date';
import { partsOf, type Days } from './read-parts';
import { longestAsk } from '../format/longest-ask';
import { isWord, type Segment } from './segments';
import { withTravellers } from './travellers';

export type { Ask, AskedChoices, Part } from './parts';

/** The highest price: ranges have at most seven digits (`content/format/range.ts`). */
const mostRupees = 9_999_999;

/** What the reader knows. */
export interface Dictionary {
  readonly meanings: Meanings;
  readonly days: Days;
}

/** Pages about trips. Beside a link to any other the numbers of an ask are not about a trip: 'refund if I cancel 10 days before'. */
const aboutTrips = /^(#|\/(plan|itinerary|when|book|dest|office))/;
const notOfQuestions = ['days', 'price', 'steps', 'month', 'from'];

/**
 * The parts without what only resembles a wish: the numbers of a question, and where a month is named the months of an exam and denied ones
 * ('where it does not rain in july').
 */
function wishesOf(parts: readonly Part[], isQuestion: boolean): Part[] {
  const hasMonth = parts.some(({ choices, isVague, isDenied }) => choices?.['month'] && !isVague && !isDenied);
  const isOfTrip = ({ price, choices = {}, say, page, unsold }: Part) =>
    page ||
    !(
      price ??
      say ??
      unsold ??
      Object.keys(choices).find((name) => notOfQuestions.includes(name) || choices[name]?.includes('abroad'))
    );
  const isOverruled = ({ isVague, isDenied, choices }: Part) =>
    hasMonth && (isVague || (isDenied && choices?.['month']));
  return parts.filter((part) => !isOverruled(part) && (!isQuestion || isOfTrip(part)));
}

/** A part with the choice of its price, divided by the number of travellers unless it was given per person. */
const withPrice = ({ price, ...part }: Part, number: number): Part =>
  price
    ? {
        ...part,
        choices: {
          price: [price.id((rupees) => Math.min(mostRupees, Math.floor(price.isEach ? rupees : rupees / number)))],
        },
      }
    : part;

/** The day that is named, a date before a festival; otherwise the only month. */
function whenOf(parts: readonly Part[]): AskedTime | undefined {
  const times = parts.filter(({ when, isDenied }) => when && !isDenied);
  const days = times.filter(({ when }) => when && 'day' in when);
  const months = new Set(times.map(({ when }) => JSON.stringify(when)));
  return (days.find(({ isFestival }) => !isFestival) ?? days[0] ?? (months.size === 1 ? times[0] : undefined))?.when;
}

/** The day that a part names; empty for a month, and for a festival, which may be on the way. */
const dayOf = ({ when, isFestival }: Part): string => (isFestival || !when || 'month' in when ? '' : when.day);

/** The parts with the length between two dates, 'leaving on friday, back by sunday', on the second of them. */
function withStay(parts: readonly Part[], rest: readonly Segment[]): readonly Part[] {
  const [first, last] = parts.filter(dayOf);
  const days = first && last ? daysBetween(dayOf(first), dayOf(last)) + 1 : 0;
  // '5th or 12th' is no length.
  if (days < 2 || days > longestSpan || rest.some((one) => isWord(one, 'compare:or'))) return parts;
  return parts.map((part) =>
    part === last ? { ...part, choices: { days: [`under-${days}`], ...part.choices } } : part,
  );
}

/** The choices of all parts, in order; for a group that allows one choice the last one counts. */
function allChoices(parts: readonly Part[]): AskedChoices {
  const all: Record<string, string[]> = {};
  for (const { choices = {}, isDenied, isLike } of parts)
    if (!isDenied && !isLike)
      for (const [name, ids] of Object.entries(choices)) all[name] = [...new Set([...(all[name] ?? []), ...ids])];
  return all;
}

/**
 * @returns a function that parses an ask and never throws, whatever the text. Its first call takes longer: it sorts the dictionary by sound
 */
export function askReader({ meanings, days }: Dictionary): (text: string) => Ask {
  let words: LookUps | undefined;
  return (text) => {
    words ??= lookUps(meanings);
    const segments = segmentsOf(text, words);
    const { parts: all, unknown, rest } = partsOf(segments, days);
    const isQuestion = all.some(({ page }) => page && !aboutTrips.test(page));
    const some = withStay(wishesOf(all, isQuestion), rest);
    const { travellers, sharing, parts: fitting } = withTravellers(some);
    // 'Honeymoon' and 'per couple' name nobody.
    const isForTwo = some.some(({ choices, who }) => !who && choices?.['company']?.includes('for-two'));
    const parts = fitting.map((part) => withPrice(part, isForTwo ? 2 : sharing || 1));
    return {
      parts,
      choices: allChoices(parts),
      unknown: unknown.map((at) => text.slice(...at)),
      fillers: rest.map(({ at }) => at),
      unsure: isQuestion ? [] : unsureOf(segments, rest),
      compared: comparedOf(parts, rest),
      isCut: text.length > longestAsk,
      travellers,
      when: whenOf(parts),
    };
  };
}
