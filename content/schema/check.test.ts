import { routes } from '../routes';
import { checkContent } from './check';
import {
  first,
  oneState,
  otherState,
  recordsOf,
  whole,
  withFault,
  type Collection,
  type Fault,
} from './faulty-content';

const idOf = (collection: Collection, at = 0) => first(recordsOf(collection).slice(at)).id;
const unknown = (field: string) => new RegExp(`: ${field}: Invalid option: expected one of "[a-z -]+"\\|`);

test('whole content has no problems', () => {
  expect(checkContent(whole)).toEqual([]);
  expect(checkContent(withFault('groups', { groupSize: { from: 20, to: 20 } }))).toEqual([]);
});

const notDrawn = "picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing";

test.each<[Collection, Fault, string]>([
  ...['Two Words', 'a--b', 'goa-'].map((id): [Collection, Fault, string] => [
    'seed',
    { id },
    'id: must be lower-case words joined by hyphens',
  ]),
  ['seed', { price: '₹9,3OO' }, 'price: does not parse: write whole rupees, for example 26300'],
  ['seed', { price: Number.NaN }, 'price: does not parse: write whole rupees, for example 26300'],
  ['seed', { price: 9300.5 }, 'price: must be whole rupees'],
  ['seed', { price: 999 }, 'price: is below 1,000 rupees'],
  ['seed', { price: 500_001 }, 'price: is above 5,00,000 rupees'],
  ['seed', { days: 13 }, 'days: must be 1 to 12 days'],
  ['seed', { rating: 5 }, 'rating: must be 4.4 to 4.9'],
  ['seed', { name: ' ' }, 'name: is empty'],
  ['seed', { name: 'x'.repeat(49) }, 'name: is longer than 48 characters'],
  ['seed', { category: undefined }, 'category: is missing'],
  [
    'seed',
    { category: 'cruise' },
    "category: Invalid discriminator value. Expected 'domestic' | 'international' | 'honeymoon'",
  ],
  ['seed', { itinerary: ['a', 'b', 'c'] }, 'itinerary: has fewer than 4 entries'],
  ['seed', { itinerary: ['a', 'b', 'c', ''] }, 'itinerary.3: is empty'],
  ['seed', { kinds: [] }, 'kinds: has fewer than 1 entries'],
  ['seed', { prise: 9300 }, 'record: has a field that is not known: prise'],
  ['seed', { prise: 9300, dais: 3 }, 'record: has a field that is not known: prise, dais'],
  ['seed', { picture: 'nowhere' }, notDrawn],
  ['domestic', { price: 1_698 }, 'price: must be 1,699 to 75,999'],
  ['domestic', { price: 76_000 }, 'price: must be 1,699 to 75,999'],
  [
    'honeymoons',
    { originalPrice: Reflect.get(first(whole.honeymoonTrips), 'price') },
    'originalPrice: must be above the price',
  ],
  ['groups', { departures: { ...first(whole.groupTrips).departures, weeks: [5] } }, 'departures.weeks.0: is above 4'],
  ['groups', { groupSize: { from: 11, to: 20 } }, 'groupSize.from: must be 12 to 50'],
  ['groups', { groupSize: { from: 20, to: 51 } }, 'groupSize.to: must be 12 to 50'],
  ['groups', { groupSize: { from: 30, to: 20 } }, 'groupSize: runs backwards, from 30 to 20'],
  ['itinerary-cards', { picture: 'nowhere' }, notDrawn],
  ['itinerary-cards', { people: { from: 6, to: 2 } }, 'people: runs backwards, from 6 to 2'],
  ['itinerary-cards', { people: { from: 0, to: 2 } }, 'people.from: must be 1 to 60'],
  ['itinerary-cards', { people: { from: 2, to: 61 } }, 'people.to: must be 1 to 60'],
  ['itinerary-cards', { highlights: ['a', 'b', 'c', 'd', 'e'] }, 'highlights: has more than 4 entries'],
])('a record of %s with %j is one line that names the record and the field', (collection, fault, problem) => {
  const { id } = { id: idOf(collection), ...fault };
  expect(checkContent(withFault(collection, fault))).toEqual([`${collection} ${id}: ${problem}`]);
});

test('an itinerary card has a day in its plan for each that it is sold for', () => {
  const { id, days, plan } = first(whole.itineraryCards);
  expect(checkContent(withFault('itinerary-cards', { days: days + 1 }))).toEqual([
    `itinerary-cards ${id}: plan: has ${plan.length} days, the trip ${days + 1}`,
  ]);
});

test.each(['region', 'basis', 'state', 'destinations'])(
  'a %s nobody knows is one line with those that are',
  (field) => {
    const isList = field === 'destinations';
    const lines = checkContent(withFault('seed', { [field]: isList ? ['karela'] : 'karela' }));
    expect(lines).toEqual([expect.stringMatching(unknown(isList ? `${field}.0` : field))]);
  },
);

test.each(['seed', 'domestic', 'honeymoons', 'groups'] as const)(
  'what a record of %s lacks is one line',
  (collection) => {
    for (const field of ['location', 'state', 'destinations', 'abroad', 'basis', 'price', 'picture'])
      expect(checkContent(withFault(collection, { [field]: undefined }))).toEqual([
        `${collection} ${idOf(collection)}: ${field}: is missing`,
      ]);
  },
);

test('a domestic trip in the list of another state is found', () => {
  const lines = checkContent(withFault('domestic', { state: otherState }));
  expect(lines.filter((line) => !line.startsWith('state-pages '))).toEqual([
    `domestic ${idOf('domestic')}: state: is '${otherState}' in the list of ${oneState}`,
  ]);
});

test('a trip abroad with a state of India is one line', () => {
  const { id } = first(whole.groupTrips.filter(({ state }) => state !== null));
  expect(checkContent(withFault('groups', { abroad: true }, id))).toEqual([
    `groups ${id}: state: must be null on a trip abroad`,
  ]);
});

test('an id stands once over all collections, however broken another record is, and takes no page’s address', () => {
  const taken = idOf('seed');
  const again = `${taken}: id: is already the id of a record in seed`;
  expect(checkContent(withFault('seed', { id: taken }, idOf('seed', 1)))).toContain(`seed ${again}`);
  const twice = withFault('groups', { id: taken });
  expect(checkContent(twice)).toContain(`groups ${again}`);
  const { itineraryCards } = withFault('itinerary-cards', { days: 13 });
  expect(checkContent({ ...twice, itineraryCards })).toEqual([
    `itinerary-cards ${idOf('itinerary-cards')}: days: must be 1 to 12 days`,
    `groups ${again}`,
  ]);
  for (const path of [routes.honeymoon, routes.domestic, routes.groupTours]) {
    const id = path.split('/').at(-1) ?? '';
    expect(checkContent(withFault('groups', { id }))).toContain(`groups ${id}: id: is the name of the page ${path}`);
  }
});

test('a trip has the name of no other trip, in whichever letters, of no place and of no state', () => {
  const { id, name } = first(whole.seedTrips);
  const [place] = Object.values(whole.destinations);
  for (const [title, other] of [
    [name, id],
    [` ${name.toUpperCase()}`, id],
    [place?.name, 'a destination'],
    ['Odisha', 'a state'],
  ])
    expect(checkContent(withFault('groups', { title }))).toEqual([
      `groups ${idOf('groups')}: title: '${title ?? ''}' is already the name of ${other ?? ''}`,
    ]);
  expect(checkContent(withFault('seed', { name }, idOf('seed', 1)))).toEqual([
    `seed ${idOf('seed', 1)}: name: '${name}' is already the name of ${id}`,
  ]);
});
