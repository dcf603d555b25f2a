import { destinations } from '../catalogue/destinations';
import { checkContent } from './check';
import type { Content } from './content';
import { oneState, whole, withDestinationFault } from './faulty-content';

const bad = (fault: Record<string, unknown>) => withDestinationFault('goa', fault);
const [firstSection, ...otherSections] = destinations.kerala.sections;

test.each<[string, Content, string]>([
  [
    'a destination without highlights',
    bad({ highlights: [] }),
    'destinations goa: highlights: has fewer than 4 entries',
  ],
  ['a destination without a name', bad({ name: undefined }), 'destinations goa: name: is missing'],
  [
    'a destination whose days run backwards',
    bad({ duration: { from: 6, to: 3 } }),
    'destinations goa: duration: runs backwards, from 6 to 3',
  ],
  [
    'a destination kept under an id that is none',
    bad({ canonicalId: 'gao' }),
    'destinations goa: canonicalId: names no destination',
  ],
  ['a destination under the wrong key', bad({ id: 'kerala' }), "destinations kerala: id: is registered under 'goa'"],
  [
    'a destination without its picture',
    bad({ picture: 'nowhere' }),
    "destinations goa: picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing",
  ],
  [
    'two parts of a page with one id',
    withDestinationFault('kerala', { sections: [firstSection, firstSection, ...otherSections] }),
    `destinations kerala: sections: the id '${firstSection?.id ?? ''}' is used twice`,
  ],
])('%s is one line that names the record and the field', (_what, content, line) => {
  expect(checkContent(content)).toEqual([line]);
});

test('two sights of a page with one id are found', () => {
  const [sight] = destinations.kerala.sections.flatMap((section) =>
    section.kind === 'top-places' ? section.places : [],
  );
  const sections = destinations.kerala.sections.map((section) =>
    section.kind === 'top-places'
      ? { ...section, places: section.places.map((place, index) => (index < 2 ? { ...place, id: sight?.id } : place)) }
      : section,
  );
  expect(checkContent(withDestinationFault('kerala', { sections }))).toEqual([
    `destinations kerala: sections: the id '${sight?.id ?? ''}' is used twice`,
  ]);
});

test('nothing in the place of a group of fields is one line', () => {
  const [line, ...more] = checkContent(bad({ hero: null }));
  expect(line).toMatch(/^destinations goa: hero: Invalid input/);
  expect(more).toEqual([]);
});

test('a place on the wall of sights without its picture is found', () => {
  const sections = destinations.kerala.sections.map((section) =>
    section.kind === 'top-places'
      ? { ...section, places: section.places.map((place) => ({ ...place, picture: 'nowhere' })) }
      : section,
  );
  const lines = checkContent(withDestinationFault('kerala', { sections }));
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^destinations kerala: sections\.top-places\.[a-z]+: 'nowhere' is not drawn/);
});

test('a destination that names a trip which is not sold is found', () => {
  const source = { from: 'ids', ids: ['nowhere'] };
  const sections = destinations.goa.sections.map((section) =>
    section.kind === 'trips' ? { ...section, source } : section,
  );
  expect(checkContent(bad({ sections }))).toEqual([
    "destinations goa: sections.packages.source: names the trip 'nowhere', which does not exist",
  ]);
});

test('a destination that leads to a state without tours is found', () => {
  const gone = whole.domesticTrips[oneState]?.map(({ id }) => id) ?? [];
  const tripNotes = whole.tripNotes.filter(({ id }) => !gone.includes(id));
  const sections = destinations.kerala.sections.map((section) =>
    section.kind === 'trips' ? { ...section, alsoSold: [{ state: oneState, line: 'Look there too.' }] } : section,
  );
  const { destinations: leading } = withDestinationFault('kerala', { sections });
  const content = {
    ...whole,
    destinations: leading,
    tripNotes,
    domesticTrips: { ...whole.domesticTrips, [oneState]: [] },
  };
  const lines = checkContent(content).filter((line) => line.startsWith('destinations kerala: '));
  expect(lines).toEqual([`destinations kerala: sections.packages.alsoSold: leads to ${oneState}, which has no tours`]);
});
