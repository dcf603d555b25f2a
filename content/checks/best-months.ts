/** Compares the best months on the cards of a destination with those of its trips. */
import { destinationIds } from '../ids/destinations';
import { destinations } from '../catalogue/destinations';
import { monthIds, months, type MonthId } from '../ids/months';
import { line } from '../schema/problems';
import type { Destination } from '../schema/types';
import { factsOf, tripsFrom } from '../model/destination-trips';
import { tripOf } from '../catalogue/trips';

const bestTime = 'Best time';

const monthName = new RegExp(`\\b(${monthIds.join('|')})[a-z]*`, 'gi');
const isMonth = (text: string): text is MonthId => monthIds.some((id) => id === text);

/** The months from one to another, across the turn of the year. */
function monthRange(from: MonthId, to: MonthId): MonthId[] {
  const start = monthIds.indexOf(from);
  const length = ((monthIds.indexOf(to) - start + 12) % 12) + 1;
  return Array.from({ length }, (_, ahead) => monthIds[(start + ahead) % 12] ?? from);
}

/** The months in a text, single or as a range: 'Dec-Mar; April to June in the hills'. */
export function monthsIn(text: string): MonthId[] {
  const found = [...text.matchAll(monthName)].flatMap(([word, name = '']) => {
    const id = name.toLowerCase();
    return isMonth(id) ? [{ id, word }] : [];
  });
  const between = text.split(new RegExp(monthName.source.replace('(', '(?:'), 'gi'));
  return found.flatMap(({ id }, index) => {
    const before = found[index - 1];
    return before && /^\s*(-|–|to)\s*$/.test(between[index] ?? '') ? monthRange(before.id, id).slice(1) : [id];
  });
}

/** The best months in the facts of all sections of one kind. */
const bestOn = ({ sections }: Destination, kind: Destination['sections'][number]['kind']): MonthId[] =>
  sections.flatMap((section) =>
    section.kind === kind && 'facts' in section
      ? section.facts.filter(({ label }) => label === bestTime).flatMap(({ value }) => monthsIn(value))
      : [],
  );

/** A line for a place whose cards call a month best that its own text does not. */
function unlikeItsText(destination: Destination): string[] {
  const text = bestOn(destination, 'about-place');
  const cards = [...bestOn(destination, 'trips'), ...bestOn(destination, 'trip-detail')];
  const more = [...new Set(cards)].filter((month) => !text.includes(month)).map((month) => months[month]);
  if (more.length === 0) return [];
  return [
    line('destinations', destination.id, 'sections', `its cards call ${more.join(', ')} best, its text does not`),
  ];
}

/** A line for each card with a best month that is off season on the trip's page, or not in the text of its place. */
export function bestMonthProblems(): string[] {
  return destinationIds.flatMap((id) => [
    ...unlikeItsText(destinations[id]),
    ...destinations[id].sections.flatMap((section, index) => {
      if (section.kind !== 'trips') return [];
      return tripsFrom(section.source).flatMap((trip) => {
        const stated = factsOf(trip.id, section).find(({ label }) => label === bestTime)?.value ?? '';
        const { best, fair } = tripOf(trip.id).season;
        const off = monthsIn(stated).filter((month) => !best.includes(month) && !fair.includes(month));
        if (off.length === 0) return [];
        const names = off.map((month) => months[month]).join(', ');
        const problem = `'${stated}' is off season for ${trip.name} in ${names}: give that trip a '${bestTime}' of its own`;
        return [line('destinations', id, `sections.${index}.ownFacts`, problem)];
      });
    }),
  ]);
}
