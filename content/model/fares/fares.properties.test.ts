/**
 * Compares fares with an independent implementation that shares no code: it puts each child into each bed of each room, and adds in whole
 * numbers of half a rupee.
 */
import fc from 'fast-check';
import { randomTests } from '../../../scripts/lib/test/random-tests';
import { fareRules, roomRules, type RoomRules } from '../../catalogue/fare-rules';
import { priceBasis, taxes } from './taxes';
import { fareKindOf, type Party } from './fare-parties';
import { fareOf, fareTerms, type FareSource } from './fares';
import { partyFare, problemOf } from './party-fare';
import { trips } from '../../catalogue/trips';
import { isAllowed, sleeping } from '../test/rooms';
import { pricedTrip } from '../test/trips';

/** Rounds a fraction to whole rupees by hand: up to a multiple, or to the nearest. */
function upTo(step: bigint, numerator: bigint, denominator: bigint): bigint {
  const steps = numerator / (denominator * step);
  return (steps * denominator * step < numerator ? steps + 1n : steps) * step;
}
const nearest = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

/** What each of them pays, in halves of a rupee, because a couple's price may be odd. */
function halvesOf({ price, basis, sameForAll, ownFares: own = {}, ...trip }: FareSource) {
  const rules = Object.assign({}, fareRules, trip.fareRules);
  const same = sameForAll.reduce((sum, { rupees }) => sum + BigInt(rupees), 0n);
  const twin = basis === 'per person' ? 2n * BigInt(price) : BigInt(price);
  const step = BigInt(rules.roundUpTo);
  const share = (percent: number, rupees?: number) =>
    2n * (rupees === undefined ? same + upTo(step, (twin - 2n * same) * BigInt(percent), 200n) : BigInt(rupees));
  return {
    twin,
    third: share(rules.thirdAdult, own.fareThirdAdult),
    alone: share(100 + rules.singleSupplement, own.fareAlone),
    second: share(rules.childSharing),
    extra: share(rules.childWithBed, own.fareChildWithBed),
    floor: share(rules.childWithoutBed, own.fareChildWithoutBed),
    young: share(rules.youngChild),
    baby: 2n * upTo(step, same * BigInt(rules.baby), 100n),
  };
}
type Halves = ReturnType<typeof halvesOf>;

interface Room {
  people: readonly [adults: number, wanting: number, others: number, small: number];
  /** What its people pay together, without small children. */
  pays: (halves: Halves) => bigint;
}

/** Every room that is allowed, with each way to sleep in it. */
function roomsBy(rules: RoomRules): Room[] {
  const upToMost = Array.from({ length: rules.most + 1 }, (_, count) => count);
  return upToMost.slice(1).flatMap((adults) =>
    upToMost.flatMap((wanting) =>
      upToMost
        .filter((others) => adults + wanting + others <= rules.most)
        .flatMap((others) =>
          upToMost.flatMap((small) =>
            sleeping(wanting + others)
              .filter((beds) => isAllowed({ adults, beds, wanting, small }, rules))
              .map((beds): Room => {
                const isAlone = adults === 1 && beds.length === 0;
                const pays = (halves: Halves) =>
                  [
                    ...Array.from({ length: adults }, (_, at) => (isAlone ? 'alone' : at < 2 ? 'twin' : 'third')),
                    ...beds,
                  ].reduce((sum, who) => sum + halves[who as keyof Halves], 0n);
                return { people: [adults, wanting, others, small], pays };
              }),
          ),
        ),
    ),
  );
}
const known = new Map<string, Room[]>();
function everyRoom(rules: RoomRules): Room[] {
  const key = JSON.stringify(rules);
  const rooms = known.get(key) ?? roomsBy(rules);
  known.set(key, rooms);
  return rooms;
}

/** The least that a party pays together for its rooms, without small children; undefined if no rooms take all of it. */
function cheapest(party: Party, halves: Halves, rules: RoomRules): bigint | undefined {
  // Of the ways to sleep in a room with the same people, the cheapest.
  const byPeople = new Map<string, { people: Room['people']; cost: bigint }>();
  for (const { people, pays } of everyRoom(rules)) {
    const cost = pays(halves);
    const before = byPeople.get(people.join());
    if (before === undefined || cost < before.cost) byPeople.set(people.join(), { people, cost });
  }
  const rooms = [...byPeople.values()];
  const least = new Map<string, bigint | undefined>();
  const split = (left: readonly number[], thirds: number): bigint | undefined => {
    if (left.every((count) => count === 0)) return 0n;
    const key = [...left, thirds].join();
    if (least.has(key)) return least.get(key);
    let best: bigint | undefined;
    for (const { people, cost } of rooms) {
      const more = Math.max(people[0] - 2, 0);
      if (more > thirds || people.some((count, at) => count > (left[at] ?? 0))) continue;
      const rest = split(
        left.map((count, at) => count - (people[at] ?? 0)),
        thirds - more,
      );
      if (rest !== undefined && (best === undefined || rest + cost < best)) best = rest + cost;
    }
    least.set(key, best);
    return best;
  };
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren = 0, babies = 0 } = party;
  const mostThirds = rules.adultsInThrees ? adults : adults % 2;
  return split([adults, childrenWithBed, childrenWithoutBed, youngChildren + babies], mostThirds);
}

/** The fare, both taxes and the total; 'rooms' if no rooms take the party. */
function independentFare(trip: FareSource, party: Party, rooms: RoomRules = roomRules): string {
  const { adults, childrenWithBed, childrenWithoutBed, youngChildren = 0, babies = 0 } = party;
  const halves = halvesOf(trip);
  const lodged =
    fareKindOf(trip) === 'rooms'
      ? cheapest(party, halves, rooms)
      : (adults === 1 ? halves.alone : 2n * halves.twin + BigInt(adults - 2) * halves.twin) +
        BigInt(childrenWithBed) * halves.extra +
        BigInt(childrenWithoutBed) * halves.floor;
  if (lodged === undefined) return 'rooms';
  const fare = (lodged + BigInt(youngChildren) * halves.young + BigInt(babies) * halves.baby) / 2n;
  const gst = priceBasis.gstIncluded ? 0n : nearest(fare * BigInt(priceBasis.gst.rate), 100n);
  const tcs = trip.abroad ? nearest((fare + gst) * BigInt(taxes.tcs.rate), 100n) : 0n;
  return [fare, gst, tcs, fare + gst + tcs].join();
}

/** The same from the model. */
const textOf = ({ parts, gst, tcs, total }: ReturnType<typeof partyFare>): string =>
  [parts.reduce((rupees, { count, each }) => rupees + count * each, 0), gst, tcs, total].join();

/** Families of some people at most, with any children; some of them fit into no rooms. */
const familiesOf = (most: number): fc.Arbitrary<Required<Party>> => {
  const children = (some: number) => fc.integer({ min: 0, max: Math.min(some, most - 1) });
  return fc
    .record({
      adults: fc.integer({ min: 1, max: most }),
      childrenWithBed: children(4),
      childrenWithoutBed: children(4),
      youngChildren: children(2),
      babies: children(2),
    })
    .filter((party) => Object.values(party).reduce((sum, count) => sum + count, 0) <= most);
};

/** Up to fifty adults, with one child at most. */
const crowds: fc.Arbitrary<Required<Party>> = fc.record({
  adults: fc.integer({ min: 13, max: 50 }),
  childrenWithBed: fc.integer({ min: 0, max: 1 }),
  childrenWithoutBed: fc.constant(0),
  youngChildren: fc.constant(0),
  babies: fc.constant(0),
});

/** Mostly small parties, because all ways to lodge a large one take long to find. */
const parties = fc.oneof(
  { weight: 960, arbitrary: familiesOf(6) },
  { weight: 38, arbitrary: familiesOf(12) },
  { weight: 2, arbitrary: crowds },
);

const percent = fc.integer({ min: 0, max: 100 });
/** Any subset of the rules. */
const ownRules = fc.record(
  {
    singleSupplement: percent,
    thirdAdult: percent,
    childSharing: percent,
    childWithBed: percent,
    childWithoutBed: percent,
    youngChild: percent,
    baby: percent,
    roundUpTo: fc.constantFrom(1, 50),
  },
  { requiredKeys: [] },
);

test('ten thousand parties pay the fare of an independent calculation, by the rules of the trip or the operator’s', () => {
  fc.assert(
    fc.property(fc.constantFrom(...trips), parties, fc.option(ownRules), (trip, some, own) => {
      const sold = own ? { ...trip, fareRules: own } : trip;
      const party =
        fareKindOf(trip) === 'day'
          ? { ...some, childrenWithBed: 0 }
          : fareKindOf(trip) === 'for two'
            ? { adults: 2, childrenWithBed: 0, childrenWithoutBed: 0 }
            : some;
      const expected = independentFare(sold, party);
      // Ten thousand calls of expect would take longer than the fares.
      if (problemOf(sold, party, roomRules)) return expected === 'rooms';
      return textOf(fareOf(sold, party)) === expected;
    }),
    { numRuns: 10_000 * randomTests.times },
  );
});

const anyRooms: fc.Arbitrary<RoomRules> = fc.record({
  extraBeds: fc.integer({ min: 0, max: 2 }),
  withoutBed: fc.integer({ min: 0, max: 3 }),
  most: fc.integer({ min: 2, max: 6 }),
  childBesideThird: fc.boolean(),
  adultsInThrees: fc.boolean(),
});

test('parties pay the fare of the independent calculation by any rules on rooms', () => {
  fc.assert(
    fc.property(familiesOf(7), anyRooms, ownRules, fc.constantFrom(0, 4_000), (party, rooms, fareRules, rupees) => {
      const trip = { ...pricedTrip, fareRules, sameForAll: [{ rupees }] };
      const expected = independentFare(trip, party, rooms);
      if (problemOf(trip, party, rooms)) return expected === 'rooms';
      return textOf(partyFare(trip, party, { ...fareTerms(), rooms })) === expected;
    }),
    { numRuns: 1_000 * randomTests.times },
  );
});
