import { gatewayIds } from '../catalogue/gateways';
import { stateIds } from '../catalogue/states';
import { statePages } from '../catalogue/state-pages';
import { soldStates } from '../queries/state-trips';
import { checkContent } from './check';
import type { Content } from './content';
import { first, whole, withStatePageFault } from './faulty-content';
import { contentNotes } from './notes';

/** A state with tours, all of which start in one town. */
const state = first(soldStates.filter((id) => whole.domesticTrips[id]?.length && statePages[id].reach.length === 1));
const { reach, opening, neighbours } = statePages[state];
const withoutIt = Object.fromEntries(Object.entries(statePages).filter(([id]) => id !== state));
const bad = (fault: Record<string, unknown>) => withStatePageFault(state, fault);
const [reached] = reach;
const unused = first(gatewayIds.filter((id) => id !== reached?.gateway));
const farAway = first(stateIds.filter((id) => id !== state && !neighbours.includes(id)));

test.each<[string, Content, string[]]>([
  [
    'a state that is sold and has no page',
    { ...whole, statePages: withoutIt },
    [
      `state-pages ${state}: id: the state is sold and has no page`,
      ...neighbours.map((id) => `state-pages ${id}: neighbours: names ${state}, which does not name it`),
    ],
  ],
  ['an opening of few words', bad({ opening: 'Sand.' }), [`state-pages ${state}: opening: must have 60 to 160 words`]],
  [
    'an opening of many words',
    bad({ opening: 'sand '.repeat(161) }),
    [`state-pages ${state}: opening: must have 60 to 160 words`],
  ],
  [
    'a picture that is not drawn',
    bad({ picture: 'nowhere' }),
    [`state-pages ${state}: picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing`],
  ],
  [
    'a town where tours start and that is not named',
    bad({ reach: [{ gateway: unused, text: 'By air.' }] }),
    [`state-pages ${state}: reach: does not say how to come by ${reached?.gateway ?? ''}, where a tour starts`],
  ],
  [
    'a state next door to itself',
    bad({ neighbours: [...neighbours, state] }),
    [`state-pages ${state}: neighbours: names ${state}, which does not name it`],
  ],
  [
    'a neighbour that does not say the same',
    bad({ neighbours: [...neighbours, farAway] }),
    [`state-pages ${state}: neighbours: names ${farAway}, which does not name it`],
  ],
])('%s is one line that names the record and the field', (_what, content, lines) => {
  expect(checkContent(content).sort()).toEqual([...lines].sort());
});

test('a distance that no tour has is a note', () => {
  const note = `state-pages ${state}: text: says 9,999 km, which stands in none of its tours`;
  expect(contentNotes(whole)).not.toContain(note);
  expect(contentNotes(bad({ opening: `${opening} The moon is 9,999 km away.` }))).toContain(note);
});

test('a distance that the notes of a tour name, or that one leg or several in a row make, is none', () => {
  const [tour] = whole.tripNotes.filter(({ id }) => whole.domesticTrips[state]?.some((trip) => trip.id === id));
  const [day] = tour?.plan ?? [];
  const leg = (km: number) => ({ from: 'x', to: 'y', km, hours: 1, by: 'car' as const });
  const legs = [leg(3_001), leg(5_020), leg(7_300)];
  const tripNotes = whole.tripNotes.map((notes) =>
    notes === tour ? { ...notes, summary: 'All of 8,888 km.', plan: [{ ...first(day && [day]), legs }] } : notes,
  );
  const said = (opening: string) =>
    contentNotes({ ...bad({ opening }), tripNotes }).filter((note) =>
      note.startsWith(`state-pages ${state}: text: says`),
    );
  for (const km of ['8,888', '3,001', '5,020', '8,021', '12,320', '15,321'])
    expect([km, said(`It is ${km} km.`).filter((note) => note.includes(km))]).toEqual([km, []]);
  for (const km of ['10,301', '3,002', '888'])
    expect(said(`It is ${km} km.`)).toContain(
      `state-pages ${state}: text: says ${km} km, which stands in none of its tours`,
    );
});

test('an opening has 60 to 160 words', () => {
  for (const count of [60, 160]) expect(checkContent(bad({ opening: ` ${'sand  '.repeat(count)}` }))).toEqual([]);
  for (const count of [59, 161]) expect(checkContent(bad({ opening: 'sand '.repeat(count) }))).toHaveLength(1);
});

test('a state whose tours are gone may keep its texts, needs none and is told nothing of distances', () => {
  const { domesticTrips, seedTrips, honeymoonTrips, groupTrips } = whole;
  const elsewhere = <Trip extends { state: string | null }>(trips: readonly Trip[]) =>
    trips.filter((trip) => trip.state !== state);
  const left = {
    ...{
      seedTrips: elsewhere(seedTrips),
      honeymoonTrips: elsewhere(honeymoonTrips),
      groupTrips: elsewhere(groupTrips),
    },
    domesticTrips: { ...domesticTrips, [state]: [] },
  };
  const ids = Object.values({ ...left, domesticTrips: Object.values(left.domesticTrips).flat() }).flatMap((trips) =>
    trips.map(({ id }) => id),
  );
  const content = { ...whole, ...left, tripNotes: whole.tripNotes.filter(({ id }) => ids.includes(id)) };
  const ofStates = (given: Content) => checkContent(given).filter((line) => line.startsWith('state-pages'));
  expect(ofStates(content)).toEqual([]);
  expect(ofStates({ ...content, statePages: withoutIt }).sort()).toEqual(
    neighbours.map((id) => `state-pages ${id}: neighbours: names ${state}, which does not name it`).sort(),
  );
  expect(contentNotes(content).filter((note) => note.startsWith(`state-pages ${state}`))).toEqual([]);
});

test('a page under the wrong key is found', () => {
  const swapped = { ...whole, statePages: { ...statePages, [state]: statePages[farAway] } };
  expect(checkContent(swapped)).toContain(`state-pages ${farAway}: id: is registered under '${state}'`);
});
