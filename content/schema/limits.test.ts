/** How long texts may be, as far as cards, pages and print have room for them. */
import type * as z from 'zod';
import { destinationSchema } from './destinations';
import { changedAt, first, oneState, whole } from './faulty-content';
import { itineraryCardSchema } from './itinerary-cards';
import { keysOf } from './keys-of';
import { schemaProblems } from './problems';
import { statePageSchema } from './state-pages';
import { tripNotesSchema } from './trip-notes';
import { domesticTripSchema, groupTripSchema, honeymoonTripSchema, seedTripSchema } from './trips';

const seed = { ...first(whole.seedTrips), fareRules: {} };
const checked = { by: 'A. Planner', on: '2027-01-31' };
const notes = { ...first(whole.tripNotes.filter(({ plan }) => plan[0]?.legs.length)), checked };

/** A record of each kind, and its schema. */
const kinds: Readonly<Record<string, readonly [record: { id: string }, schema: z.ZodType]>> = {
  seed: [seed, seedTripSchema],
  domestic: [first(whole.domesticTrips[oneState]), domesticTripSchema],
  honeymoons: [first(whole.honeymoonTrips), honeymoonTripSchema],
  groups: [first(whole.groupTrips), groupTripSchema],
  'itinerary-cards': [first(whole.itineraryCards), itineraryCardSchema],
  'trip-notes': [notes, tripNotesSchema],
  destinations: [first(Object.values(whole.destinations)), destinationSchema],
  'state-pages': [first(Object.values(whole.statePages)), statePageSchema],
};

/** What a record of a kind has against it once it says something else at a path. */
function problemsOf(kind: string, path: string, value: unknown): string[] {
  const [record, schema] = kinds[kind] ?? first<(typeof kinds)[string]>([]);
  return schemaProblems(kind, changedAt(record, path, value), schema);
}

/** The most characters of texts. */
const limits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  seed: { name: 48, location: 60 },
  domestic: { title: 48, location: 60 },
  honeymoons: { title: 48 },
  groups: { title: 48 },
  'itinerary-cards': { destination: 40 },
  'trip-notes': {
    ...{ summary: 112, start: 90, end: 90, 'season.note': 220 },
    ...{ 'plan.0.title': 70, 'plan.0.text': 900, 'plan.0.meals': 40, 'plan.0.overnight': 40 },
    ...Object.fromEntries(keysOf(notes.suits).map((key) => [`suits.${key}`, 150])),
    ...{ 'questions.0.question': 90, 'questions.0.answer': 360, 'checked.by': 60 },
  },
  destinations: { name: 40, subtitle: 60, description: 400, 'hero.title': 40, 'hero.subtitle': 120 },
  'state-pages': { subtitle: 120, description: 160, season: 230, 'reach.0.text': 190 },
};

test.each(
  Object.entries(limits).flatMap(([kind, paths]) =>
    Object.entries(paths).map(([path, most]) => [kind, path, most] as const),
  ),
)('%s: %s has at most %d characters, and one at least', (kind, path, most) => {
  expect(problemsOf(kind, path, 'x'.repeat(most))).toEqual([]);
  expect(problemsOf(kind, path, 'x'.repeat(most + 1))).toEqual([
    `${kind} ${kinds[kind]?.[0].id ?? ''}: ${path}: is longer than ${most} characters`,
  ]);
  expect(problemsOf(kind, path, '')).toHaveLength(1);
});
