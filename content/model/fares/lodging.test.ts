/** Compares the ways to lodge a party with every split of its people into rooms, person by person. */
import type { RoomRules } from '../../catalogue/fare-rules';
import { isAllowed, sleeping } from '../test/rooms';
import { roomRules } from '../test/terms';
import type { Party } from './fare-parties';
import { lodgingsOf, payers, type Lodging } from './lodging';

type Person = 'adult' | 'wanting' | 'other' | 'small';

const names = [...payers, 'rooms'] as const;

/** A way as text: 'sharing 2, childWithBed 1, rooms 1'. */
const textOf = (way: Lodging) =>
  names.flatMap((name) => (way[name] === undefined ? [] : [`${name} ${way[name]}`])).join(', ');

/** Every split of people into rooms. */
const splits = <One>(people: readonly One[]): One[][][] => {
  const [first, ...others] = people;
  if (first === undefined) return [[]];
  return splits(others).flatMap((rooms) => [
    [[first], ...rooms],
    ...rooms.map((room, at) => rooms.map((one, index) => (index === at ? [first, ...room] : one))),
  ]);
};

/** The ways to sleep in one room, by category; empty if its people cannot share one. */
function waysIn(room: readonly Person[], rules: RoomRules): Lodging[] {
  const count = (who: Person) => room.filter((one) => one === who).length;
  const [adults, wanting, others, small] = [count('adult'), count('wanting'), count('other'), count('small')];
  return sleeping(wanting + others)
    .filter((beds) => isAllowed({ adults, beds, wanting, small }, rules))
    .map((beds) => {
      const at = (place: string) => beds.filter((one) => one === place).length;
      const isAlone = adults === 1 && beds.length === 0;
      return {
        ...(isAlone ? { alone: 1 } : { sharing: Math.min(adults, 2) }),
        ...{ thirdAdult: Math.max(adults - 2, 0), childSharing: at('second') },
        ...{ childWithBed: at('extra'), childWithoutBed: at('floor'), rooms: 1 },
      };
    });
}

const sum = (one: Lodging, other: Lodging): Lodging =>
  Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));

/** The texts of all ways, each once, in alphabetical order. */
function everyWay(party: Required<Party>, rules: RoomRules): string[] {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren, babies } = party;
  const times = (who: Person, count: number) => Array.from({ length: count }, () => who);
  const people = [
    ...times('adult', adults),
    ...times('wanting', childrenWithBed),
    ...times('other', childrenWithoutBed),
    ...times('small', youngChildren + babies),
  ];
  const mostThirds = rules.adultsInThrees ? adults : adults % 2;
  // People of one kind are alike, so that many splits are the same.
  const different = new Map(
    splits(people).map((rooms) => [
      rooms
        .map((room) => room.join('+'))
        .sort()
        .join(' | '),
      rooms,
    ]),
  );
  const found = [...different.values()]
    .flatMap((rooms) =>
      rooms.reduce<Lodging[]>(
        (ways, room) => ways.flatMap((way) => waysIn(room, rules).map((one) => sum(way, one))),
        [{}],
      ),
    )
    .filter(({ thirdAdult = 0 }) => thirdAdult <= mostThirds)
    .map((way) => Object.entries({ ...way, youngChild: youngChildren, baby: babies }).filter(([, count]) => count > 0));
  return [...new Set(found.map((way) => textOf(Object.fromEntries(way))))].sort();
}

/** Every party of up to some people with at least one adult. */
function partiesUpTo(most: number): Required<Party>[] {
  const upTo = (count: number) => Array.from({ length: count + 1 }, (_, at) => at);
  return upTo(most)
    .slice(1)
    .flatMap((adults) =>
      upTo(most - adults).flatMap((childrenWithBed) =>
        upTo(most - adults - childrenWithBed).flatMap((childrenWithoutBed) =>
          upTo(most - adults - childrenWithBed - childrenWithoutBed).flatMap((small) =>
            // Babies and other small children are lodged alike: the last one is a baby.
            [
              {
                adults,
                childrenWithBed,
                childrenWithoutBed,
                youngChildren: Math.max(0, small - 1),
                babies: Math.min(1, small),
              },
            ],
          ),
        ),
      ),
    );
}

const rulesOf = (own: Partial<RoomRules>): RoomRules => ({ ...roomRules, ...own });

test.each([
  ['the usual rules', 6, {}],
  ['no extra beds', 5, { extraBeds: 0 }],
  ['two extra beds', 5, { extraBeds: 2 }],
  ['nobody without a bed', 5, { withoutBed: 0 }],
  ['three without a bed', 5, { withoutBed: 3, most: 5 }],
  ['two in a room', 5, { most: 2 }],
  ['three in a room', 5, { most: 3 }],
  ['a child beside a third adult', 5, { childBesideThird: true }],
  ['adults in threes', 6, { adultsInThrees: true }],
  ['everything', 6, { extraBeds: 2, withoutBed: 3, most: 6, childBesideThird: true, adultsInThrees: true }],
] as const)(
  'with %s finds for all parties up to %i people the ways that a split person by person finds',
  (_, most, own) => {
    const rules = rulesOf(own);
    const parties = partiesUpTo(most);
    for (const party of parties) {
      const ways = lodgingsOf(party, rules).map(textOf);
      expect({ party, ways: [...ways].sort() }).toEqual({ party, ways: everyWay(party, rules) });
    }
  },
);

test.each(partiesUpTo(6))('loses nobody of %j, and keeps every rule in every way', (party) => {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren, babies } = party;
  const { extraBeds, withoutBed, most } = roomRules;
  for (const way of lodgingsOf(party, roomRules)) {
    const count = (...of: (typeof names)[number][]) => of.reduce((all, name) => all + (way[name] ?? 0), 0);
    const rooms = count('rooms');
    expect(Object.values(way)).not.toContain(0);
    expect(count('sharing', 'thirdAdult', 'alone')).toBe(adults);
    expect(count('childSharing', 'childWithBed', 'childWithoutBed')).toBe(childrenWithBed + childrenWithoutBed);
    expect([count('youngChild'), count('baby')]).toEqual([youngChildren, babies]);
    // Who wants a bed has one, and who shares has someone beside.
    expect(count('childSharing', 'childWithBed')).toBeGreaterThanOrEqual(childrenWithBed);
    expect(count('sharing', 'childSharing') / 2 + count('alone')).toBe(rooms);
    expect(count('thirdAdult', 'childWithBed')).toBeLessThanOrEqual(extraBeds * rooms);
    expect(count('childWithoutBed')).toBeLessThanOrEqual(withoutBed * rooms);
    expect(Object.values(party).reduce((all, some) => all + some, 0)).toBeLessThanOrEqual(most * rooms);
    expect(count('thirdAdult')).toBeLessThanOrEqual(adults % 2);
  }
});

const party = (adults: number, childrenWithBed = 0, childrenWithoutBed = 0, youngChildren = 0, babies = 0) => ({
  ...{ adults, childrenWithBed, childrenWithoutBed, youngChildren, babies },
});

test.each([
  [party(1, 0, 5)],
  [party(1, 5)],
  [party(1, 0, 0, 5)],
  [party(1, 3)],
  [party(1, 2, 2)],
  [party(2, 6)],
  // Children need an adult, and nobody needs no room.
  [party(0, 0, 1)],
])('has no way for %j', (some) => {
  expect(lodgingsOf(some, roomRules)).toEqual([]);
});

test('needs no room for nobody', () => {
  expect(lodgingsOf(party(0), roomRules)).toEqual([{}]);
});

test.each([
  [party(1), ['alone 1, rooms 1']],
  [party(1, 0, 1), ['sharing 1, childSharing 1, rooms 1']],
  [party(1, 0, 0, 1, 1), ['alone 1, youngChild 1, baby 1, rooms 1']],
  [party(2), ['alone 2, rooms 2', 'sharing 2, rooms 1']],
  [party(3), ['alone 3, rooms 3', 'sharing 2, alone 1, rooms 2', 'sharing 2, thirdAdult 1, rooms 1']],
  [party(2, 1), ['sharing 1, alone 1, childSharing 1, rooms 2', 'sharing 2, childWithBed 1, rooms 1']],
  [party(1, 0, 3), ['sharing 1, childSharing 1, childWithBed 1, childWithoutBed 1, rooms 1']],
])('lodges %j in the ways %j', (some, ways) => {
  expect(lodgingsOf(some, roomRules).map(textOf).sort()).toEqual(ways);
});

test('reads a party without small children', () => {
  expect(lodgingsOf({ adults: 1, childrenWithBed: 0, childrenWithoutBed: 0 }, roomRules)).toEqual([
    { alone: 1, rooms: 1 },
  ]);
});
