/** Compares fares with an independent implementation that shares no code: person by person, in decimal text. */
import fc from 'fast-check';
import { randomTests } from '../../../scripts/lib/test/random-tests';
import { fareRules } from '../../catalogue/fare-rules';
import { priceBasis, taxes } from './taxes';
import { fareKindOf, type Party } from './fare-parties';
import { fareOf, type FareSource } from './fares';
import { trips } from '../../catalogue/trips';

/** Rounds a fraction to whole rupees by hand: up to a multiple, or to the nearest. */
function upTo(step: bigint, numerator: bigint, denominator: bigint): bigint {
  const steps = numerator / (denominator * step);
  return (steps * denominator * step < numerator ? steps + 1n : steps) * step;
}
const nearest = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

function independentFare(trip: FareSource, party: Party) {
  const { price, basis, abroad, sameForAll } = trip;
  const rules = Object.assign({}, fareRules, trip.fareRules);
  const same = sameForAll.reduce((sum, { rupees }) => sum + BigInt(rupees), 0n);
  // Twice one person's fare, because a couple's price may be odd.
  const twice = basis === 'per person' ? 2n * BigInt(price) : BigInt(price);
  const share = (percent: number) => same + upTo(BigInt(rules.roundUpTo), (twice - 2n * same) * BigInt(percent), 200n);
  let halves = 0n;
  let others = 0n;
  let waiting = party.adults;
  if (waiting === 1)
    others += trip.ownFares?.fareAlone ? BigInt(trip.ownFares.fareAlone) : share(100 + rules.singleSupplement);
  else
    while (waiting > 0) {
      if (fareKindOf(trip) === 'day') {
        halves += twice;
        waiting -= 1;
        continue;
      }
      halves += 2n * twice;
      waiting -= 2;
      if (waiting === 1) {
        others += share(rules.thirdAdult);
        waiting = 0;
      }
    }
  for (let child = 0; child < party.childrenWithBed; child += 1) others += share(rules.childWithBed);
  for (let child = 0; child < party.childrenWithoutBed; child += 1) others += share(rules.childWithoutBed);
  const fare = halves / 2n + others;
  const gst = priceBasis.gstIncluded ? 0n : nearest(fare * BigInt(priceBasis.gst.rate), 100n);
  const tcs = abroad ? nearest((fare + gst) * BigInt(taxes.tcs.rate), 100n) : 0n;
  return [fare, gst, tcs, fare + gst + tcs].map(Number);
}

const rooms = (adults: number) => (adults === 1 ? 0 : Math.floor(adults / 2) - (adults % 2));

const parties = fc.integer({ min: 1, max: 50 }).chain((adults) =>
  fc.record({
    adults: fc.constant(adults),
    childrenWithBed: fc.integer({ min: 0, max: rooms(adults) }),
    childrenWithoutBed: fc.integer({ min: 0, max: rooms(adults) }),
  }),
);

const percent = fc.integer({ min: 0, max: 100 });
/** Any subset of the rules. */
const ownRules = fc.record(
  {
    singleSupplement: percent,
    thirdAdult: percent,
    childWithBed: percent,
    childWithoutBed: percent,
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
      const { parts, gst, tcs, total } = fareOf(sold, party);
      const sum = parts.reduce((rupees, { count, each }) => rupees + count * each, 0);
      // Ten thousand calls of expect would take longer than the fares.
      return [sum, gst, tcs, total].join() === independentFare(sold, party).join();
    }),
    { numRuns: 10_000 * randomTests.times },
  );
});
