/** Names sentences that call a sight closed on some days, where nothing says how the trip goes then. */
import { festivals } from '../catalogue/festivals';
import { isGroup, stopsOf } from '../catalogue/trips';
import { line } from '../schema/problems';
import type { Trip } from '../schema/types';
import { hasWayOut, label, sentencesOf, someDays, textsOf, weekdaysIn } from './start-words';

/** The ids of festivals by the names that texts use. */
const festivalsByName = new Map(
  festivals.flatMap(({ id, name, alsoCalled = [] }) => [name, ...alsoCalled].map((one) => [one, id])),
);
const aFestival = `(${[...festivalsByName.keys()].map((name) => name.replace(/[()]/g, '\\$&')).join('|')})`;
/** Matches 'closed on Fridays', 'closed to visitors on Tuesdays', 'does not run on Wednesdays' and 'shut on Holi', but no part of a day. */
const isClosed = new RegExp(
  [
    '(?<!\\b(?:not|never) )\\b(?:closed|shut|closes?|do(?:es)? not (?:run|open))(?: (?:to|for) \\w+)?',
    ` (?:on|at|during) (?:most )?(?:${someDays}|${aFestival}\\b)`,
    '(?! (?:mornings?|afternoons?|evenings?|nights?|before|after|from|between|until|till)\\b)',
  ].join(''),
  'g',
);
const saysClosed = /\b(?:close[sd]?|shut|not (?:run|open))\b/;
/** Matches a subject that is only a part of a sight, or that no trip is sold for. */
const isPart = /\b(?:many|most|mostly|much|some|shops?|stalls?|bazaars?|markets?|workshops?)\b/i;

/** Matches words of names that do not tell one sight from another. */
const common = /^(?:The|Museum|Temple|Fort|Palace|Mahal|Lake|Park|Beach|Institute|\w+day)$/;
const namesIn = (text: string) => (text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? []).filter((word) => !common.test(word));

/** Matches the end of a clause, unless the next one goes on about the same sight. */
const clauseEnd = /[;:] (?!(?:it|they|both) )/;

/** The notes on one trip. */
function notesOn(trip: Trip): string[] {
  const texts = textsOf(trip).map(({ field, text }) => ({ field, sentences: sentencesOf(text) }));
  /** Returns whether some text says how the trip goes when something is closed on a day or at a festival. */
  const isSolved = (when: string) =>
    texts.some(({ sentences }) =>
      sentences.some((one, at) => one.includes(when) && saysClosed.test(one) && hasWayOut(sentences, at)),
    );
  const isEntered = (when: string) =>
    trip.closedOn.some((one) => one.weekdays.some((closed) => closed === when)) ||
    trip.avoids.some(({ festival }) => festival === festivalsByName.get(when));
  return texts.flatMap(({ field, sentences }) => {
    const [, day] = /^plan\.(\d+)/.exec(field) ?? [];
    const sold = namesIn([trip.name, ...stopsOf(trip), trip.plan[Number(day)]?.title].join(' '));
    return sentences.flatMap((sentence) =>
      [...sentence.matchAll(isClosed)].flatMap(({ 1: some = '', 2: festival, index }) => {
        const subject = sentence.slice(0, index).split(clauseEnd).at(-1) ?? '';
        // 'The core is shut on Holi' need not name a sight. The operator sets the dates of a group.
        const isAbout = festival ?? (!isGroup(trip) && namesIn(subject).some((name) => sold.includes(name)));
        const left = (festival ? [festival] : weekdaysIn(some)).filter((when) => !isEntered(when) && !isSolved(when));
        if (!isAbout || isPart.test(subject) || left.length === 0) return [];
        const note = `says “${sentence}”: say how the trip goes then, or enter the day under ${label(festival ? 'avoids' : 'closedOn')}`;
        return [line('trips', trip.id, field, note)];
      }),
    );
  });
}

/**
 * A line for each sentence which says that a sight of a trip is closed on some days, if no text says how the trip goes then and no field
 * refuses a start. These are notes, because the sentence may be about something else.
 */
export const startWordNotes = (trips: readonly Trip[]): string[] => trips.flatMap(notesOn);
