import { fileOf } from '../ids/file-of';
import { gatewayIds, gateways } from '../ids/gateways';
import { stateIds, states } from '../ids/states';
import { statePages } from '../catalogue/state-pages';
import { soldStates } from '../model/state-trips';
import { checkContent } from './check';
import type { Content } from './content';
import { first, problemsWith, whole, withFault, type Fault } from './test/faulty-content';
import { contentNotes } from './notes';
import { domesticTrips } from '../catalogue/trips';

/** A state whose tours all start in one town. */
const state = first(soldStates.filter((id) => domesticTrips[id].length && statePages[id].reach.length === 1));
const { reach, opening, neighbours } = statePages[state];
const bad = (fault: Fault) => withFault('states', fault, state);
const unused = first(gatewayIds.filter((id) => id !== reach[0]?.gateway));
const farAway = first(stateIds.filter((id) => id !== state && !neighbours.includes(id)));
const withoutIt = Object.fromEntries(Object.entries(statePages).filter(([id]) => id !== state));
const missed = neighbours.map(
  (id) => `${fileOf('states', id)}: neighbours: names ${states[state]}, which does not name it`,
);

test.each<[string, Fault, string]>([
  [
    'a picture that is not drawn',
    { picture: 'nowhere' },
    "picture: 'nowhere' is not drawn: packages/art/scenes/nowhere.ts is missing",
  ],
  [
    'a town where tours start and that is not named',
    { reach: [{ gateway: unused, text: 'By air.' }] },
    `reach: does not say how to come by ${gateways[first(reach).gateway]}, where a tour starts`,
  ],
  [
    'a state next door to itself',
    { neighbours: [...neighbours, state] },
    `neighbours: names ${states[state]}, which does not name it`,
  ],
  [
    'a neighbour that does not say the same',
    { neighbours: [...neighbours, farAway] },
    `neighbours: names ${states[farAway]}, which does not name it`,
  ],
])('reports %s in one line that names the record and the field', (_what, fault, problem) => {
  expect(problemsWith('states', fault, state)).toEqual([problem]);
});

test('an opening has 60 to 160 words', () => {
  const problems = (count: number) => problemsWith('states', { opening: ` ${'sand  '.repeat(count)}` }, state);
  for (const count of [60, 160]) expect(problems(count)).toEqual([]);
  for (const count of [59, 161]) expect(problems(count)).toEqual(['opening: must have 60 to 160 words']);
});

test('reports a page under the wrong key', () => {
  const swapped = { ...whole, statePages: { ...statePages, [state]: statePages[farAway] } };
  expect(checkContent(swapped)).toContain(`${fileOf('states', farAway)}: id: is registered under '${state}'`);
});

test('a state with tours needs a page; one without needs none, and its distances are not checked', () => {
  expect(checkContent({ ...whole, statePages: withoutIt }).sort()).toEqual(
    [`${fileOf('states', state)}: record: the state is sold and has no page`, ...missed].sort(),
  );
  const left: Content = { ...whole, trips: whole.trips.filter((trip) => trip.state !== state) };
  const ofStates = (content: Content) =>
    checkContent(content).filter((line) => line.startsWith('content/records/states/'));
  expect(ofStates(left)).toEqual([]);
  expect(ofStates({ ...left, statePages: withoutIt }).sort()).toEqual([...missed].sort());
  expect(contentNotes(left).filter((note) => note.startsWith(fileOf('states', state)))).toEqual([]);
});

test('notes a distance that no tour names and that no leg or sequence of legs covers', () => {
  const tour = first(whole.trips.filter((trip) => trip.state === state));
  const leg = (km: number) => ({ from: 'x', to: 'y', km, hours: 1, by: 'car' as const });
  const plan = [{ ...tour.plan[0], legs: [leg(3_001), leg(5_020), leg(7_300)] }];
  const { trips } = withFault('trips', { summary: 'All of 8,888 km.', plan }, tour.id);
  const isReported = (km: string) =>
    contentNotes({ ...bad({ opening: `${opening} It is ${km} km.` }), trips }).includes(
      `${fileOf('states', state)}: opening: says ${km} km, which stands in none of its tours`,
    );
  expect(['8,888', '3,001', '5,020', '8,021', '12,320', '15,321'].filter(isReported)).toEqual([]);
  expect(['10,301', '3,002', '888', '9,999'].filter((km) => !isReported(km))).toEqual([]);
});
