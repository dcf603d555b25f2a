import { places } from '../catalogue/places';
import { checkContent } from './check';
import type { Content } from './content';
import { first, whole, withFault } from './faulty-content';
import { gatewayIds } from '../catalogue/gateways';
import { groupTrips } from '../catalogue/groups';
import { allTripNotes } from '../catalogue/trip-notes';
import { monthIds } from '../catalogue/months';

const notes = first(allTripNotes);
const plan = notes.plan;
/** The name of the place where a day ends. */
const nightAfter = ({ legs }: (typeof plan)[number]) => places[legs.at(-1)?.to ?? '']?.name ?? '';
const bad = (fault: Record<string, unknown>) => withFault('tripNotes', fault);
const group = first(groupTrips).id;
const elsewhere = first(gatewayIds.filter((id) => id !== first(groupTrips).departures.from));
/** The day of the plan's first leg, which goes at a thousand kilometres an hour there. */
const setOff = plan.findIndex(({ legs }) => legs.length > 0);
const tooFast = (day: (typeof plan)[number]) =>
  day.legs.map((leg, index) => (index === 0 ? { ...leg, hours: leg.km / 1_000, because: undefined } : leg));

test.each<[string, Content, string[]]>([
  [
    'a trip without notes',
    { ...whole, tripNotes: whole.tripNotes.slice(1) },
    [`trip-notes ${notes.id}: id: the trip has no notes`],
  ],
  [
    'notes twice',
    { ...whole, tripNotes: [...whole.tripNotes, notes] },
    [`trip-notes ${notes.id}: id: the trip has notes twice`],
  ],
  [
    'notes of no trip',
    bad({ id: 'nowhere' }),
    [`trip-notes ${notes.id}: id: the trip has no notes`, 'trip-notes nowhere: id: names no trip'],
  ],
  [
    'a plan with a day too many',
    // Before the copy, which stays where it is, the last day of the plan is a night at the place where it ends.
    bad({
      plan: [
        ...plan.map((day) => ({ ...day, overnight: nightAfter(day) || day.overnight })),
        ...plan.slice(-1).map((day) => ({ ...day, title: 'Another day', legs: [] })),
      ],
    }),
    [`trip-notes ${notes.id}: plan: has ${plan.length + 1} days, the trip ${plan.length}`],
  ],
  ['notes without inclusions', bad({ inclusions: undefined }), [`trip-notes ${notes.id}: inclusions: are missing`]],
  [
    'inclusions that the record has too',
    withFault(
      'tripNotes',
      { inclusions: ['a', 'b', 'c', 'd'] },
      allTripNotes.findIndex(({ id }) => id === group),
    ),
    [`trip-notes ${group}: inclusions: stand in the record of the trip already`],
  ],
  [
    'a plan that leads nowhere',
    bad({ plan: plan.map((day) => ({ ...day, title: 'A day', legs: [] })) }),
    [`trip-notes ${notes.id}: plan: its legs name fewer than two places: say at least how one comes there and leaves`],
  ],
  [
    'a group that leaves from elsewhere',
    withFault('groupTrips', { departures: { ...first(groupTrips).departures, from: elsewhere } }),
    [`trip-notes ${group}: gateway: is '${first(groupTrips).departures.from}', its group leaves from '${elsewhere}'`],
  ],
  [
    'a month both at its best and fair',
    bad({ season: { best: ['jan'], fair: ['jan'], note: 'Dry.' } }),
    [`trip-notes ${notes.id}: season: has 'jan' both at its best and fair`],
  ],
  [
    'numbers beyond their limits',
    bad({
      access: { walkingKm: 41, steps: -1, highestPoint: 9_000 },
      plan: plan.map((day) => ({ ...day, legs: day.legs.slice(0, 1).map((leg) => ({ ...leg, km: 0 })) })),
    }),
    [
      ...plan.flatMap(({ legs }, day) =>
        legs.length > 0 ? [`trip-notes ${notes.id}: plan.${day}.legs.0.km: is not above 0`] : [],
      ),
      `trip-notes ${notes.id}: access.walkingKm: is above 40`,
      `trip-notes ${notes.id}: access.steps: is below 0`,
      `trip-notes ${notes.id}: access.highestPoint: is above 5700`,
    ],
  ],
  [
    'a month that is none',
    bad({ season: { best: ['january'], fair: [], note: 'Dry.' } }),
    [
      `trip-notes ${notes.id}: season.best.0: Invalid option: expected one of ${monthIds.map((id) => `"${id}"`).join('|')}`,
    ],
  ],
  [
    'a leg that cannot be driven',
    bad({ plan: plan.map((day, index) => (index === setOff ? { ...day, legs: tooFast(day) } : day)) }),
    [expect.stringMatching(`^trip-notes ${notes.id}: plan: day ${setOff + 1}: .*: 1000 km/h by `) as string],
  ],
  [
    'a highest point below a place on the way',
    bad({ access: { ...notes.access, highestPoint: 0 } }),
    [
      expect.stringMatching(
        `^trip-notes ${notes.id}: access: highestPoint is 0 m, a place on the way lies at`,
      ) as string,
    ],
  ],
  [
    'a summary too short to tell anything',
    bad({ summary: 'Nice.' }),
    [`trip-notes ${notes.id}: summary: is shorter than 60 characters`],
  ],
  [
    'a day that fills a page',
    bad({ plan: [{ title: 'a', text: 'x'.repeat(901), meals: 'None', overnight: 'None', legs: [] }] }),
    [`trip-notes ${notes.id}: plan.0.text: is longer than 900 characters`],
  ],
  [
    'two questions',
    bad({ questions: notes.questions.slice(0, 2) }),
    [`trip-notes ${notes.id}: questions: has fewer than 3 entries`],
  ],
])('%s is told in lines that name the notes and the field', (_what, content, lines) => {
  expect(checkContent(content)).toEqual(lines);
});
