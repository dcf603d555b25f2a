/** Checks of a record against the other records and the day. */
import { addressOf } from '../../../content/format/address-of';
import { dayProblems, peakNeighbours, tripNeighbours, type Known } from './neighbours';

const known: Known = { destinations: { goa: { name: 'Goa' } }, taken: ['domestic'] };
const others = [
  { id: 'slow-boats', name: 'Slow Boats' },
  { id: 'two-in-bali', name: 'Two in Bali' },
];

test.each<[{ name: string }, string | undefined, string[]]>([
  [{ name: 'Fast Boats' }, 'fast-boats', []],
  [{ name: 'SLOW boats' }, 'slow-boats-1', ["name: 'SLOW boats' is already the name of the trip 'Slow Boats'"]],
  [{ name: 'Goa' }, undefined, ["name: 'Goa' is already the name of a destination"]],
  [
    { name: 'Slow, Boats!' },
    'two-in-bali',
    [
      "name: would have the address 'two-in-bali', which another page has: give it another name or address",
      "name: 'Slow, Boats!' is already the name of the trip 'Slow Boats'",
    ],
  ],
  [
    { name: 'Domestic' },
    addressOf('Domestic'),
    ["name: would have the address 'domestic', which another page has: give it another name or address"],
  ],
])('checks a trip called %j at %s', (trip, address, problems) => {
  expect(tripNeighbours(trip, others, known, address)).toEqual(problems);
});

test('refuses peak dates for trips that do not exist', () => {
  const peak = { name: 'Diwali', from: '2027-10-27', until: '2027-11-07', states: [], trips: ['two-in-bali', 'gone'] };
  expect(peakNeighbours({ dates: [peak] }, others)).toEqual(["dates.0.trips: names 'gone', which is no trip"]);
});

test('refuses a new day on the wrong side of today, but not one that was in the record before', () => {
  const before = { 'departures.dates.0.date': '2026-10-01', until: '2026-10-02' };
  const after = {
    ...before,
    'departures.dates.1.date': '2026-11-26',
    'departures.dates.2.date': '2026-11-27',
    'departures.dates.1.asOf': '2026-11-28',
    'checked.on': '2026-11-27',
    note: '2026-11-26',
  };
  expect(dayProblems(after, before, '2026-11-27')).toEqual([
    'departures.dates.1.date: 2026-11-26 is past: choose a day from today on',
    'departures.dates.1.asOf: 2026-11-28 is not yet: choose today or a day before',
  ]);
});
