/** The fields that every trip must have, their choices, and ids. */
import { domesticTrips } from '../catalogue/domestic';
import { groupTrips } from '../catalogue/groups';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { seedTrips } from '../catalogue/seed';
import { routes } from '../routes';
import { checkContent } from './check';
import { first, oneState, otherState, withDomesticFault, withFault } from './faulty-content';

const seed = first(seedTrips).id;
const tour = first(domesticTrips[oneState]).id;
const honeymoon = first(honeymoonTrips).id;
const group = first(groupTrips);
const card = first(itineraryCards);
const one = (fault: Record<string, unknown>) => withFault('seedTrips', fault);

test.each(['region', 'basis', 'state'])('a %s nobody knows is one line with those that are', (field) => {
  expect(checkContent(one({ [field]: 'karela' }))).toEqual([
    expect.stringMatching(new RegExp(`^seed ${seed}: ${field}: Invalid option: expected one of "[a-z -]+"\\|`)),
  ]);
});

test('a destination that has no page is one line', () => {
  expect(checkContent(one({ destinations: ['karela'] }))).toEqual([
    expect.stringMatching(new RegExp(`^seed ${seed}: destinations.0: Invalid option: expected one of "[a-z-]+"\\|`)),
  ]);
});

describe.each(['location', 'state', 'destinations', 'abroad', 'basis', 'price', 'picture'])(
  'a record without %s',
  (field) => {
    test.each([
      ['seed', seed, withFault('seedTrips', { [field]: undefined })],
      ['domestic', tour, withDomesticFault(oneState, { [field]: undefined })],
      ['honeymoons', honeymoon, withFault('honeymoonTrips', { [field]: undefined })],
      ['groups', group.id, withFault('groupTrips', { [field]: undefined })],
    ])('in %s is one line', (collection, id, content) => {
      expect(checkContent(content)).toEqual([`${collection} ${id}: ${field}: is missing`]);
    });
  },
);

test('a domestic trip in the list of another state is found', () => {
  const lines = checkContent(withDomesticFault(oneState, { state: otherState }));
  expect(lines.filter((line) => !line.startsWith('state-pages '))).toEqual([
    `domestic ${tour}: state: is '${otherState}' in the list of ${oneState}`,
  ]);
});

test('a trip abroad with a state of India is one line', () => {
  const index = groupTrips.findIndex(({ state }) => state !== null);
  expect(checkContent(withFault('groupTrips', { abroad: true }, index))).toEqual([
    `groups ${groupTrips[index]?.id ?? ''}: state: must be null on a trip abroad`,
  ]);
});

describe('ids', () => {
  test('twice in one collection', () => {
    expect(checkContent(withFault('seedTrips', { id: seed }, 1))).toContain(
      `seed ${seed}: id: is already the id of a record in seed`,
    );
  });

  test('in two collections', () => {
    expect(checkContent(withFault('groupTrips', { id: seed }))).toContain(
      `groups ${seed}: id: is already the id of a record in seed`,
    );
  });

  test('twice beside a record that is broken', () => {
    const content = { ...withFault('groupTrips', { id: seed }), itineraryCards: [{ ...card, days: 13 }] };
    expect(checkContent(content)).toEqual([
      `itinerary-cards ${card.id}: days: must be 1 to 12 days`,
      `groups ${seed}: id: is already the id of a record in seed`,
    ]);
  });

  test.each([routes.honeymoon, routes.domestic, routes.groupTours])('that would take the page %s', (path) => {
    const id = path.split('/').at(-1) ?? '';
    expect(checkContent(withFault('groupTrips', { id }))).toContain(
      `groups ${id}: id: is the name of the page ${path}`,
    );
  });
});
