/** Changes inside a trip and its notes: questions, seasons, days, departures. */
import { stateIds, type StateId } from '../../../content/catalogue/states';
import { domesticTrips } from '../../../content/catalogue/domestic';
import { groupTrips } from '../../../content/catalogue/groups';
import { honeymoonTrips } from '../../../content/catalogue/honeymoons';
import { allTripNotes } from '../../../content/catalogue/trip-notes';
import type { DomesticTrip, TripNotes } from '../../../content/schema/types';
import type { Change } from '../change';
import { inNotes, inTrip, withValue } from '../edits';
import { moveTrip, removeTrip } from '../records';

const domestic = Object.values(domesticTrips).flat();

function find<T>(records: readonly T[], wanted: (record: T) => boolean): T {
  const found = records.find(wanted);
  if (found === undefined) throw new Error('the content has no record to try a change on');
  return found;
}
const trip = (wanted: (trip: DomesticTrip) => boolean) => find(domestic, wanted).id;
const notes = (wanted: (notes: TripNotes) => boolean) =>
  find(allTripNotes, (record) => domestic.some(({ id }) => id === record.id) && wanted(record)).id;

const named = trip(() => true);
const longer = find(domestic, ({ days }) => days < 12);

const gatewayOf = (id: string) => allTripNotes.find((record) => record.id === id)?.gateway;
/** States to which one starts from the same town as for this trip, so that their pages say how to come. */
const reachedAlike = ({ id, state }: DomesticTrip) =>
  stateIds.filter(
    (other) => other !== state && domesticTrips[other].some((trip) => gatewayOf(trip.id) === gatewayOf(id)),
  );
/** The contract counts the tours of two states. */
const counted: readonly StateId[] = ['tamil-nadu', 'kerala'];
const moving = find(
  [...domestic].reverse(),
  (trip) => !counted.includes(trip.state) && domesticTrips[trip.state].length > 3 && reachedAlike(trip).length > 0,
);
const arriving = reachedAlike(moving)[0] ?? moving.state;

export const detailChanges: readonly Change[] = [
  {
    name: 'question',
    what: 'a question added to a trip',
    edit: inNotes(
      notes(({ questions }) => questions.length === 3),
      /questions: \[\n/,
      "$&      { question: 'Is there a lift in the hotels?', answer: 'In the towns, yes; in the hills rooms are on the ground floor.' },\n",
    ),
  },
  {
    name: 'question-removed',
    what: 'a question removed',
    edit: inNotes(
      notes(({ questions }) => questions.length === 4),
      /(questions: \[\n) {6}\{[\s\S]*?\n {6}\},\n/,
      '$1',
    ),
  },
  {
    name: 'season',
    what: "the months of a trip's season",
    edit: inNotes(
      notes(({ season }) => !season.best.includes('aug') && !season.fair.includes('aug')),
      /best: \[/,
      "$&'aug', ",
    ),
  },
  {
    name: 'day-added',
    what: 'a day more at the start of a trip',
    edit: (project) => {
      withValue(longer.id, 'days', longer.days + 1)(project);
      const day =
        "{ title: 'A day to arrive', text: 'Rest, and a walk.', meals: 'None', overnight: 'The town', legs: [] }";
      inNotes(longer.id, / {4}plan: \[\n/, `$&      ${day},\n`)(project);
    },
  },
  {
    name: 'highlight-removed',
    what: 'a highlight removed',
    edit: inTrip(
      trip(({ highlights }) => highlights.length > 4),
      /(highlights: \[\n)\s+(?:'.*'|".*"),\n/,
      '$1',
    ),
  },
  {
    name: 'other-state',
    what: 'a trip moved to another state',
    edit: (project) => {
      moveTrip(project, moving.id, `content/catalogue/domestic/${arriving}.ts`);
      withValue(moving.id, 'state', arriving)(project);
    },
  },
  {
    name: 'departures',
    what: 'when a group departs',
    edit: inTrip(
      find(groupTrips, ({ departures }) => departures.weekday !== 'Wednesday').id,
      /weekday: '\w+', weeks: \[[\d, ]+\]|weekday: '\w+',\n\s+weeks: \[[\d, ]+\]/,
      "weekday: 'Wednesday', weeks: [2, 4]",
    ),
  },
  {
    name: 'long-name',
    what: 'a name as long as a name may be',
    edit: withValue(named, 'title', 'Waterfalls, Meadows & Monasteries of the Mountai'),
  },
  {
    name: 'honeymoon-removed',
    what: 'a honeymoon less than the customer specified',
    edit: (project) => removeTrip(project, find(honeymoonTrips.slice(-1), () => true).id),
    stops: { at: 'unit', line: /^contract: 'Honeymoon packages: six' .*content\/contract\/deviations\.ts$/ },
  },
];
