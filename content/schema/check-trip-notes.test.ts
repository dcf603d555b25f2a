import { gatewayIds } from '../catalogue/gateways';
import { groupTrips } from '../catalogue/groups';
import { places } from '../catalogue/places';
import { allTripNotes } from '../catalogue/trip-notes';
import { checkContent } from './check';
import { first, whole, withFault, type Fault } from './faulty-content';

const notes = first(allTripNotes);
const { id, plan, access } = notes;
type Day = (typeof plan)[number];
/** The plan with something else on some of its days, all of them unless said. */
const planWith = (change: (day: Day) => Fault, isChanged: (day: Day) => boolean = () => true) =>
  plan.map((day) => (isChanged(day) ? { ...day, ...change(day) } : day));
const setOff = plan.findIndex(({ legs }) => legs.length > 0);
const [leg] = plan[setOff]?.legs ?? [];
/** The name of the place where a day ends. */
const nightAfter = ({ legs }: Day) => places[legs.at(-1)?.to ?? '']?.name;

test.each<[string, Fault, string[]]>([
  [
    'a plan with a day too many',
    // The last day of the plan is then a night at the place where it ends.
    {
      plan: [
        ...planWith((day) => ({ overnight: nightAfter(day) ?? day.overnight })),
        { ...plan.at(-1), title: 'Another day', legs: [] },
      ],
    },
    [`plan: has ${plan.length + 1} days, the trip ${plan.length}`],
  ],
  ['no inclusions', { inclusions: undefined }, ['inclusions: are missing']],
  [
    'a plan that leads nowhere',
    { plan: planWith(() => ({ title: 'A day', legs: [] })) },
    ['plan: its legs name fewer than two places: say at least how one comes there and leaves'],
  ],
  [
    'a month both at its best and fair',
    { season: { best: ['jan'], fair: ['jan'], note: 'Dry.' } },
    ["season: has 'jan' both at its best and fair"],
  ],
  [
    'numbers beyond their limits',
    { access: { walkingKm: 41, steps: -1, highestPoint: 9_000 } },
    ['access.walkingKm: is above 40', 'access.steps: is below 0', 'access.highestPoint: is above 5700'],
  ],
  [
    'a leg of no kilometres',
    {
      plan: planWith(
        () => ({ legs: [{ ...leg, km: 0 }] }),
        (day) => day === plan[setOff],
      ),
    },
    [`plan.${setOff}.legs.0.km: is not above 0`],
  ],
  ['a summary too short to tell anything', { summary: 'Nice.' }, ['summary: is shorter than 60 characters']],
])('notes with %s are told in lines that name them and the field', (_what, fault, problems) => {
  expect(checkContent(withFault('trip-notes', fault))).toEqual(problems.map((text) => `trip-notes ${id}: ${text}`));
});

test('legs that cannot be travelled, and a highest point below them, are told of', () => {
  const tooFast = planWith(
    ({ legs }) => ({ legs: legs.map((one) => ({ ...one, hours: one.km / 1_000, because: undefined })) }),
    (day) => day === plan[setOff],
  );
  const lines = checkContent(withFault('trip-notes', { plan: tooFast, access: { ...access, highestPoint: 0 } }));
  expect(lines).toContainEqual(expect.stringMatching(`^trip-notes ${id}: plan: day ${setOff + 1}: .*: 1000 km/h by `));
  expect(lines.at(-1)).toMatch(`trip-notes ${id}: access: highestPoint is 0 m, a place on the way lies at`);
});

test('each trip has notes, once, and notes have a trip', () => {
  const none = `trip-notes ${id}: id: the trip has no notes`;
  expect(checkContent({ ...whole, tripNotes: whole.tripNotes.slice(1) })).toEqual([none]);
  expect(checkContent({ ...whole, tripNotes: [...whole.tripNotes, notes] })).toEqual([
    `trip-notes ${id}: id: the trip has notes twice`,
  ]);
  expect(checkContent(withFault('trip-notes', { id: 'nowhere' }))).toEqual([
    none,
    'trip-notes nowhere: id: names no trip',
  ]);
});

test('what the record of a group says, its notes do not say again, or otherwise', () => {
  const { id: group, departures } = first(groupTrips);
  expect(checkContent(withFault('trip-notes', { inclusions: ['a', 'b', 'c', 'd'] }, group))).toEqual([
    `trip-notes ${group}: inclusions: stand in the record of the trip already`,
  ]);
  const from = first(gatewayIds.filter((town) => town !== departures.from));
  expect(checkContent(withFault('groups', { departures: { ...departures, from } }))).toEqual([
    `trip-notes ${group}: gateway: is '${departures.from}', its group leaves from '${from}'`,
  ]);
});
