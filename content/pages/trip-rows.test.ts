import { childAge } from '../catalogue/fare-rules';
import { places } from '../catalogue/places';
import { priceBasis, taxes } from '../catalogue/taxes';
import type { Leg } from '../schema/legs';
import { accessRows, tripPage } from './trip';

afterEach(() => jest.restoreAllMocks());

const [town, hill] = ['madurai', 'kodaikanal'];
const { access: labels } = tripPage;

const day = (to: string, hours: number, by: Leg['by'] = 'car') => ({
  title: '',
  text: '',
  meals: '',
  overnight: '',
  legs: [{ from: town, to, km: 10, hours, by }],
});
const access = { walkingKm: 3, steps: 1_200, highestPoint: 2_500 };
const valueOf = (label: string, ...given: Parameters<typeof accessRows>) =>
  accessRows(...given).find((row) => row.label === label)?.value;

test.each([
  [1.5, '1 h 30 min'],
  [2, '2 h'],
  [0.25, '15 min'],
  [3.99, '4 h'],
  [2.7, '2 h 45 min'],
])('%d hours in the car read as %s', (hours, text) => {
  expect(valueOf(labels.longestDrive, { plan: [day(hill, hours)], access })).toBe(text);
});

test('a day trip on foot has neither a drive nor a night', () => {
  const rows = accessRows({ plan: [day(town, 2, 'foot')], access: { ...access, steps: 0 } });
  expect(rows).toEqual([
    { label: labels.walking, value: '3 km' },
    { label: labels.steps, value: 'None to speak of' },
    { label: labels.highestPoint, value: '2,500 m' },
  ]);
});

test('steps are counted, and paths that climb beside them are named', () => {
  const walk = { plan: [day(hill, 3, 'foot')], access };
  const rise = (places[hill]?.altitude ?? 0) - (places[town]?.altitude ?? 0);
  const uphill = `${(Math.round(rise / 10) * 10).toLocaleString('en-IN')} m uphill on paths`;
  const steps = (count: number) => valueOf(labels.steps, { ...walk, access: { ...access, steps: count } });
  expect([steps(0), steps(300)]).toEqual([`None counted, but ${uphill}`, `300 and ${uphill}`]);
});

test('nights are named with their height and their place, one of them in the singular', () => {
  const stay = { plan: [day(hill, 3), day(town, 3), day(town, 1)], access };
  const { name = '', altitude = 0 } = places[hill] ?? {};
  expect(accessRows(stay).map(({ label }) => label)).toEqual(Object.values(labels).slice(1));
  expect(valueOf(labels.highestNight, stay)).toBe(`${altitude.toLocaleString('en-IN')} m, ${name}`);
  expect(valueOf(labels.steps, stay)).toBe('1,200');
  expect(valueOf(labels.longestStay, stay)).toBe(`1 night, ${name}`);
  expect(valueOf(labels.longestStay, { plan: [...stay.plan, day(town, 1)], access })).toBe(
    `2 nights, ${places[town]?.name ?? ''}`,
  );
});

describe('the line under the fares', () => {
  const children = `Children are ${childAge.from} to ${childAge.below - 1} years old`;
  const gst = `${priceBasis.gst.rate}% GST`;
  const tcs = `${taxes.tcs.rate}% TCS on fare and GST, which counts towards your income tax`;

  test('says what the tax is made of, abroad and at home', () => {
    jest.replaceProperty(priceBasis, 'gstIncluded', false);
    expect(tripPage.fares.note(false)).toContain(`Tax is ${gst} on the fare. ${children}`);
    expect(tripPage.fares.note(true)).toContain(`Tax is ${gst} on the fare, and ${tcs}. ${children}`);
  });

  test('says so where fares include it', () => {
    jest.replaceProperty(priceBasis, 'gstIncluded', true);
    expect(tripPage.fares.note(false)).toContain(`Fares include ${gst}. ${children}`);
    expect(tripPage.fares.note(true)).toContain(`Fares include ${gst}. Tax is ${tcs}. ${children}`);
  });
});
