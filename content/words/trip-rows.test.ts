import { childAge } from '../catalogue/fare-rules';
import { places } from '../catalogue/places';
import { priceBasis, taxes } from '../model/fares/taxes';
import { formatRupees } from '../format/money';
import { bare, dayOf, filled, leg, noting, someTrip } from '../model/test/trips';
import { accessRows, flightLine, hoursText, tripPage } from './trip';
import {
  carRows,
  extraRows,
  extrasNote,
  hotelRows,
  journeyRows,
  paymentLine,
  paymentRows,
  speaksLine,
  enquiryDetails,
} from './trip-particulars';
import { trips } from '../catalogue/trips';
import { fareKindOf } from '../model/fares/fare-parties';

afterEach(() => jest.restoreAllMocks());

const [town, hill] = ['madurai', 'kodaikanal'];
const { access: labels } = tripPage;
const access = { walkingKm: 3, steps: 1_200, highestPoint: 2_500, notForElders: false };
const to = (place: string, by: 'car' | 'foot' = 'car') => dayOf(leg(town, place, by));
const valueOf = (label: string, ...given: Parameters<typeof accessRows>) =>
  accessRows(...given).find((row) => row.label === label)?.value;

test('rounds hours to a quarter', () => {
  const texts = [1.5, 2, 0.25, 3.99, 2.7].map(hoursText);
  expect(texts).toEqual(['1 h 30 min', '2 h', '15 min', '4 h', '2 h 45 min']);
});

test('a day trip on foot has neither a drive nor a night', () => {
  expect(accessRows({ plan: [to(town, 'foot')], access: { ...access, steps: 0 } })).toEqual([
    { label: labels.walking, value: '3 km' },
    { label: labels.steps, value: 'Hardly any' },
    { label: labels.highestPoint, value: '2,500 m' },
  ]);
});

test('counts steps, and mentions climbing paths beside them', () => {
  const rise = (places[hill]?.altitude ?? 0) - (places[town]?.altitude ?? 0);
  const uphill = `${(Math.round(rise / 10) * 10).toLocaleString('en-IN')} m uphill on paths`;
  const plan = [to(hill, 'foot')];
  const steps = (count: number) => valueOf(labels.steps, { plan, access: { ...access, steps: count } });
  expect([steps(0), steps(300)]).toEqual([`None counted, but ${uphill}`, `300 and ${uphill}`]);
});

test('names nights with their height and their place, and a single night in the singular', () => {
  const stay = { plan: [to(hill), to(town), to(town)], access };
  const { name = '', altitude = 0 } = places[hill] ?? {};
  expect(accessRows(stay).map(({ label }) => label)).toEqual(Object.values(labels).slice(1));
  expect(valueOf(labels.highestNight, stay)).toBe(`${altitude.toLocaleString('en-IN')} m, ${name}`);
  expect(valueOf(labels.steps, stay)).toBe('1,200');
  expect(valueOf(labels.longestStay, stay)).toBe(`1 night, ${name}`);
  const longer = { plan: [...stay.plan, to(town)], access };
  expect(valueOf(labels.longestStay, longer)).toBe(`2 nights, ${places[town]?.name ?? ''}`);
});

test('the line under the fares names the taxes, abroad and at home, or says that fares include GST', () => {
  const children = `Children of ${childAge.from} to ${childAge.below - 1} years pay a child’s fare`;
  const gst = `${priceBasis.gst.rate}% GST`;
  const trip = { ...someTrip((one) => fareKindOf(one) === 'rooms'), sameForAll: [] };
  const note = (abroad: boolean, childrenFrom = 0) => tripPage.fares.note({ ...trip, abroad, childrenFrom });
  const tcs = `TCS is ${taxes.tcs.rate}% of fare and GST; it counts towards your income tax.`;
  jest.replaceProperty(priceBasis, 'gstIncluded', false);
  expect(note(false)).toContain(`GST is ${priceBasis.gst.rate}% of the fare. ${children}`);
  expect(note(true)).toMatch(new RegExp(`GST is .* of the fare. ${tcs}.*PAN.*${children}`));
  jest.replaceProperty(priceBasis, 'gstIncluded', true);
  expect(note(false)).toContain(`Fares include ${gst}. ${children}`);
  expect(note(true)).toContain(`Fares include ${gst}. ${tcs}`);
  expect(note(false, 10)).toContain('This trip suits children from 10 years on;');
});

test.each(trips)('says the same about flights in the text and in the lists of $id', (trip) => {
  const line = flightLine(trip);
  const names = (items: readonly string[]) => items.some((item) => /\bflights\b/i.test(item) && !/meals on/.test(item));
  if (!trip.abroad) expect(line).toBeUndefined();
  else if (names(trip.exclusions)) expect(line).toMatch(/ not included/);
  else expect([line, names(trip.inclusions)]).toEqual([expect.stringMatching(/ are included in the price/), true]);
});

const known = filled(someTrip(({ days }) => days > 4));

test('has no rows if nothing is known', () => {
  const empty = bare(known);
  expect([hotelRows(empty), extraRows(empty), paymentRows(empty, [])]).toEqual([[], [], []]);
  expect([extrasNote({ ...empty, abroad: true }), paymentLine([])]).toEqual([undefined, undefined]);
  expect(speaksLine({ speaks: [] })).toBeUndefined();
});

test('uses the payment schedule of a trip, or else that of all trips', () => {
  const ofAll = [
    { when: 'On booking', share: '10%' },
    { when: 'on the first day', share: 'the rest' },
  ];
  expect(paymentRows(known, ofAll)).toEqual([{ label: 'On booking', value: '25% of the total' }]);
  expect(paymentLine(paymentRows(bare(known), ofAll))).toBe(
    'When you pay. On booking: 10%. On the first day: the rest.',
  );
});

test('lists a vehicle for each number of travellers, in order, before the languages of the driver', () => {
  const vehicles = [
    { people: { from: 4, to: 6 }, name: 'Innova or similar', seats: 6 },
    { people: { from: 1, to: 1 }, name: 'Motorcycle', seats: 1 },
  ];
  expect(carRows({ vehicles, driverSpeaks: ['Tamil', 'Hindi'] })).toEqual([
    { label: 'For 1 traveller', value: 'Motorcycle, 1 seat' },
    { label: 'For 4 to 6 travellers', value: 'Innova or similar, 6 seats' },
    { label: 'The driver speaks', value: 'Tamil and Hindi' },
  ]);
});

test('an enquiry names the vehicle and the hotels of the page, and nothing if the page has none', () => {
  expect(enquiryDetails(known)).toMatch(/^as on your page: For 1 to 3 travellers: Hatchback, 4 seats; .*Hill View/);
  expect(enquiryDetails(bare(known))).toBe('');
});

test('lists flights and the way to the start as far as they are known', () => {
  const flights = { airline: '', baggage: '15 kg' };
  expect(journeyRows({ fromTamilNadu: '', flights })).toEqual([{ label: 'Flights', value: '15 kg' }]);
  expect(journeyRows(bare(known))).toEqual([]);
});

test('lists hotels in the order of their first nights, with the place of the night', () => {
  const hotel = (nights: number[], more = {}) => ({ nights, name: 'Inn', class: '', orSimilar: false, ...more });
  const { plan } = known;
  const hotels = [hotel([3]), hotel([4, 2, 1]), hotel([6, 5, 7], { class: '3 star', orSimilar: true })];
  expect(hotelRows(noting(known, { hotels }))).toEqual([
    { label: `Nights 1, 2 and 4, ${plan[0]?.overnight}`, value: 'Inn' },
    { label: `Night 3, ${plan[2]?.overnight}`, value: 'Inn' },
    { label: ['Nights 5 to 7', plan[4]?.overnight].filter(Boolean).join(', '), value: 'Inn, 3 star, or similar' },
  ]);
});

test('prices an extra with GST, and abroad adds a note on TCS', () => {
  const gst = { ...taxes.gst, rate: 5 };
  const priced = (gstIncluded: boolean) => extraRows(known, { gst, gstIncluded });
  const price = `${formatRupees(2_510)} per group`;
  expect(priced(false)).toEqual([
    // Half a rupee of tax is rounded up.
    { label: 'Boat of your own', value: `${price}, ${formatRupees(2_636)} with 5% GST. Two hours.` },
  ]);
  expect(priced(true)).toEqual([{ label: 'Boat of your own', value: `${price}. Two hours.` }]);
  expect(extrasNote({ ...known, abroad: true })).toContain(`${taxes.tcs.rate}% TCS`);
  expect(extrasNote({ ...known, abroad: false })).toBeUndefined();
});
