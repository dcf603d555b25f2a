/**
 * The ways in which a party can share rooms, by the operator's rules. It needs the rules alone, because the build and browsers both use it.
 */
import type { RoomRules } from '../../catalogue/fare-rules';
import type { Party } from './fare-parties';

/** The categories in which travellers pay, in the order in which a total names them. */
export const payers = [
  'sharing',
  'thirdAdult',
  'alone',
  'childSharing',
  'childWithBed',
  'childWithoutBed',
  'youngChild',
  'baby',
] as const;

export type Payer = (typeof payers)[number];

/** The numbers of travellers by category, and of rooms. Those that are 0 are left out. */
export type Lodging = Partial<Record<Payer | 'rooms', number>>;

/** A lodging without the numbers that are 0. */
export const counted = (numbers: Lodging): Lodging =>
  Object.fromEntries(Object.entries(numbers).filter(([, count]) => count > 0));

/** Travellers who have no room yet: adults, children who want a bed, other children, and those too young for a child's fare. */
type Waiting = readonly [adults: number, wantingBed: number, others: number, small: number];

/** The people of one room. */
interface Room {
  adults: number;
  /** A child in the second bed beside one adult: one who wants a bed, another, or none. */
  second: Waiting;
  /** Children in extra beds. */
  extra: Waiting;
  withoutBed: number;
  small: number;
}

const none: Waiting = [0, 0, 0, 0];

/** Every room that can be made of the people who wait. */
function* roomsOf([adults, wantingBed, others, small]: Waiting, rules: RoomRules): Generator<Room> {
  for (let inRoom = 1; inRoom <= Math.min(adults, 2 + rules.extraBeds); inRoom++) {
    const seconds: Waiting[] = inRoom === 1 ? [none, [0, 1, 0, 0], [0, 0, 1, 0]] : [none];
    for (const second of seconds) {
      // Beside an adult alone a child sleeps in the free bed, before it needs an extra one or none.
      const isAlone = inRoom === 1 && second === none;
      const free = isAlone ? 0 : rules.extraBeds - Math.max(0, inRoom - 2);
      const mostWithout = isAlone || (inRoom > 2 && !rules.childBesideThird) ? 0 : rules.withoutBed;
      for (let wanting = 0; wanting <= free; wanting++)
        for (let other = 0; other + wanting <= free; other++)
          for (let without = 0; without <= mostWithout; without++)
            for (let tiny = 0; tiny <= small; tiny++) {
              const people = inRoom + second[1] + second[2] + wanting + other + without + tiny;
              const fits =
                people <= rules.most && second[1] + wanting <= wantingBed && second[2] + other + without <= others;
              if (fits)
                yield { adults: inRoom, second, extra: [0, wanting, other, 0], withoutBed: without, small: tiny };
            }
    }
  }
}

const payersIn = ({ adults, second, extra, withoutBed }: Room): Lodging => {
  const children = second[1] + second[2];
  const isAlone = adults === 1 && children === 0;
  return {
    rooms: 1,
    sharing: isAlone ? 0 : Math.min(adults, 2),
    thirdAdult: Math.max(0, adults - 2),
    alone: isAlone ? 1 : 0,
    childSharing: children,
    childWithBed: extra[1] + extra[2],
    childWithoutBed: withoutBed,
  };
};

const keys = ['rooms', ...payers] as const;

const sumOf = (one: Lodging, other: Lodging): Lodging =>
  Object.fromEntries(keys.map((key) => [key, (one[key] ?? 0) + (other[key] ?? 0)]));

/** The ways to lodge a party that was not asked for before. */
function waysToLodge(
  { adults, childrenWithBed, childrenWithoutBed, youngChildren = 0, babies = 0 }: Party,
  rules: RoomRules,
): Lodging[] {
  const known = new Map<string, Lodging[]>();
  const waysFor = (waiting: Waiting): Lodging[] => {
    const key = waiting.join();
    const before = known.get(key);
    if (before) return before;
    const found = new Map<string, Lodging>();
    if (waiting.every((count) => count === 0)) found.set('', {});
    for (const room of roomsOf(waiting, rules)) {
      const left: Waiting = [
        waiting[0] - room.adults,
        waiting[1] - room.second[1] - room.extra[1],
        waiting[2] - room.second[2] - room.extra[2] - room.withoutBed,
        waiting[3] - room.small,
      ];
      for (const way of waysFor(left)) {
        const all = sumOf(way, payersIn(room));
        found.set(keys.map((name) => all[name] ?? 0).join(), all);
      }
    }
    const ways = [...found.values()];
    known.set(key, ways);
    return ways;
  };
  const mostThirds = rules.adultsInThrees ? adults : adults % 2;
  return waysFor([adults, childrenWithBed, childrenWithoutBed, youngChildren + babies])
    .filter(({ thirdAdult = 0 }) => thirdAdult <= mostThirds)
    .map((way) => counted({ ...way, youngChild: youngChildren, baby: babies }));
}

/** The ways of the last parties: a list prices one party for a hundred trips and thirty days. */
const remembered = new Map<string, Lodging[]>();
const mostRemembered = 50;

/**
 * Every way to lodge a party: who pays in which category, and the number of rooms; empty if the rules have none. Children who do not ask
 * for a bed sleep in one or not, and babies and small children need none.
 */
export function lodgingsOf(party: Party, rules: RoomRules): readonly Lodging[] {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren, babies } = party;
  const key = JSON.stringify([adults, childrenWithBed, childrenWithoutBed, youngChildren, babies, rules]);
  const ways = remembered.get(key) ?? waysToLodge(party, rules);
  remembered.delete(key);
  remembered.set(key, ways);
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
  return ways;
}
