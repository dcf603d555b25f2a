import { childAge } from '../catalogue/fare-rules';
import { pageTexts } from '../catalogue/page-texts';
import { places } from '../catalogue/places';
import { gateways } from '../ids/gateways';
import { priceBasis, taxes } from '../model/fares/taxes';
import { capitalised } from '../format/capitalised';
import { filled as filledIn } from '../format/filled';
import { formatRupees } from '../format/money';
import { bare, dayOf, filled, leg, noting, someTrip } from '../model/test/trips';
import { accessRows, dayByDay, flightLine, homeRows, hoursText, tripPage } from './trip';
import {
  carRows,
  extraRows,
  extrasNote,
  hotelRows,
  journeyRows,
  particulars,
  paymentLine,
  paymentRows,
  speaksLine,
  enquiryDetails,
} from './trip-particulars';
import { trips } from '../catalogue/trips';
import { fareKindOf } from '../model/fares/fare-parties';

afterEach(() => jest.restoreAllMocks());

const text = pageTexts.trip;
const { nights, seats, travellers } = particulars;
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

test('names the journeys home that travellers reach on the last day, and leaves out what does not leave there', () => {
  const { label, flight, train } = text.home;
  const valueFor = (home: { flight?: string; train?: string }) => homeRows({ home }).map(({ value }) => value);
  expect(homeRows({ home: { flight: '5 pm', train: '3:30 pm' } })).toEqual([
    { label, value: 'Flight after 5 pm, train after 3:30 pm' },
  ]);
  expect([valueFor({ flight: '5 pm' }), valueFor({ train: '3 pm' })].flat()).toEqual([
    capitalised(filledIn(flight, { hour: '5 pm' })),
    capitalised(filledIn(train, { hour: '3 pm' })),
  ]);
  expect([...homeRows({}), ...homeRows({ home: {} })]).toEqual([]);
});

test('adds up the drives of a day, and says nothing of a day without one', () => {
  const drive = (...legs: ReturnType<typeof leg>[]) => dayByDay.drive({ legs });
  const [there, back] = [leg(town, hill, 'car', 3.25), leg(hill, town, 'car', 1)];
  expect(drive(there, leg(hill, hill, 'foot', 2), back)).toBe(filledIn(text.dayByDay.drive, { hours: '4 h 15 min' }));
  expect([drive(), drive(leg(town, hill, 'train', 4)), drive(leg(town, hill, 'car', 0.1))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a day trip on foot has neither a drive nor a night', () => {
  expect(accessRows({ plan: [to(town, 'foot')], access: { ...access, steps: 0 } })).toEqual([
    { label: labels.walking, value: '3 km' },
    { label: labels.steps, value: text.steps.few },
    { label: labels.highestPoint, value: '2,500 m' },
  ]);
});

test('counts steps, and mentions climbing paths beside them', () => {
  const rise = (places[hill]?.altitude ?? 0) - (places[town]?.altitude ?? 0);
  const metres = `${(Math.round(rise / 10) * 10).toLocaleString('en-IN')} m`;
  const uphill = filledIn(text.steps.uphill, { metres });
  const plan = [to(hill, 'foot')];
  const steps = (count: number) => valueOf(labels.steps, { plan, access: { ...access, steps: count } });
  const { onlyUphill, both } = text.steps;
  expect([steps(0), steps(300)]).toEqual([filledIn(onlyUphill, { uphill }), filledIn(both, { steps: '300', uphill })]);
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
  const { from, below } = childAge;
  const { notes } = text.fares;
  const children = filledIn(notes.children, { from, to: below - 1 });
  const percent = { percent: priceBasis.gst.rate };
  const [plusGst, withGst] = [filledIn(notes.plusGst, percent), filledIn(notes.withGst, percent)];
  const trip = { ...someTrip((one) => fareKindOf(one) === 'rooms'), sameForAll: [] };
  const note = (abroad: boolean, childrenFrom = 0) => tripPage.fares.note({ ...trip, abroad, childrenFrom });
  const tcs = filledIn(pageTexts.prices.taxes.tcs, { percent: taxes.tcs.rate });
  jest.replaceProperty(priceBasis, 'gstIncluded', false);
  expect(note(false)).toContain(`${plusGst} ${children}`);
  expect(note(true)).toContain(`${plusGst} ${tcs} ${notes.pan} ${children}`);
  jest.replaceProperty(priceBasis, 'gstIncluded', true);
  expect(note(false)).toContain(`${withGst} ${children}`);
  expect(note(true)).toContain(`${withGst} ${tcs}`);
  expect(note(false, 10)).toContain(filledIn(notes.childrenFrom, { first: 10, below }));
});

test.each(trips)('says the same about flights in the text and in the lists of $id', (trip) => {
  const line = flightLine(trip);
  const names = (items: readonly string[]) => items.some((item) => /\bflights\b/i.test(item) && !/meals on/.test(item));
  if (!trip.abroad) expect(line).toBeUndefined();
  else if (names(trip.exclusions)) expect(line).toBe(text.flights.extra);
  else {
    const town = gateways[trip.gateway];
    expect([line, names(trip.inclusions)]).toEqual([filledIn(text.flights.included, { town }), true]);
  }
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
    `${particulars.payments}. On booking: 10%. On the first day: the rest.`,
  );
});

test('lists a vehicle for each number of travellers, in order, before the languages of the driver', () => {
  const vehicles = [
    { people: { from: 4, to: 6 }, name: 'Innova or similar', seats: 6 },
    { people: { from: 1, to: 1 }, name: 'Motorcycle', seats: 1 },
  ];
  expect(carRows({ vehicles, driverSpeaks: ['Tamil', 'Hindi'] })).toEqual([
    { label: travellers.one, value: filledIn(seats.one, { name: 'Motorcycle' }) },
    {
      label: filledIn(travellers.range, { from: 4, to: 6 }),
      value: filledIn(seats.many, { name: 'Innova or similar', count: 6 }),
    },
    { label: particulars.driver, value: 'Tamil and Hindi' },
  ]);
});

test('an enquiry names the vehicle and the hotels of the page, and nothing if the page has none', () => {
  const details = [...carRows(known), ...hotelRows(known)].map(({ label, value }) => `${label}: ${value}`).join('; ');
  expect(details).toMatch(/Hatchback.*Hill View/);
  expect(enquiryDetails(known)).toBe(filledIn(particulars.asOnPage, { details }));
  expect(enquiryDetails(bare(known))).toBe('');
});

test('lists flights and the way to the start as far as they are known', () => {
  const flights = { airline: '', baggage: '15 kg' };
  expect(journeyRows({ fromTamilNadu: '', flights })).toEqual([{ label: particulars.flights, value: '15 kg' }]);
  expect(journeyRows(bare(known))).toEqual([]);
});

test('lists hotels in the order of their first nights, with the place of the night', () => {
  const hotel = (nights: number[], more = {}) => ({ nights, name: 'Inn', class: '', orSimilar: false, ...more });
  const { plan } = known;
  const hotels = [hotel([3]), hotel([4, 2, 1]), hotel([6, 5, 7], { class: '3 star', orSimilar: true })];
  expect(hotelRows(noting(known, { hotels }))).toEqual([
    { label: `${filledIn(nights.several, { nights: '1, 2 and 4' })}, ${plan[0]?.overnight}`, value: 'Inn' },
    { label: `${filledIn(nights.one, { night: 3 })}, ${plan[2]?.overnight}`, value: 'Inn' },
    {
      label: [filledIn(nights.run, { first: 5, last: 7 }), plan[4]?.overnight].filter(Boolean).join(', '),
      value: `Inn, 3 star, ${particulars.orSimilar}`,
    },
  ]);
});

test('prices an extra with GST, and abroad adds a note on TCS', () => {
  const gst = { ...taxes.gst, rate: 5 };
  const priced = (gstIncluded: boolean) => extraRows(known, { gst, gstIncluded });
  const price = filledIn(particulars.extra, { price: formatRupees(2_510), unit: 'group' });
  const total = filledIn(pageTexts.prices.withTax.gstRate, { total: formatRupees(2_636), percent: 5 });
  expect(priced(false)).toEqual([
    // Half a rupee of tax is rounded up.
    { label: 'Boat of your own', value: `${price}, ${total}. Two hours.` },
  ]);
  expect(priced(true)).toEqual([{ label: 'Boat of your own', value: `${price}. Two hours.` }]);
  expect(extrasNote({ ...known, abroad: true })).toBe(
    filledIn(pageTexts.prices.taxes.extras, { percent: taxes.tcs.rate }),
  );
  expect(extrasNote({ ...known, abroad: false })).toBeUndefined();
});
