import { routes } from '../routes';
import { checkContent } from './check';
import {
  first,
  placeOf,
  problemsWith,
  recordsOf,
  tripCollections,
  tripsIn,
  whole,
  withFault,
  type Collection,
  type Fault,
} from './test/faulty-content';

const idOf = (collection: Collection, at = 0) => first(recordsOf(collection).slice(at)).id;

test('valid content has no problems', () => {
  expect(checkContent(whole)).toEqual([]);
  expect(checkContent(withFault('groups', { groupSize: { from: 20, to: 20 } }))).toEqual([]);
});

const notDrawn = "picture: 'nowhere' is not drawn: packages/art/scenes/nowhere.ts is missing";

test.each<[Collection, Fault, string]>([
  ...['Two Words', 'a--b', 'goa-'].map((id): [Collection, Fault, string] => [
    'seed',
    { id },
    'id: must be lower-case words joined by hyphens',
  ]),
  ['seed', { price: '₹9,3OO' }, 'price: is no number: write whole rupees, for example 26300'],
  ['seed', { price: Number.NaN }, 'price: is no number: write whole rupees, for example 26300'],
  ['seed', { price: 9300.5 }, 'price: must be whole rupees'],
  ['seed', { price: 999 }, 'price: is below 1,000 rupees'],
  ['seed', { price: 500_001 }, 'price: is above 5,00,000 rupees'],
  ['seed', { days: 13 }, 'days: must be 1 to 12 days'],
  [
    'seed',
    { hotels: [{ nights: [1], name: 'Hill View', orSimilar: 'yes' }] },
    "hotels.0.orSimilar: is 'yes', neither true nor false: write one of them without quotes",
  ],
  ['seed', { rating: 5 }, 'rating: must be 4.4 to 4.9'],
  ['seed', { name: ' ' }, 'name: is empty'],
  ['seed', { name: 'x'.repeat(49) }, 'name: is longer than 48 characters'],
  ['seed', { category: undefined }, 'category: is missing'],
  ['seed', { category: 'cruise' }, "category: is 'cruise', and has to be one of: domestic, international, honeymoon"],
  ['seed', { itinerary: ['a', 'b', 'c'] }, 'itinerary: has fewer than 4 entries'],
  ['seed', { itinerary: ['a', 'b', 'c', ''] }, 'itinerary.3: is empty'],
  ['seed', { kinds: [] }, 'kinds: has fewer than 1 entries'],
  ['seed', { prise: 9300 }, "record: has a field that is not known: prise: did you mean 'price'?"],
  ['seed', { prise: 9300, dais: 3 }, "record: has a field that is not known: prise, dais: did you mean 'price'?"],
  ['seed', { picture: 'nowhere' }, notDrawn],
  ['domestic', { price: 1_698 }, 'price: must be 1,699 to 75,999: the contract has this range for domestic tours'],
  ['domestic', { price: 76_000 }, 'price: must be 1,699 to 75,999: the contract has this range for domestic tours'],
  ['honeymoons', { originalPrice: first(tripsIn('honeymoons')).price }, 'originalPrice: must be above the price'],
  ['groups', { departures: { ...first(tripsIn('groups')).departures, weeks: [5] } }, 'departures.weeks.0: is above 4'],
  ['groups', { groupSize: { from: 11, to: 20 } }, 'groupSize.from: must be 12 to 50'],
  ['groups', { groupSize: { from: 20, to: 51 } }, 'groupSize.to: must be 12 to 50'],
  ['groups', { groupSize: { from: 30, to: 20 } }, 'groupSize: runs backwards, from 30 to 20'],
  ['itineraries', { picture: 'nowhere' }, notDrawn],
  ['itineraries', { people: { from: 6, to: 2 } }, 'people: runs backwards, from 6 to 2'],
  ['itineraries', { people: { from: 0, to: 2 } }, 'people.from: must be 1 to 60'],
  ['itineraries', { people: { from: 2, to: 61 } }, 'people.to: must be 1 to 60'],
  ['itineraries', { highlights: ['a', 'b', 'c', 'd', 'e'] }, 'highlights: has more than 4 entries'],
])('reports a record of %s with %j in one line that names the record and the field', (collection, fault, problem) => {
  expect(problemsWith(collection, fault)).toEqual([problem]);
});

test('an itinerary card has as many days in its plan as in its length', () => {
  const { days, plan } = first(whole.itineraryCards);
  const problem = `plan: has ${plan.length} days, the trip ${days + 1}`;
  expect(problemsWith('itineraries', { days: days + 1 })).toEqual([problem]);
});

test.each([
  ['region', 'karela', "is 'karela': did you mean 'kerala'?"],
  ['state', 'Tamil nadu', "is 'Tamil nadu': did you mean 'tamil-nadu'?"],
  ['basis', 'per head', "is 'per head', and has to be one of: per person, per couple"],
])('reports an unknown %s, %s, in one line with the nearest, or with all', (field, value, problem) => {
  expect(problemsWith('seed', { [field]: value })).toEqual([`${field}: ${problem}`]);
});

test.each(tripCollections)('reports a missing field in a record of %s in one line', (collection) => {
  for (const field of ['location', 'abroad', 'basis', 'price', 'picture', 'inclusions'])
    expect(problemsWith(collection, { [field]: undefined })).toEqual([`${field}: is missing`]);
});

test('reports a trip abroad with a state of India in one line', () => {
  const { id } = first(tripsIn('groups').filter(({ state }) => state !== null));
  expect(problemsWith('groups', { abroad: true }, id)).toEqual(['state: must be left out on a trip abroad']);
});

test('an id is unique over all collections, even if another record is broken, and is not the path of a page', () => {
  const taken = idOf('seed');
  const again = `${placeOf('seed', taken)}: id: is already the id of a record in trips`;
  const twice = withFault('groups', { id: taken });
  expect(checkContent(twice)).toContain(again);
  const { itineraryCards } = withFault('itineraries', { days: 13 });
  expect(checkContent({ ...twice, itineraryCards })).toEqual([
    `${placeOf('itineraries', idOf('itineraries'))}: days: must be 1 to 12 days`,
    again,
  ]);
  for (const path of [routes.honeymoon, routes.domestic, routes.groupTours]) {
    const id = path.split('/').at(-1) ?? '';
    expect(problemsWith('groups', { id })).toContain(`id: is the name of the page ${path}`);
  }
});

test('a trip has the name of no other trip, in whichever letters, of no place and of no state', () => {
  const { name } = first(tripsIn('seed'));
  const [place] = Object.values(whole.destinations);
  const other = `the trip '${name}'`;
  for (const [taken, taker] of [
    [name, other],
    [` ${name.toUpperCase()}`, other],
    [place?.name, 'a destination'],
    ['Odisha', 'a state'],
  ])
    expect(problemsWith('groups', { name: taken })).toEqual([
      `name: '${taken ?? ''}' is already the name of ${taker ?? ''}`,
    ]);
  expect(problemsWith('seed', { name }, idOf('seed', 1))).toEqual([`name: '${name}' is already the name of ${other}`]);
});
