import { gatewayIds } from '../catalogue/gateways';
import { stateIds } from '../catalogue/states';
import { statePages } from '../catalogue/state-pages';
import { checkContent } from './check';
import type { Content } from './content';
import { first, whole, withStatePageFault } from './faulty-content';
import { contentNotes } from './notes';

const { reach, opening, neighbours } = statePages.goa;
const bad = (fault: Record<string, unknown>) => withStatePageFault('goa', fault);
const [reached] = reach;
const unused = first(gatewayIds.filter((id) => id !== reached?.gateway));
const farAway = first(stateIds.filter((id) => id !== 'goa' && !neighbours.includes(id)));

test.each<[string, Content, string[]]>([
  [
    'a state that is sold and has no page',
    { ...whole, statePages: Object.fromEntries(Object.entries(statePages).filter(([id]) => id !== 'goa')) },
    [
      'state-pages goa: id: the state is sold and has no page',
      ...neighbours.map((id) => `state-pages ${id}: neighbours: names goa, which does not name it`),
    ],
  ],
  ['an opening of few words', bad({ opening: 'Sand.' }), ['state-pages goa: opening: must have 60 to 160 words']],
  [
    'an opening of many words',
    bad({ opening: 'sand '.repeat(161) }),
    ['state-pages goa: opening: must have 60 to 160 words'],
  ],
  [
    'a picture that is not drawn',
    bad({ picture: 'nowhere' }),
    ["state-pages goa: picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing"],
  ],
  [
    'a town where tours start and that is not named',
    bad({ reach: [{ gateway: unused, text: 'By air.' }] }),
    [`state-pages goa: reach: does not say how to come by ${reached?.gateway ?? ''}, where a tour starts`],
  ],
  [
    'a neighbour that does not say the same',
    bad({ neighbours: [...neighbours, farAway] }),
    [`state-pages goa: neighbours: names ${farAway}, which does not name it`],
  ],
])('%s is one line that names the record and the field', (_what, content, lines) => {
  expect(checkContent(content).sort()).toEqual([...lines].sort());
});

test('a distance that no tour has is a note', () => {
  const note = 'state-pages goa: text: says 9,999 km, which stands in none of its tours';
  expect(contentNotes(whole)).not.toContain(note);
  expect(contentNotes(bad({ opening: `${opening} The moon is 9,999 km away.` }))).toContain(note);
});

test('a state whose tours are gone may keep its texts', () => {
  const { goa = [], ...others } = whole.domesticTrips;
  const gone = goa.map(({ id }) => id);
  const tripNotes = whole.tripNotes.filter(({ id }) => !gone.includes(id));
  expect(checkContent({ ...whole, tripNotes, domesticTrips: { ...others, goa: [] } })).toEqual([]);
});

test('a page under the wrong key is found', () => {
  const swapped = { ...whole, statePages: { ...statePages, goa: statePages.kerala } };
  expect(checkContent(swapped)).toContain("state-pages kerala: id: is registered under 'goa'");
});
