import { canStart, nextLastDay } from './can-start';

const trip = { cannotStart: [{ from: '10-13', until: '05-08', otherYears: ['2028-04-26'] }] };
const summer = { cannotStart: [{ from: '06-28', until: '09-30' }] };

test.each([
  [trip, '2027-05-08', false],
  [trip, '2027-05-09', true],
  [trip, '2027-10-12', true],
  [trip, '2027-10-13', false],
  [trip, '2028-04-26', false],
  [trip, '2028-04-27', true],
  [trip, '2029-05-08', false],
  [trip, '2029-05-09', true],
  [summer, '2027-06-27', true],
  [summer, '2027-06-28', false],
  [summer, '2027-09-30', false],
  [summer, '2027-10-01', true],
])('%j on %s: %s', (one, day, can) => {
  expect(canStart(one, day)).toBe(can);
});

test.each([
  ['2026-11-27', '05-08'],
  ['2027-05-08', '05-08'],
  ['2027-05-09', '04-26'],
  ['2028-04-27', '05-08'],
])('on %s the closed days end next on %s', (day, last) => {
  expect(trip.cannotStart.map((span) => nextLastDay(span, day))).toEqual([last]);
});
