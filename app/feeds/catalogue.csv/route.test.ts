/** @jest-environment node */
import Papa from 'papaparse';
import { totalText, withGst } from '@/content/catalogue/taxes';
import { formatRupees } from '@/content/format/money';
import { formatDuration } from '@/content/format/duration';
import { isBookable } from '@/content/queries/departures';
import { trips } from '@/content/queries/trips';
import { socialFile, tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { someTrip } from '@/content/test-trips';
import { GET } from './route';

afterEach(() => jest.restoreAllMocks());

test('the feed has every trip once, at its price, with its name, basis and tax, its page and its picture', async () => {
  const { data } = Papa.parse<Record<string, string>>(await GET().text(), { header: true, skipEmptyLines: true });
  expect(data.map(({ id, price }) => [id, price])).toEqual(
    trips.map(({ id, price }) => [id, `${withGst(price)}.00 INR`]),
  );
  for (const [index, { id, name, days, price, basis, abroad, notes, group }] of trips.entries()) {
    const { title, description, link, image_link: image, availability, condition, brand } = data[index] ?? {};
    expect([title, link, brand]).toEqual([name, absolute(tripPath(id)), site.name]);
    expect(image).toBe(absolute(socialFile(tripPath(id))));
    expect(description).toBe(
      `${notes.summary} ${formatDuration(days)}, ${formatRupees(price)} ${basis}, ${totalText(price, abroad)}.`,
    );
    // The words that the shops' own list of values has.
    const isSold = !group || group.departures.some(isBookable);
    expect([availability, condition]).toEqual([isSold ? 'in stock' : 'out of stock', 'new']);
  }
});

test('a group tour without a date to book is out of stock', async () => {
  const { id, group } = someTrip((trip) => trip.group);
  if (group) jest.replaceProperty(group, 'departures', []);
  const { data } = Papa.parse<Record<string, string>>(await GET().text(), { header: true });
  expect(data.find((row) => row['id'] === id)?.['availability']).toBe('out of stock');
});
