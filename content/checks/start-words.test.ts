import { trips } from '../catalogue/trips';
import type { weekdays } from '../ids/months';
import { dayOf, noting, someGroup, someTrip } from '../model/test/trips';
import type { GroupTrip, Trip } from '../schema/types';
import { contentNotes } from './notes';
import { startWordNotes } from './start-notes';
import { startWordProblems } from './start-words';
import { problemsWith, whole, withFault } from './test/faulty-content';

/** A trip that starts on any day. */
const record = someTrip(
  ({ collection, days, closedOn }) => collection === 'domestic' && days > 1 && closedOn.length === 0,
);
const plan = [dayOf(), dayOf(), dayOf(), dayOf()];
/** A copy of it, with four days of which no text says anything, and sights that are closed on some days. */
const plain = noting(record, {
  name: 'Taj Mahal & Ellora',
  highlights: ['Charminar', 'Aina Mahal, Bhuj', 'Tea Museum, Munnar', 'Ross Island', 'Thanjavur Palace', 'The Ridge'],
  days: plan.length,
  plan,
  start: '',
  summary: '',
  season: { ...record.season, note: '' },
  sights: [],
  closedOn: [],
  avoids: [],
  cannotStart: [],
});
const saying = (answer: string, fields: Partial<Trip> = {}, trip = plain) =>
  noting(trip, { questions: [{ topic: 'sights', question: 'What is open?', answer }], ...fields });

/** Day 1 of a trip is its start. */
const closed = (on: readonly (typeof weekdays)[number][], day = 1) => ({
  closedOn: [{ day, weekdays: [...on], because: 'it is closed' }],
});
const avoiding = (must: boolean, fields = {}) => ({
  avoids: [{ festival: 'holi', days: [], must, because: 'the roads are shut', ...fields }],
});

const forbidden: [string, (typeof weekdays)[number][]][] = [
  ['Why can the tour not start on a Thursday?', ['Thursday']],
  ['Do not start the tour on a Friday.', ['Friday']],
  ['The tour starts on any day from Sunday to Thursday.', ['Friday', 'Saturday']],
  ['It starts only on Saturdays and Sundays.', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['The tour starts on any day from Friday to Monday.', ['Tuesday', 'Wednesday', 'Thursday']],
  ['The tour does not start on a Sunday: both days would fall on Monday and Tuesday.', ['Sunday']],
  ['The safari does not run on Wednesdays, so this tour never starts on a Tuesday.', ['Tuesday']],
  ['It cannot start on a Sunday or a Monday.', ['Sunday', 'Monday']],
  ["It can't start on Sundays.", ['Sunday']],
  ['Why is there no start on Mondays?', ['Monday']],
  ['Start on any day but Monday, when the museums are closed.', ['Monday']],
  ['This tour does not run on Fridays.', ['Friday']],
  ['Never start on a Friday. Why? There is no start on Fridays for anybody.', ['Friday']],
  ['Day 2 would then be a Friday, when the Taj Mahal is closed to visitors.', ['Thursday']],
  ['The reserve has been closed to visitors on Tuesdays since 2023, and day 2 would fall on one.', ['Monday']],
];

test.each(forbidden)('reports “%s” until closing days refuse a start on %s', (words, days) => {
  const named = startWordProblems(saying(words)).map((problem) => / forbids a start on a (\w+),/.exec(problem)?.[1]);
  expect(named.toSorted()).toEqual([...days].sort());
  expect(startWordProblems(saying(words, closed(days)))).toEqual([]);
  expect(startWordProblems(saying(words, closed(days.slice(1))))).toHaveLength(1);
  expect(startWordProblems(saying(words, {}, someGroup()))).toEqual([]);
});

test('counts closing days from the start, and takes those of all entries together', () => {
  const fields = { closedOn: [...closed(['Sunday'], 2).closedOn, ...closed(['Sunday'], 3).closedOn] };
  expect(startWordProblems(saying('It never starts on a Friday or Saturday.', fields))).toEqual([]);
  expect(startWordProblems(saying('It never starts on a Sunday.', fields))).toHaveLength(1);
});

test('reads what stands at the place of the start, in titles and in notes on sights, and names the field and what to enter', () => {
  expect(problemsWith('domestic', { start: 'Agra Cantt station, 10:30 am (not on Thursdays)' }, plain.id)).toEqual([
    'start: forbids a start on a Thursday, and travellers can choose it: enter under “Closed on days of the week” which day of the trip meets which closing day (day 2 and Friday, say), or leave the words out',
  ]);
  const titled = { plan: [{ ...dayOf(), title: 'Agra: no start on Mondays' }] };
  expect(startWordProblems(noting(plain, titled))).toEqual([expect.stringContaining(': plan.0.title: forbids')]);
  const noted = { sights: [{ kind: 'birds' as const, months: [], note: 'no start on Mondays' }] };
  expect(startWordProblems(noting(plain, noted))).toEqual([expect.stringContaining(': sights.0.note: forbids')]);
});

test.each([
  'This tour does not run at Ram Navami in March or April, or on the bathing days of Magh Mela.',
  'Roads close for ten days in November. This tour does not run then.',
  'In the Kanwar weeks of July and August roads close to cars and this tour does not run.',
  'For six days in March cars are stopped, and this tour cannot run as planned on those days.',
  'The bathing days of August and September 2027 are not for tours.',
  'The Rath Yatra, in June or July, needs its own plan.',
  'Nyepi, usually in March, closes the airport for a day.',
  'On Nyepi, in March, the island and its airport close for a day.',
  'Puja in October? For Kolkata, yes; for this road tour, no.',
])('reports “%s” until a festival or a span of the year refuses a start', (words) => {
  const all = (fields: Partial<Trip>) => startWordProblems(saying(words, fields));
  expect(all({})).toEqual([
    expect.stringMatching(
      /: questions\.0\.answer: says “.*under “Festivals to keep clear of” and tick “It cannot start so”/,
    ),
  ]);
  expect(all(avoiding(false))).toHaveLength(1);
  expect(all(avoiding(true))).toEqual([]);
  expect(all({ cannotStart: [{ from: '07-01', until: '08-31' }] })).toEqual([]);
});

test('asks for the festival where a sentence names no months', () => {
  const cannotStart = [{ from: '07-01', until: '08-31' }];
  expect(startWordProblems(saying('This tour does not run at Ram Navami.', { cannotStart }))).toHaveLength(1);
});

test('reports days that the trip, the calendar or a group does not have', () => {
  const fields = { ...avoiding(true, { days: [4, 5], only: 'Mauni Amavasya' }), ...closed(['Monday'], 6) };
  expect(startWordProblems(noting(plain, fields)).map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
    'closedOn.0.day: is day 6, and the trip has 4',
    'avoids.0.days.1: is day 5, and the trip has 4',
    'avoids.0.only: has “Mauni Amavasya”, which is no day of Holi in the calendar: leave it empty',
  ]);
  const named = (only: string) => startWordProblems(noting(plain, avoiding(true, { festival: 'magh-mela', only })));
  expect(named('Mauni Amavasya')).toEqual([]);
  expect(named('Amavasya')).toEqual([expect.stringContaining('write one of Makar Sankranti, Paush Purnima')]);

  const fullOn = [{ from: '2027-01-01', until: '2027-01-05' }];
  expect(startWordProblems(noting(plain, { fullOn }))).toEqual([]);
  expect(startWordProblems(noting(someGroup(), { fullOn }))).toEqual([
    expect.stringMatching(/: fullOn: .*“Single dates”.*“How it is sold”/),
  ]);
});

test.each([
  ['The Taj is closed on Fridays.', closed(['Friday'], 2)],
  ['The Charminar is closed to visitors on Tuesdays, and it is large.', closed(['Tuesday'])],
  ['The boat to Ross Island does not run on Wednesdays.', closed(['Wednesday'])],
  ['You see Aina Mahal first. It is 2 km away. It is closed on Thursdays.', closed(['Thursday'])],
  ['Ellora is closed on Mondays and Tuesdays.', closed(['Monday', 'Tuesday'])],
  ['The core is shut on Holi.', avoiding(false)],
])('notes “%s” until the day is entered or the text says how the trip goes then', (words, fields) => {
  const where = 'avoids' in fields ? 'Festivals to keep clear of' : 'Closed on days of the week';
  expect(startWordNotes([saying(words)])).toEqual([
    expect.stringMatching(`: questions\\.0\\.answer: says “.* under “${where}”$`),
  ]);
  expect(startWordNotes([saying(words, fields)])).toEqual([]);
  const otherDays = { ...closed(['Sunday']), ...avoiding(true, { festival: 'diwali' }) };
  expect(startWordNotes([saying(words, otherDays)])).toHaveLength(1);
  expect(startWordNotes([saying(`${words} You then see the bazaars instead.`)])).toEqual([]);
  expect(startWordNotes([saying(`${words} The car waits. You see the bazaars instead.`)])).toHaveLength(1);
});

test('notes a sight that the title of its own day names', () => {
  const day = { ...dayOf(), text: 'Bagore ki Haveli is closed on Mondays.' };
  const other = { ...dayOf(), title: 'Udaipur: Bagore ki Haveli' };
  expect(startWordNotes([noting(plain, { plan: [day, other] })])).toEqual([]);
  expect(startWordNotes([noting(plain, { plan: [{ ...other, ...day, title: other.title }] })])).toHaveLength(1);
});

test('leaves the days of the week of a group to the operator, but not its festivals', () => {
  const { name, highlights } = plain as GroupTrip;
  const group = (words: string) => saying(words, { avoids: [], name, highlights }, someGroup());
  expect(startWordNotes([group('Ellora is closed on Tuesdays.')])).toEqual([]);
  expect(startWordNotes([group('The core is shut on Holi.')])).toHaveLength(1);
});

test('finds the way out of a closing day in another text', () => {
  const summary = 'Ajanta is closed on Mondays and Ellora on Tuesdays, so we change days 2 and 3.';
  expect(startWordNotes([saying('Ellora is closed on Tuesdays.', { summary })])).toEqual([]);
  expect(startWordNotes([saying('Ellora is closed on Wednesdays.', { summary })])).toHaveLength(1);
  const other = { summary: 'If you come on a Tuesday, the road is quiet.' };
  expect(startWordNotes([saying('Ellora is closed on Tuesdays.', other)])).toHaveLength(1);
});

test.each([
  'The Charminar is closed on Fridays: if you arrive on one, we do day 2 first.',
  'The Tea Museum is closed on Mondays, when days 2 and 3 change places.',
  'The Tea Museum is closed on Mondays, so after a Sunday start we go on day 3.',
  'The Taj is closed on Fridays. If this is a Friday, we see it on the afternoon of day 3.',
  'If day 1 is a Monday, we see Aina Mahal on day 4.',
  'On Mondays, when Aina Mahal is closed, you see the bazaars.',
  'You see Ellora and Daria Daulat, which is closed on Fridays, when we return its ticket.',
  'On other days we leave out what is closed and return its ticket.',
  'The Kamalapura museum is next (closed on Fridays).',
  'The ruins of Ellora need 1.5 hours; the museum is closed on Fridays.',
  'You see Thanjavur Palace: the hall and the Saraswati Mahal museum, which is usually closed on Wednesdays.',
  'The workshops of Ellora are closed on Sundays.',
  'Many galleries of Ellora are closed on Sundays.',
  'Most shops round the Charminar are closed on Sundays.',
  'On Fridays many shops open only after 4 pm.',
  'Ross Island is usually closed on Wednesdays, so with a Sunday start the visit falls on Monday.',
  'Day 2 is a Friday, when the museum is closed.',
  'You stop at the Tea Museum, except on Mondays, when it is closed.',
  'If none is left, we offer the bus tour at Devaliya, which is closed on Wednesdays.',
  'Core safaris at Ellora do not run on Wednesday afternoons.',
  'The Ridge is closed on Tuesdays for repairs. It is not in this plan.',
  'Ignore anyone outside who says that the Taj is closed today.',
  'The Taj is closed at midday.',
  'The Charminar is closed on Fridays from noon to 2 pm.',
  'Ellora is not closed on Tuesdays.',
  'On Mondays and after holidays, allow an hour more.',
  'Should we avoid Mondays? For the temple, yes, if you can.',
  'We suggest that you start on a Tuesday.',
  'Avoid a start on Monday or Tuesday, when day 3 falls on days the museum is closed.',
  'Monday to Friday is best.',
  'A start from Monday to Wednesday has the least waiting.',
  'You need not start on a Monday. Why not start on a Sunday?',
  'If you start on a Sunday, day 2 would be a Monday, and we change days 2 and 3.',
  'Is Sunday a good day for this tour?',
  'We advise against starting within two days of those dates in March.',
  'What if the ferry to Sindhudurg does not run?',
  'Most shops are closed on Holi.',
])('lets “%s” be', (words) => {
  const trip = saying(words);
  expect([...startWordProblems(trip), ...startWordNotes([trip])]).toEqual([]);
});

test('finds nothing in the records, and the check asks it', () => {
  expect([...trips.flatMap(startWordProblems), ...startWordNotes(trips)]).toEqual([]);
  const season = { ...record.season, note: 'The core is shut on Holi.' };
  const avoids: never[] = [];
  const said = (note: string) => note.includes(`${plain.id}.json: season.note: says “The core is shut on Holi.”`);
  expect(contentNotes(whole).filter(said)).toEqual([]);
  expect(contentNotes(withFault('domestic', { season, avoids }, plain.id)).filter(said)).toHaveLength(1);
});
