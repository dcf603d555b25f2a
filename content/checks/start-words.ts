/**
 * Compares what the texts of a trip say of days on which it does not start with the fields that refuse a start. It needs the record alone,
 * because the editor's checks in the browser use it too.
 */
import { months, weekdays } from '../ids/months';
import { startWeekdays } from '../model/dates/start-on';
import { festivals } from '../records/calendar/festivals.json';
import { line } from '../schema/problems';
import { tripNotesShape } from '../schema/trip-notes';
import type { Trip } from '../schema/types';

/** The label of a field in the form. */
export const label = (field: 'closedOn' | 'avoids' | 'cannotStart') =>
  `“${tripNotesShape[field].meta()?.title ?? field}”`;

interface FieldText {
  /** 'plan.0.text' */
  field: string;
  text: string;
}

/** The texts in a value, at any depth. */
const textsIn = (value: unknown, path: readonly string[] = []): FieldText[] =>
  typeof value === 'string'
    ? [{ field: path.join('.'), text: value }]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, [...path, name]));

/** The texts of a trip that may speak of its start. */
export const textsOf = ({ start, summary, plan, season, sights, suits, questions }: Trip) =>
  textsIn({ start, summary, plan, season, sights, suits, questions });

/** The sentences of a text. One that begins with 'It' belongs to the sentence before, which names what it is about. */
export const sentencesOf = (text: string) => text.split(/(?<=[.?!]) (?!(?:It|They|Both) )/);

const weekday = `(?:${weekdays.join('|')})s?`;
/** Matches 'a Sunday', 'Fridays and Saturdays' and 'Sunday to Thursday'. */
export const someDays = `(?:an? |any )?(${weekday}(?:(?:,? or |,? and |, | to )(?:an? )?${weekday})*)\\b`;

/** How many days after one day of the week another comes. */
const daysUntil = (from: number, to: number) => (to - from + weekdays.length) % weekdays.length;
const numberOf = (name = '') => weekdays.findIndex((one) => name.startsWith(one));

/** The days of the week in words that `someDays` matches. */
export function weekdaysIn(text: string) {
  const [range, first, last] = new RegExp(`(${weekday}) to (${weekday})`).exec(text) ?? [];
  const [from, to] = [numberOf(first), numberOf(last)];
  return weekdays.filter((name, at) => (range ? daysUntil(from, at) <= daysUntil(from, to) : text.includes(name)));
}

/** Match words that forbid a start on some days of the week. */
const forbids = [
  `(?:\\bno|(?<!\\b(?:need|why) )not|\\bnever|n['’]t) starts?(?: (?:the|this|your|our) (?:tour|trip))? on ${someDays}`,
  `\\b(?:tour|trip) (?:does not|cannot|never) runs? on ${someDays}`,
  `\\bstarts?\\b[^.?!]*\\bday (?:but|except|other than)(?: on)? ${someDays}`,
].map((words) => new RegExp(words, 'gi'));
/** Matches words that forbid one beside the place and the hour of the start: '10:30 am (not on Thursdays)'. */
const forbidsAtStart = new RegExp(`\\b(?:not|except)(?: on)? ${someDays}`, 'gi');
/** Matches words that forbid a start on all other days of the week. */
const allowsOnly = new RegExp(`\\bstarts? (?:on any day|only) (?:on|from) ${someDays}`, 'gi');
/** Matches 'day 2 would be a Monday', and 'day 2 would fall on one' after 'closed on Mondays'. */
const wouldBe = new RegExp(`\\bday (\\d+) would (?:then )?(?:be|fall on) (?:an? )?(?:${weekday}|one)\\b`, 'i');

/** Matches words that say how a trip goes when something is closed. */
const wayOut = new RegExp(
  [
    '\\b(?:if|except|instead|optional|exchange|swap|leave out|we then|and then)\\b',
    '\\b(?:when|so) (?:we|you|days?|after|with)\\b',
    '\\b(?:return|refund)s?\\b',
    '\\bchange (?:places|days)\\b',
    '\\bnot in (?:the|this) plan\\b',
  ].join('|'),
  'i',
);

/** Returns whether a sentence or the next one has a way out. */
export const hasWayOut = (sentences: readonly string[], at: number) =>
  wayOut.test(sentences.slice(at, at + 2).join(' '));

/** The days of the week on which a text forbids a start. */
function forbiddenIn({ field, text }: FieldText) {
  const found = (words: RegExp) => [...text.matchAll(words)].map(([, some = '']) => weekdaysIn(some));
  return new Set([
    ...[...forbids, ...(field === 'start' ? [forbidsAtStart] : [])].flatMap(found).flat(),
    ...found(allowsOnly).flatMap((some) => weekdays.filter((one) => !some.includes(one))),
    ...sentencesOf(text).flatMap((sentence, at, all) => {
      const [words, day] = wouldBe.exec(sentence) ?? [];
      if (!words || hasWayOut(all, at)) return [];
      const closed = weekdaysIn(words.endsWith('one') ? sentence : words);
      return startWeekdays({ day: Number(day), weekdays: closed, because: '' });
    }),
  ]);
}

/** Texts that forbid a start on a day of the week which no closing day refuses. Groups are left out: the operator sets their dates. */
function weekdayProblems(trip: Trip): string[] {
  const refused = trip.closedOn.flatMap(startWeekdays);
  const day = Math.min(2, trip.days);
  return ('departures' in trip ? [] : textsOf(trip)).flatMap((one) =>
    [...forbiddenIn(one)]
      .filter((start) => !refused.includes(start))
      .map((start) => {
        const example = `day ${day} and ${weekdays[(numberOf(start) + day - 1) % weekdays.length] ?? ''}`;
        const problem = `forbids a start on a ${start}, and travellers can choose it: enter under ${label('closedOn')} which day of the trip meets which closing day (${example}, say), or leave the words out`;
        return line('trips', trip.id, one.field, problem);
      }),
  );
}

/** Matches words that rule out the days of a festival or a season. */
const rulesOut = new RegExp(
  [
    `\\b(?:tour|trip) (?:does not|cannot|never) runs?\\b(?! on ${someDays})`,
    '\\bnot for (?:tours|this (?:tour|trip))\\b',
    '\\bneeds its own plan\\b',
    '\\bfor this (?:\\w+ )?(?:tour|trip), no\\b',
    '\\bairport closes? for a day\\b|\\bcloses? the airport for a day\\b',
  ].join('|'),
  'i',
);
const aMonth = new RegExp(`\\b(?:${Object.values(months).join('|')})\\b`);

/** Texts that rule out a festival or a season, on a trip with neither among the days that it refuses. */
const festivalProblems = (trip: Trip): string[] =>
  textsOf(trip).flatMap(({ field, text }) =>
    sentencesOf(text).flatMap((sentence, at, all) => {
      const [words] = rulesOut.exec(sentence) ?? [];
      // The sentence before has the months of 'This tour does not run then'.
      const hasMonth = aMonth.test(all.slice(Math.max(0, at - 1), at + 1).join(' '));
      if (!words || trip.avoids.some(({ must }) => must) || (hasMonth && trip.cannotStart.length > 0)) return [];
      const problem = `says “${words}”, and travellers can choose those days: enter the festival under ${label('avoids')} and tick “It cannot start so”, or the days under ${label('cannotStart')}`;
      return [line('trips', trip.id, field, problem)];
    }),
  );

/** Entries that name a day which the trip or the calendar does not have, or which a group has elsewhere. */
function entryProblems(trip: Trip): string[] {
  const problem = (field: string, text: string) => line('trips', trip.id, field, text);
  const daysBeyond = (field: string, day: number) =>
    day > trip.days ? [problem(field, `is day ${day}, and the trip has ${trip.days}`)] : [];
  return [
    ...trip.closedOn.flatMap(({ day }, index) => daysBeyond(`closedOn.${index}.day`, day)),
    ...trip.avoids.flatMap((avoided, index) => {
      const found = festivals.find(({ id }) => id === avoided.festival);
      const names = (found?.days ?? []).flatMap((one) => ('name' in one ? one.name : []));
      const instead = names.length > 0 ? `write one of ${names.join(', ')}` : 'leave it empty';
      return [
        ...avoided.days.flatMap((day, at) => daysBeyond(`avoids.${index}.days.${at}`, day)),
        ...(avoided.only && !names.includes(avoided.only)
          ? [
              problem(
                `avoids.${index}.only`,
                `has “${avoided.only}”, which is no day of ${found?.name ?? avoided.festival} in the calendar: ${instead}`,
              ),
            ]
          : []),
      ];
    }),
    ...('departures' in trip && trip.fullOn.length > 0
      ? [
          problem(
            'fullOn',
            'is not for a group: under “Single dates”, enter its date and choose “full” at “How it is sold”',
          ),
        ]
      : []),
  ];
}

/** A line for each text of a trip that rules out a start which its fields allow, and for each of these fields that cannot be right. */
export const startWordProblems = (trip: Trip): string[] => [
  ...weekdayProblems(trip),
  ...festivalProblems(trip),
  ...entryProblems(trip),
];
