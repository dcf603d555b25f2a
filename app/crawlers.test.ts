import Papa from 'papaparse';
import { withGst } from '@/content/model/fares/taxes';
import { taxSentence, totalText } from '@/content/words/taxes';
import { operator } from '@/content/pages/documents/operator-details';
import { formatDate, formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { asRuled, isBookable, type Departure } from '@/content/model/dates/departures';
import { departureText } from '@/content/words/departures';
import { departureNotes } from '@/content/words/trip';
import { changedOn } from '@/content/pages/changed-on';
import { pages } from '@/content/pages/registry';
import { mapFile, posterFile, socialFile, tripPath } from '@/content/routes';
import { absolute, addressLine, site } from '@/content/site';
import { someGroup } from '@/content/model/test/trips';
import { GET as feed } from './feeds/catalogue.csv/route';
import { GET as llms } from './llms.txt/route';
import { GET as securityText } from './.well-known/security.txt/route';
import robots from './robots';
import sitemap from './sitemap';
import { groupTrips, isGroup, trips } from '@/content/catalogue/trips';
import * as groupDepartures from '@/content/model/dates/group-departures';
import type { GroupTrip } from '@/content/schema/types';

jest.mock('@/content/model/dates/group-departures', () => {
  const actual = jest.requireActual<typeof groupDepartures>('@/content/model/dates/group-departures');
  return { comingDepartures: jest.fn(actual.comingDepartures) };
});

const { comingDepartures } = jest.mocked(groupDepartures);
const actual = comingDepartures.getMockImplementation();

/** Replaces the departures of one trip. */
const withDepartures = (trip: GroupTrip, its: readonly Departure[]) =>
  comingDepartures.mockImplementation((one) => (one === trip ? its : (actual?.(one) ?? [])));

afterEach(() => {
  jest.restoreAllMocks();
  comingDepartures.mockImplementation(actual);
});

const indexed = pages.filter(({ indexable, path, canonical }) => indexable && path === canonical);

test('lists every indexable page in the sitemap, with its day, pictures and map', () => {
  expect(sitemap()).toEqual(
    indexed.map(({ path, files, pictures, map }) => ({
      url: absolute(path),
      lastModified: changedOn(files),
      images: [
        ...pictures.map((picture) => absolute(posterFile(picture, 'card'))),
        ...(map ? [absolute(mapFile(map, 'wide'))] : []),
      ],
    })),
  );
});

test('lets crawlers read the public site and names its sitemap, and lets them read nothing of a preview', () => {
  const isPublic = jest.replaceProperty(site, 'isPublic', true);
  expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') });
  isPublic.replaceValue(false);
  expect(robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } });
  isPublic.restore();
});

test('names the registered company in llms.txt once it is known', async () => {
  jest.replaceProperty(operator, 'legalName', 'Any Trails LLP');
  expect(await llms().text()).toContain('Any Trails LLP');
});

test('has a line in llms.txt for each page with a summary', async () => {
  const [head = '', departures = '', ...lists] = (await llms().text()).split('\n## ');
  expect(head).toContain(taxSentence('both'));
  for (const contact of [site.phone.display, site.email, addressLine]) expect(head).toContain(contact);
  for (const trip of groupTrips) {
    const { name } = trip;
    const rule = departureText(trip.departures);
    const next = comingDepartures(trip).find(isBookable);
    const line = departures.split('\n').find((one) => one.startsWith(`- [${name}]`));
    for (const text of [rule, ...(next ? [next.leaves, next.closes].map(formatDate) : [])])
      expect(line).toContain(text);
  }
  const lines = lists.flatMap((list) => list.split('\n')).filter((line) => line.startsWith('- ['));
  const summarised = indexed.filter(({ summary }) => summary !== undefined);
  expect([...lines].sort()).toEqual(
    summarised.map(({ name, path, summary = '' }) => `- [${name}](${absolute(path)}): ${summary}`).sort(),
  );
  const [packages = '', places = ''] = lists;
  expect([packages.match(/^- /gm)?.length, places.match(/^- /gm)?.length]).toEqual([
    ...[trips.length, indexed.filter(({ kind }) => kind === 'destination').length],
  ]);
});

test('says the status of a date in llms.txt, and names the next date that can be booked', async () => {
  const trip = someGroup();
  const { name } = trip;
  const plain = { leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20', ...asRuled };
  const full = { ...plain, status: 'full', asOf: '2026-11-21' } as const;
  const later = { ...plain, leaves: '2027-02-14', closes: '2027-01-24' };
  withDepartures(trip, [full, later]);
  expect((await llms().text()).split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^- .${name}.*14 February 2027.*24 January 2027`),
      `  - 10 January 2027: ${departureNotes(full, trip)}`,
    ]),
  );
});

test('has the fields of RFC 9116 in security.txt, and the URL of the site once there is one', async () => {
  const lines = async () => (await securityText().text()).trimEnd().split('\n');
  const whole = [
    `Contact: mailto:${site.email}`,
    `Expires: ${new Date(site.securityContactUntil).toISOString()}`,
    'Preferred-Languages: en, hi, ta',
  ];
  const isPublic = jest.replaceProperty(site, 'isPublic', false);
  expect(await lines()).toEqual(whole);
  isPublic.replaceValue(true);
  expect(await lines()).toEqual([...whole, `Canonical: ${absolute('/.well-known/security.txt')}`]);
});

test('lists every trip once in the feed, with its price, name, basis, tax, page and picture', async () => {
  const { data } = Papa.parse<Record<string, string>>(await feed().text(), { header: true, skipEmptyLines: true });
  expect(data.map(({ id, price }) => [id, price])).toEqual(
    trips.map(({ id, price }) => [id, `${withGst(price)}.00 INR`]),
  );
  for (const [index, trip] of trips.entries()) {
    const { id, name, days, price, basis, abroad, summary } = trip;
    const { title, description, link, image_link: image, availability, condition, brand } = data[index] ?? {};
    expect([title, link, brand]).toEqual([name, absolute(tripPath(id)), site.name]);
    expect(image).toBe(absolute(socialFile(tripPath(id))));
    expect(description).toBe(
      `${summary} ${formatDuration(days)}, ${formatRupees(price)} ${basis}, ${totalText(price, abroad)}.`,
    );
    // The values are those of the shops' own list.
    const isSold = !isGroup(trip) || comingDepartures(trip).some(isBookable);
    expect([availability, condition]).toEqual([isSold ? 'in stock' : 'out of stock', 'new']);
  }
});

test('marks a group tour without a date to book as out of stock', async () => {
  const trip = someGroup();
  withDepartures(trip, []);
  const { data } = Papa.parse<Record<string, string>>(await feed().text(), { header: true });
  expect(data.find((row) => row['id'] === trip.id)?.['availability']).toBe('out of stock');
});
