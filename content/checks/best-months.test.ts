import { destinations } from '../catalogue/destinations';
import { months } from '../ids/months';
import { bestMonthProblems, monthsIn } from './best-months';
import { tripsFrom } from '../model/destination-trips';
import { tripOf } from '../catalogue/trips';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['Oct-Mar', 'oct nov dec jan feb mar'],
  ['Dec-Mar; Apr-Jun in the hills', 'dec jan feb mar apr may jun'],
  ['April to October; January and February for snow', 'apr may jun jul aug sep oct jan feb'],
  ['Jan – Mar', 'jan feb mar'],
  ['October to be safe, March', 'oct mar'],
  ['Dec or up to Feb', 'dec feb'],
  ['all year', ''],
])('finds in “%s” the months %s', (text, ids) => {
  expect(monthsIn(text).join(' ')).toBe(ids);
});

test('names a card that calls a month best which its trip or the text of its place does not', () => {
  const { kashmir } = destinations;
  const [trip] = kashmir.sections.flatMap((one) => (one.kind === 'trips' ? tripsFrom(one.source) : []));
  if (!trip) throw new Error('Kashmir shows no trips');
  const record = tripOf(trip.id);
  jest.replaceProperty(record, 'season', { ...record.season, best: [], fair: ['jan'] });
  const saying = (kind: string, value: string) => {
    const facts = [{ label: 'Best time', value }];
    const { sections } = kashmir;
    const changed = sections.map((one) => (one.kind === kind ? Object.assign({}, one, { facts, ownFacts: [] }) : one));
    jest.replaceProperty(kashmir, 'sections', changed);
  };
  saying('trips', 'Jan-Feb');
  expect(bestMonthProblems()).toContain(
    `content/records/destinations/kashmir.json: sections.2.ownFacts: 'Jan-Feb' is off season for ${trip.name} in ${months.feb}: give that trip a 'Best time' of its own`,
  );
  saying('about-place', 'all year');
  expect(bestMonthProblems()).toContain(
    'content/records/destinations/kashmir.json: sections: its cards call January, February best, its text does not',
  );
});
