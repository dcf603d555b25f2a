/** How long texts may be, as far as cards, pages and print have room for them, and what numbers and lists may be. */
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

interface Values {
  accepted: unknown[];
  refused: unknown[];
}
const values = (accepted: unknown[], refused: unknown[]): Values => ({ accepted, refused });
const numbers = (least: number, most: number) => values([least, most], [least - 1, most + 1]);
const entries = (least: number, most: number, entry: unknown = 'One of them') => {
  const some = (count: number) => Array.from({ length: count }, () => entry);
  return values([some(least), some(most)], [some(least - 1), some(most + 1)]);
};

test.each<[string, string, Values]>([
  ['seed', 'price', numbers(1_000, 500_000)],
  ['seed', 'days', numbers(1, 12)],
  ['seed', 'rating', numbers(4.4, 4.9)],
  ['seed', 'kinds', entries(1, 3, 'hills')],
  ['seed', 'fareRules.thirdAdult', numbers(0, 200)],
  ['seed', 'fareRules.roundUpTo', numbers(1, 1_000)],
  ['groups', 'departures.weeks', values([[1], [1, 2, 3, 4]], [[], [0], [5]])],
  ['groups', 'departures.months', entries(1, 12, 'jan')],
  ['groups', 'departures.closesDaysBefore', numbers(1, 90)],
  ['trip-notes', 'route', entries(2, 12)],
  ['trip-notes', 'plan', entries(1, 12, notes.plan[0])],
  ['trip-notes', 'exclusions', entries(3, 6)],
  ['trip-notes', 'questions', entries(3, 5, notes.questions[0])],
  ['trip-notes', 'alsoFoundBy', entries(1, 4, 'abc')],
  ['trip-notes', 'access.walkingKm', numbers(0, 40)],
  ['trip-notes', 'access.steps', numbers(0, 10_000)],
  ['trip-notes', 'access.highestPoint', numbers(0, 5_700)],
  ['trip-notes', 'access.notForElders', values([true], [false, 'yes'])],
  ['trip-notes', 'childrenFrom', values([0, 12, null], [-1, 13, 4.5])],
  ['trip-notes', 'plan.0.legs.0.km', values([0.1, 6_000], [0, 6_001])],
  ['trip-notes', 'plan.0.legs.0.hours', values([0.1, 24], [0, 25])],
  ['trip-notes', 'plan.0.legs.0.because', values(['fog ', 'x'.repeat(80)], ['fog', 'x'.repeat(81)])],
  ['trip-notes', 'checked.on', values(['2027-01-31'], ['31 January'])],
  ['destinations', 'highlights', entries(4, 9)],
  ['destinations', 'neighbours', entries(2, 5, 'goa')],
  ['itinerary-cards', 'highlights', entries(4, 4)],
  ['itinerary-cards', 'inclusions', entries(4, 8)],
  ['itinerary-cards', 'exclusions', entries(2, 6)],
])('%s: %s is accepted up to its limits, and refused beyond them', (kind, path, { accepted, refused }) => {
  const isAccepted = (value: unknown) => problemsOf(kind, path, value).length === 0;
  expect(accepted.filter((value) => !isAccepted(value))).toEqual([]);
  expect(refused.filter(isAccepted)).toEqual([]);
});
