/** Reads days and months: '24 to 30 dec', '24/12', 'on 24th', 'second week of june', and festivals. Pure functions. */
import { monthIds } from '../ids/months';
import { daysAfter, daysBetween } from '../model/dates/departures';
import {
  choicesOf,
  number,
  numberOf,
  plainMeaning,
  unit,
  valueOf,
  type Found,
  type Segment,
  type View,
} from './segments';

/** The next 29 February is at most eight years away. */
const daysAhead = 8 * 366;
/** A longer span is no length of a trip. */
export const longestSpan = 60;

/**
 * The next such day, in the given year if it is not over by then; undefined if there is none: 31 February.
 * @param from YYYY-MM-DD
 * @param month 1 to 12; undefined for any
 */
function next(from: string, day: number, month?: number, year?: number): string | undefined {
  for (let ahead = 0; ahead < daysAhead; ahead++) {
    const one = daysAfter(from, ahead);
    const [ofYear, ofMonth, ofDay] = one.split('-').map(Number);
    if (ofDay === day && ofMonth === (month ?? ofMonth) && ofYear === (year ?? ofYear)) return one;
  }
  return year ? next(from, day, month) : undefined;
}

/** The number of a month; undefined for a season, or a festival that is in one of two months. */
const monthOf = (ids: readonly string[] = []): number | undefined =>
  ids.length === 1 ? monthIds.findIndex((id) => id === ids[0]) + 1 : undefined;

/** A number that no other word follows: 'march 3 to 4 days' has a length, 'december 2 kids' has people. */
const bare = `(?!${unit}|[$uTLcCbkprRS]|[_&t]*${number}${unit})`;
/**
 * A month with the days, the weekday, the year or the week around it, or days of a month that is not named: 'on 24th', '24th to 28th'. 'June
 * second week' is a part of the month, 'june one week' a length, and '2nd time' no day.
 */
const dates = new RegExp(
  `^(?:${[
    `@?(?:[Dw1nNx][_&ohtDw1nNx]*)?M(?:[nN]?[_oh]*w)?(?:y|(?:tM?|(?=x))[1nNx]h?${bare}M?|[1nN]h?${bare})*`,
    `@[1nN]h(?:(?:t[1nN]|x)h)?${bare}`,
    `[1nN]h(?:t[1nN]|x)h${bare}`,
  ].join('|')})`,
);
/** A date in digits: '24/12', '24.12.2026'. */
const digits = new RegExp(`^[1nN]xx?${bare}`);

/** Days and months as typed. */
interface Typed {
  readonly text: string;
  /** The first day, and the last of a span. */
  readonly days: readonly (number | undefined)[];
  /** The months (1 to 12) of these days; undefined for a season. Without months a day is of any month. */
  readonly months: readonly (number | undefined)[];
  readonly year?: number | undefined;
}

/** A day before the 13th needs a year in digits: '3/4 nights' are three or four. '24/7' is always. */
function inDigits({ some, shape }: View): Typed | undefined {
  const [text = ''] = digits.exec(shape) ?? [];
  const [day = 0, month = 0, year] = some.slice(0, text.length).map(numberOf);
  return year || (some[1]?.gap === '/' && day > 12 && day * month !== 24 * 7)
    ? { text, days: [day], months: [month], year: year && 2000 + (year % 100) }
    : undefined;
}

/**
 * Parses '25 dec', 'sunday 6 december', 'december 25 to 30', '28 dec to 2 jan', 'june 2027', 'second week of june', 'next month', '24/12',
 * 'on 24th'.
 */
function dayAt(view: View, today: string): Found | undefined {
  const [text = ''] = dates.exec(view.shape) ?? [];
  const at = (letters: RegExp) =>
    view.some.slice(0, text.length).filter((_, index) => letters.test(text.charAt(index)));
  const choices = at(/M/).map(choicesOf);
  const typed = text
    ? {
        text,
        // '5 in december', '2nd week of december' and '2nd saturday of january' are no days.
        days: /w|hD|_.*M/.test(text) ? [] : at(/[1nNx]/).map(numberOf),
        months: choices.map(({ month }) => monthOf(month)),
        year: numberOf(at(/y/)[0]),
      }
    : inDigits(view);
  if (!typed) return undefined;
  const { months, year } = typed;
  const [month] = months;
  const [first, last] = months.length > 0 && !month ? [] : typed.days;
  const start = first && next(today, first, month, year);
  // '31/2' and '20/25' are no dates.
  if (!start && choices.length === 0) return undefined;
  const end = (start && last && /[tx]/.test(typed.text) && next(start, last, months.at(-1), year)) || start;
  const days = start && end ? daysBetween(start, end) + 1 : 1;
  const ids = [start, end].flatMap((one) => (one && monthIds[Number(one.slice(5, 7)) - 1]) || []);
  const of = month && next(`${today.slice(0, 8)}01`, 1, month, year)?.slice(0, 7);
  return {
    length: typed.text.length,
    part: {
      choices: {
        ...choices[0],
        month: [...new Set([...choices.flatMap((one) => one['month'] ?? []), ...ids])],
        ...(days > 1 && days <= longestSpan ? { days: [`under-${days}`] } : {}),
      },
      when: start ? { day: start } : of ? { month: of } : undefined,
    },
  };
}

/** Parses 'diwali', 'pongal 2027'. The day of another year than the next is not known. */
function festivalAt({ some, shape }: View, built: string): Found | undefined {
  const [text] = /^Fy?/.exec(shape) ?? [];
  if (!text) return undefined;
  const day = daysAfter(built, Number(valueOf(some[0], 'day')));
  const isNext = day.startsWith(String(numberOf(some[text.length - 1]) ?? ''));
  return {
    length: text.length,
    part: { ...plainMeaning(some[0]), when: isNext ? { day } : undefined, isFestival: true },
  };
}

/** The day of 'tomorrow' or 'next weekend'; otherwise so many days or weeks ahead. */
function dayAhead(segment: Segment | undefined, today: string, ahead = 0): string {
  const [days = 0, weekday] = (valueOf(segment, 'ahead') ?? `${ahead}`).split('/').map(Number);
  const day = daysAfter(today, days);
  return weekday === undefined ? day : daysAfter(day, (weekday - new Date(day).getUTCDay() + 7) % 7);
}

/** Parses 'tomorrow', 'this weekend', 'friday to sunday', 'after 10 days', 'in 2 months'. */
function aheadAt(view: View, today: string): Found | undefined {
  const [text, span] = /^D([tx]D)?|^Q[1inN][dwm]/.exec(view.shape) ?? [];
  if (!text) return undefined;
  const [ahead = 0] = view.some.slice(0, 2).flatMap((one) => numberOf(one) ?? []);
  const isMonth = text.includes('m');
  const day = dayAhead(view.some[0], today, ahead * (isMonth ? 30 : text.includes('w') ? 7 : 1));
  const days = span ? daysBetween(day, dayAhead(view.some[2], day)) + 1 : 0;
  return {
    length: text.length,
    part: {
      choices: {
        ...choicesOf(view.some[0]),
        month: [monthIds[Number(day.slice(5, 7)) - 1] ?? ''],
        ...(days ? { days: [`under-${days}`] } : {}),
      },
      when: isMonth ? { month: day.slice(0, 7) } : { day },
    },
  };
}

/** The school holidays that follow the exams of the classes in `examClasses`. */
const holidayMonths = ['apr', 'may', 'jun'];
const examClasses = [10, 12];
const exams = /^(?:[Q@]_*)?(?:[1nN]h?[_b]*E[E_]*E|[1nN]h?_*E|E_*[1nN]h?|E+|[1nN]h?)/;

/** Parses '10th class exam', 'after 12th', 'class 8'. A class without an exam says nothing of the month. */
function examAt({ some, shape }: View): Found | undefined {
  const [text = ''] = exams.exec(shape) ?? [];
  const typed = some.slice(0, text.length);
  const isClass = text.includes('E');
  const isAfter = text.startsWith('Q') || shape[text.length] === 'Q';
  if (!isClass && !(isAfter && /h/.test(text) && !/^_*[oM]/.test(shape.slice(text.length)))) return undefined;
  const hasExam =
    typed.some((segment) => choicesOf(segment)['month']) ||
    typed.some((segment) => examClasses.includes(numberOf(segment) ?? 0));
  return { length: text.length, part: hasExam ? { choices: { month: holidayMonths }, isVague: true } : {} };
}

/**
 * Parses a festival, an exam, a date or a day ahead. A date comes first, so that its weekday is not the next one.
 * @param today YYYY-MM-DD: days and months are on or after it
 * @param built the day from which the days of festivals count
 */
export const dateAt = (view: View, today: string, built: string): Found | undefined =>
  festivalAt(view, built) ?? examAt(view) ?? dayAt(view, today) ?? aheadAt(view, today);
