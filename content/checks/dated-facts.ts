/**
 * Rules that change have the month in which they were read beside them: permits, visas, quotas, closures of some season or year, the state
 * of a road. Weekly closing days, closures that recur each year and identity cards need no month, because they have been the same for
 * decades.
 */
import { destinations } from '../catalogue/destinations';
import { listTexts, monthTexts } from '../catalogue/lists';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { statePages } from '../catalogue/state-pages';
import { dated } from '../format/months';
import { line } from '../schema/problems';
import type { Destination, ItineraryDay, Trip } from '../schema/types';
import { trips } from '../catalogue/trips';

/** A text that may name such a rule. */
export interface FactText {
  collection: string;
  id: string;
  /** The field that has the month, or lacks it. */
  field: string;
  text: string;
  /** '2026-11' */
  asOf?: string | undefined;
}

/** Patterns that match such rules and nothing else. */
const rules: readonly RegExp[] = [
  /(?<!\bno (?:forest )?)\bpermits?\b|\bno permits? (?:for|here|is needed up)\b|\bno permit as far\b/i,
  /\binner line\b|\bregister on arrival\b|\b(?:yatra|state) registration\b|\baccess card\b/i,
  /\bvisas? (?:on arrival|rules?|papers|before|applied)|\be-?visas?\b|\bvisa-free\b|\b(?:need a|Singapore) visa\b|\bpassport valid\b|\bentry rules\b/i,
  /\barrival (?:card|declaration)\b|\btourist levy\b|\bETA\b/i,
  /\b(?:quota|e-pass|daily limit|capped)\b|\bpeople a day\b|\b(?:boats|entries are limited) each day\b|\blimit the number\b/i,
  /\b(?:closed|shut|kept|ban|banned|reopened|turned back)\b[^.]*\b(?:since|after|of|in|from) (?:the )?(?:[A-Z][a-z]+ )?20[2-9]\d\b/i,
  /\bsince (?:[A-Z][a-z]+ )?20[2-9]\d\b|\breopened in\b|\bban on\b|\bbanned\b/i,
  /\bofficial advice\b|\bworks are under way\b|\bbeing rebuilt\b|\brules change\b/i,
];

const ofPlan = (plan: readonly ItineraryDay[]) =>
  plan.map(({ text, asOf }, index) => ({ field: `plan.${index}.asOf`, text, asOf }));

const ofTrip = ({ id, plan, season, suits, questions }: Trip): FactText[] =>
  [
    ...ofPlan(plan),
    { field: 'season.asOf', text: season.note, asOf: season.asOf },
    { field: 'suits.papersAsOf', text: suits.papers, asOf: suits.papersAsOf },
    ...questions.map(({ answer, asOf }, index) => ({ field: `questions.${index}.asOf`, text: answer, asOf })),
  ].map((fact) => ({ collection: 'trips', id, ...fact }));

const ofDestination = ({ id, sections }: Destination): FactText[] =>
  sections.flatMap((section, index) =>
    section.kind === 'about-place'
      ? [
          {
            collection: 'destinations',
            id,
            field: `sections.${index}.asOf`,
            text: section.paragraphs.join(' '),
            asOf: section.asOf,
          },
        ]
      : [],
  );

/** Every text whose record has a field for the month. */
export const factTexts = (): FactText[] => [
  ...trips.flatMap(ofTrip),
  ...itineraryCards.flatMap(({ id, plan }) => ofPlan(plan).map((fact) => ({ collection: 'itineraries', id, ...fact }))),
  ...Object.values(destinations).flatMap(ofDestination),
  ...Object.values(statePages).map(({ id, opening, asOf }) => ({
    collection: 'states',
    id,
    field: 'asOf',
    text: opening,
    asOf,
  })),
  ...listTexts.map(({ id, opening, asOf }) => ({
    collection: 'lists',
    id,
    field: 'asOf',
    text: opening,
    asOf,
  })),
  ...monthTexts.map(({ id, opening, asOf }) => ({
    collection: 'months',
    id,
    field: 'asOf',
    text: opening,
    asOf,
  })),
];

/** A line for each text that mentions a rule and has no month. */
export const undatedFacts = (texts: readonly FactText[] = factTexts()): string[] =>
  texts
    .filter(({ asOf }) => asOf === undefined)
    .flatMap(({ collection, id, field, text }) => {
      const [rule] = rules.flatMap((words) => words.exec(text)?.[0] ?? []);
      return rule === undefined
        ? []
        : [
            line(
              collection,
              id,
              field,
              `is missing: the text says '${rule}', a rule that can change (such as 2026-11)`,
            ),
          ];
    });

/** The number of days after which a rule is to be read again. */
export const readAgainAfter = 180;

/**
 * A line for each text whose rules were read too long ago, the oldest first. A month counts from its first day.
 * @param today YYYY-MM-DD
 */
export const oldFacts = (today: string, texts: readonly FactText[] = factTexts()): string[] =>
  texts
    .flatMap(({ asOf, ...fact }) => (asOf === undefined ? [] : { ...fact, asOf }))
    .filter(({ asOf }) => (Date.parse(today) - Date.parse(asOf)) / 86_400_000 > readAgainAfter)
    .sort((a, b) => a.asOf.localeCompare(b.asOf))
    .map(({ collection, id, field, text, asOf }) => line(collection, id, field, dated(text, asOf)));
