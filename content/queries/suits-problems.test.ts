import { ageSaid, suitsProblems } from './suits-problems';
import { facetsOf } from './trip-facets';
import { trips, type Trip } from './trips';

const forElders = trips.find((trip) => facetsOf(trip).suits.includes('elders'));
if (!forElders) throw new Error('no trip suits elders');

const saying = (suits: Partial<Trip['notes']['suits']>, notes: Partial<Trip['notes']> = {}): Trip => ({
  ...forElders,
  notes: { ...forElders.notes, ...notes, suits: { ...forElders.notes.suits, ...suits } },
});

test('the content says in words what the finder is told', () => {
  expect(suitsProblems()).toEqual([]);
});

test.each([
  ['Good from age 4; keep tablets at hand.', 4],
  ['Good from about 10 years: the climb is long.', 10],
  ['Best for two. A child can come from 6 years, with an extra bed.', 6],
  ['Over 12 years, with a parent', 12],
  ['All ages; the wells are fun from 6 years.', 0],
  ['From any age; dune driving is for 5 years and above.', 0],
  ['Suitable; the museum holds them from 6 years.', 0],
  ['Made for two.', null],
])('%s: %s', (text, age) => {
  expect(ageSaid(text)).toBe(age);
});

test('another age in words than the finder is told is a line', () => {
  const { id } = forElders;
  expect(suitsProblems([saying({ children: 'From 8 years.' }, { childrenFrom: 5 })])).toEqual([
    `trip-notes ${id}: childrenFrom: is 5, suits.children says 8 years first: make them alike`,
  ]);
  expect(suitsProblems([saying({ children: 'All ages.' }, { childrenFrom: null })])).toEqual([
    `trip-notes ${id}: childrenFrom: is null, suits.children says all ages first: make them alike`,
  ]);
  expect(suitsProblems([saying({ children: 'They love the train.' }, { childrenFrom: 3 })])).toEqual([
    `trip-notes ${id}: childrenFrom: is 3, suits.children says no age first: make them alike`,
  ]);
  expect(suitsProblems([saying({ children: 'Made for two.' }, { childrenFrom: null })])).toEqual([]);
});

test('a trip that the finder shows to elders against the words of its page is a line, one that it does not is none', () => {
  const { access } = forElders.notes;
  for (const seniors of [
    'Only for fit walkers.',
    'Not for weak knees.',
    'For the fit alone.',
    'Rough: not advised over 65.',
  ])
    expect(suitsProblems([saying({ seniors })])).toEqual([
      `trip-notes ${forElders.id}: suits.seniors: advises against a trip that the finder shows to elders: set access.notForElders`,
    ]);
  expect(
    suitsProblems([saying({ seniors: 'Not for weak knees.' }, { access: { ...access, notForElders: true } })]),
  ).toEqual([]);
  expect(suitsProblems([saying({ seniors: 'Good, if not in a hurry.' })])).toEqual([]);
});

test('a trip made for elders that the finder does not show to them is a line', () => {
  const access = { ...forElders.notes.access, notForElders: true as const };
  for (const seniors of ['Very easy.', 'Well suited, with lifts.', 'Made for seniors.'])
    expect(suitsProblems([saying({ seniors }, { access })])).toEqual([
      `trip-notes ${forElders.id}: suits.seniors: calls a trip made for elders that the finder does not show to them`,
    ]);
  expect(suitsProblems([saying({ seniors: 'Made for couples.' }, { access })])).toEqual([]);
});

test('a trip without steps whose notes speak of some is a line', () => {
  const access = { ...forElders.notes.access, steps: 0 };
  const plain = { walking: 'Level paths.', seniors: 'Good.' };
  for (const suits of [
    { ...plain, walking: 'A flight of steps to the shrine.' },
    { ...plain, seniors: 'Good on stairs.' },
  ])
    expect(suitsProblems([saying(suits, { access })])).toEqual([
      `trip-notes ${forElders.id}: access.steps: is 0, suits.walking or suits.seniors speaks of steps`,
    ]);
  expect(suitsProblems([saying({ ...plain, walking: 'Level, no stairs.' }, { access })])).toEqual([]);
});
