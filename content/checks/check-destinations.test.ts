import { destinations } from '../catalogue/destinations';
import { fileOf } from '../ids/file-of';
import { states } from '../ids/states';
import { checkContent } from './check';
import { first, problemsWith, tripsIn, whole, withFault, type Fault } from './test/faulty-content';

const { sections } = destinations.kerala;
/** The sections of a page, with a fault in those of one kind. */
const changed = (kind: (typeof sections)[number]['kind'], fault: Fault) =>
  sections.map((section) => (section.kind === kind ? { ...section, ...fault } : section));
const at = (kind: (typeof sections)[number]['kind']) => sections.findIndex((section) => section.kind === kind);
const [section] = sections;
const sights = first(sections.flatMap((one) => (one.kind === 'top-places' ? [one.places] : [])));
const sight = first(sights);
const twice = (what = '') => `sections: has '${what}' twice`;

test.each<[string, Fault, string]>([
  ['without highlights', { highlights: [] }, 'highlights: has fewer than 4 entries'],
  ['whose days run backwards', { duration: { from: 6, to: 3 } }, 'duration: runs backwards, from 6 to 3'],
  ['kept under an id that is none', { canonicalId: 'kerla' }, "canonicalId: is 'kerla': did you mean 'kerala'?"],
  ['kept under its own id', { canonicalId: 'kerala' }, 'canonicalId: names itself'],
  [
    'without its picture',
    { picture: 'nowhere' },
    "picture: 'nowhere' is not drawn: packages/art/scenes/nowhere.ts is missing",
  ],
  ['with two parts of one kind', { sections: [section, ...sections] }, twice(section?.kind)],
  [
    'with two sights of one name',
    { sections: changed('top-places', { places: [sight, ...sights.slice(0, 1), ...sights.slice(2)] }) },
    twice(sight.name.toLowerCase()),
  ],
  [
    'with a sight without its picture',
    { sections: changed('top-places', { places: [{ ...sight, picture: 'nowhere' }, ...sights.slice(1)] }) },
    `sections.${at('top-places')}.places.0.picture: 'nowhere' is not drawn: packages/art/scenes/nowhere.ts is missing`,
  ],
  [
    'that names a trip which is not sold',
    { sections: changed('trips', { source: { from: 'ids', ids: ['nowhere'] } }) },
    `sections.${at('trips')}.source.ids: names the trip 'nowhere', which does not exist`,
  ],
  [
    'marked as needing no visa, although no fact says so',
    { noVisaBefore: true },
    'noVisaBefore: is set, and no fact says “Visa on arrival” or “visa-free”: make them alike',
  ],
  [
    'whose facts alone say that it needs no visa',
    { sections: changed('about-place', { facts: [{ label: 'Papers', value: 'Visa on arrival' }] }) },
    'noVisaBefore: is not set, and a fact says “Visa on arrival”: make them alike',
  ],
])('reports a destination %s in one line that names the record and the field', (_what, fault, problem) => {
  expect(problemsWith('destinations', fault, 'kerala')).toEqual([problem]);
});

test('reports a destination under the wrong key', () => {
  expect(problemsWith('destinations', { id: 'kerala' }, 'goa')).toEqual(["id: is registered under 'goa'"]);
});

test('reports null in place of an object as one problem', () => {
  expect(problemsWith('destinations', { hero: null }, 'goa')).toEqual([expect.stringMatching(/^hero: Invalid input/)]);
});

test('reports a destination that links to a state without tours', () => {
  const { state } = first(tripsIn('domestic'));
  const alsoSold = [{ state, line: 'Look there too.' }];
  const leading = withFault('destinations', { sections: changed('trips', { alsoSold }) }, 'kerala');
  const trips = leading.trips.filter((trip) => trip.collection !== 'domestic' || trip.state !== state);
  const content = { ...leading, trips };
  expect(checkContent(content)).toContain(
    `${fileOf('destinations', 'kerala')}: sections.${at('trips')}.alsoSold: leads to ${states[state]}, which has no tours`,
  );
});

test('reports a destination that the index names twice, and one that it does not name', () => {
  const [first, ...others] = whole.destinationGroups;
  const ids = first?.ids.map((id) => (id === 'goa' ? 'kerala' : id)) ?? [];
  expect(checkContent({ ...whole, destinationGroups: [{ ids }, ...others] })).toEqual([
    `${fileOf('pages', 'destinations')}: record: names it twice: kerala`,
    `${fileOf('pages', 'destinations')}: record: does not name it: goa`,
  ]);
});
