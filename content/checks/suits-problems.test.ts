import { fileOf } from '../ids/file-of';
import { noting, someTrip } from '../model/test/trips';
import { statedAge, suitsProblems } from './suits-problems';
import { facetsOf } from '../model/trip-facets';
import type { Trip } from '../schema/types';

const forElders = someTrip((trip) => facetsOf(trip).suits.includes('elders'));
const { suits: stated, access } = forElders;

/** The problems of a trip with other notes, without the name of its file. */
const problems = (suits: Partial<Trip['suits']>, notes: Partial<Trip> = {}) =>
  suitsProblems([noting(forElders, { ...notes, suits: { ...stated, ...suits } })]).map((line) =>
    line.replace(`${fileOf('trips', forElders.id)}: `, ''),
  );

test.each([
  ['Good from about 10 years: the climb is long.', 10],
  ['Best for two. A child can come from 6 years, with an extra bed.', 6],
  ['All ages; the wells are fun from 6 years.', 0],
  ['From any age; dune driving is for 5 years and above.', 0],
  ['Suitable; the museum holds them from 6 years.', 0],
  ['Made for two.', null],
])('reads the age in “%s” as %s', (text, age) => {
  expect(statedAge(text)).toBe(age);
});

test('reports an age in the text that differs from the one for the finder', () => {
  const ages = (children: string, childrenFrom: number | null) => problems({ children }, { childrenFrom });
  expect([...ages('From 8 years.', 5), ...ages('All ages.', null), ...ages('They love the train.', 3)]).toEqual([
    'childrenFrom: is 5, suits.children says 8 years first: make them alike',
    'childrenFrom: is null, suits.children says all ages first: make them alike',
    'childrenFrom: is 3, suits.children says no age first: make them alike',
  ]);
  expect(ages('Made for two.', null)).toEqual([]);
});

test('reports a day too long for elders on a trip that the finder shows to them, and only there', () => {
  const [day] = forElders.plan;
  if (!day) throw new Error('it has no days');
  const lasting = (until: string) =>
    noting(forElders, { plan: [{ ...day, text: `We leave at 7 am. We are back by ${until}.` }] });
  const lines = (trip: typeof forElders) => suitsProblems([trip]).filter((line) => line.includes('hours'));
  expect(lines(lasting('8 pm'))).toEqual([]);
  expect(lines(lasting('8:30 pm'))).toEqual([expect.stringContaining('plan.0.text: is a day of 13.5 hours')]);
  const { access } = forElders;
  expect(lines(noting(lasting('8:30 pm'), { access: { ...access, notForElders: true } }))).toEqual([]);
});

test('reports a trip that the finder shows to elders against its text, and one that it hides from them against its text', () => {
  const hidden = { access: { ...access, notForElders: true } };
  const against = ['Only for fit walkers.', 'Not for weak knees.', 'For the fit alone.', 'Rough: not advised over 65.'];
  for (const seniors of against) {
    expect(problems({ seniors })).toEqual([
      'suits.seniors: advises against a trip that the finder shows to elders: set access.notForElders',
    ]);
    expect(problems({ seniors }, hidden)).toEqual([]);
  }
  expect(problems({ seniors: 'Good, if not in a hurry.' })).toEqual([]);
  for (const seniors of ['Very easy.', 'Well suited, with lifts.', 'Made for seniors.'])
    expect(problems({ seniors }, hidden)).toEqual([
      'suits.seniors: calls a trip made for elders that the finder does not show to them',
    ]);
  expect(problems({ seniors: 'Made for couples.' }, hidden)).toEqual([]);
});

test('reports a trip without steps whose notes mention stairs', () => {
  const flat = (walking: string, seniors = 'Good.') =>
    problems({ walking, seniors }, { access: { ...access, steps: 0 } });
  for (const lines of [flat('A flight of steps to the shrine.'), flat('Level paths.', 'Good on stairs.')])
    expect(lines).toEqual(['access.steps: is 0, suits.walking or suits.seniors speaks of steps']);
  expect(flat('Level, no stairs.')).toEqual([]);
});
