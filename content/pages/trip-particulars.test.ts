import { taxes } from '../catalogue/taxes';
import { formatRupees } from '../format/money';
import { bare, filled, noting, someTrip } from '../test-trips';
import { extraRows, extrasNote, hotelRows, paymentLine, paymentRows, speaksLine } from './trip-particulars';

const trip = filled(someTrip(({ days }) => days > 4));

test('where nothing is known, there is nothing to say', () => {
  const empty = bare(trip);
  expect([hotelRows(empty.notes), extraRows(empty.notes), paymentRows(empty.notes, [])]).toEqual([[], [], []]);
  expect([extrasNote({ ...empty, abroad: true }), paymentLine(empty.notes, [])]).toEqual([undefined, undefined]);
  expect(speaksLine({ speaks: [] })).toBeUndefined();
});

test('a trip is paid for by its own schedule, else by that of all trips', () => {
  const ofAll = [
    { when: 'On booking', share: '10%' },
    { when: 'on the first day', share: 'the rest' },
  ];
  expect(paymentRows(trip.notes, ofAll)).toEqual([{ label: 'On booking', value: '25% of the total' }]);
  expect(paymentLine(bare(trip).notes, ofAll)).toBe('When you pay. On booking: 10%. On the first day: the rest.');
});

test('hotels stand in the order of their first nights, with the place of the night', () => {
  const hotel = (nights: number[], more = {}) => ({ nights, name: 'Inn', class: '', orSimilar: false, ...more });
  const { plan } = trip.notes;
  const hotels = [hotel([3]), hotel([4, 2, 1]), hotel([6, 5, 7], { class: '3 star', orSimilar: true })];
  expect(hotelRows(noting(trip, { hotels }).notes)).toEqual([
    { label: `Nights 1, 2 and 4, ${plan[0]?.overnight}`, value: 'Inn' },
    { label: `Night 3, ${plan[2]?.overnight}`, value: 'Inn' },
    { label: ['Nights 5 to 7', plan[4]?.overnight].filter(Boolean).join(', '), value: 'Inn, 3 star, or similar' },
  ]);
});

test('an extra is priced with its GST, abroad with a word on TCS', () => {
  const gst = { ...taxes.gst, rate: 5 };
  const priced = (gstIncluded: boolean) => extraRows(trip.notes, { gst, gstIncluded });
  const price = `${formatRupees(2_510)} per group`;
  expect(priced(false)).toEqual([
    // Half a rupee of tax is rounded up.
    { label: 'Boat of your own', value: `${price}, ${formatRupees(2_636)} with 5% GST. Two hours.` },
  ]);
  expect(priced(true)).toEqual([{ label: 'Boat of your own', value: `${price}. Two hours.` }]);
  expect(extrasNote({ ...trip, abroad: true })).toContain(`${taxes.tcs.rate}% TCS`);
  expect(extrasNote({ ...trip, abroad: false })).toBeUndefined();
});
