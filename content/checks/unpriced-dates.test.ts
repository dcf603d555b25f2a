import { festivalOf } from '../catalogue/festivals';
import { isGroup } from '../catalogue/trips';
import { operator } from '../catalogue/operator';
import { noting, someTrip } from '../model/test/trips';
import { crowdsAtOrdinaryPrice, unpricedPeaks } from './unpriced-dates';

const today = '2026-11-29';
const peak = { name: 'Puja', from: '2027-10-05', until: '2027-10-09', kinds: [], states: [], trips: [] };

test('reminds the operator of peaks without a price until they are over', () => {
  expect(unpricedPeaks([peak, { ...peak, percent: 10 }], today)).toEqual([
    expect.stringMatching(/peaks\.json: dates\.0: Puja, .* has neither rupees nor percent/),
  ]);
  expect(unpricedPeaks([peak], '2027-10-09')).toHaveLength(1);
  expect(unpricedPeaks([peak], '2027-10-10')).toEqual([]);
});

test('names a festival that fills the rooms of a trip at its ordinary price, and none that a peak has', () => {
  const festival = 'durga-puja';
  const full = noting(
    someTrip((trip) => !isGroup(trip)),
    { avoids: [{ festival, days: [], must: false, because: 'every hotel is full in Puja week' }] },
  );
  const table = { ...operator.peaks, dates: [], completeUntil: '2028-01-02' };
  const notes = (dates: (typeof peak)[]) => crowdsAtOrdinaryPrice([full], { ...table, dates }, today);
  expect(notes([])).toEqual([expect.stringContaining(`${festivalOf(festival).name}, `)]);
  expect(notes([peak])).toEqual([]);
  expect(notes([{ ...peak, trips: ['another'] } as unknown as typeof peak])).toHaveLength(1);
  expect(crowdsAtOrdinaryPrice([full], table, '2028-01-01')).toEqual([]);
});
