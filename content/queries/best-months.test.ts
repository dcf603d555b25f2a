import { destinations } from '../catalogue/destinations';
import { bestMonthProblems, monthsIn } from './best-months';
import { months } from '../catalogue/months';
import { factsOf, tripsFrom } from './destination-trips';
import { tripOf } from './trips';

test.each([
  ['Oct-Mar', 'oct nov dec jan feb mar'],
  ['Dec-Mar; Apr-Jun in the hills', 'dec jan feb mar apr may jun'],
  ['March to May, October to December', 'mar apr may oct nov dec'],
  ['April to October; January and February for snow', 'apr may jun jul aug sep oct jan feb'],
  ['Jan – Mar', 'jan feb mar'],
  ['October to be safe, March', 'oct mar'],
  ['Dec or up to Feb', 'dec feb'],
  ['all year', ''],
])('%s names %s', (text, months) => {
  expect(monthsIn(text).join(' ')).toBe(months);
});

test('no card calls a month best that the page of its trip calls off season', () => {
  expect(bestMonthProblems()).toEqual([]);
});

test('a card that does is named', () => {
  const section = Object.values(destinations)
    .flatMap(({ sections }) => sections)
    .find(
      (each) =>
        each.kind === 'trips' &&
        each.facts.some(({ label }) => label === 'Best time') &&
        tripsFrom(each.source).length > 0,
    );
  if (section?.kind !== 'trips') throw new Error('some destination shows trips with their best time');
  const [trip] = tripsFrom(section.source);
  const notes = tripOf(trip?.id ?? '').notes;
  const season = jest.replaceProperty(notes, 'season', { ...notes.season, best: [], fair: [] });
  const said = factsOf(trip?.id ?? '', section).find(({ label }) => label === 'Best time')?.value ?? '';
  const names = monthsIn(said).map((month) => months[month]);
  expect(bestMonthProblems().join()).toContain(
    `: facts: '${said}' is off season for ${trip?.id ?? ''} in ${names.join(', ')}: give`,
  );
  season.restore();
});

test('a place whose cards call a month best that its text does not is named', () => {
  const { kashmir } = destinations;
  const facts = [{ label: 'Best time', value: 'all year' }];
  const sections = jest.replaceProperty(
    kashmir,
    'sections',
    kashmir.sections.map((section) => (section.kind === 'about-place' ? { ...section, facts } : section)),
  );
  expect(bestMonthProblems()).toContainEqual(
    expect.stringMatching(
      /^destinations kashmir: facts: its cards call [A-Z][a-z]+(, [A-Z][a-z]+)* best, its text does not$/,
    ),
  );
  sections.restore();
});
