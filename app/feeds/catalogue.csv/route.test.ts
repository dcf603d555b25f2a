/** @jest-environment node */
import Papa from 'papaparse';
import { taxSentence } from '@/content/catalogue/taxes';
import { pageAt } from '@/content/pages/registry';
import { trips } from '@/content/queries/trips';
import { socialFile, tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { GET } from './route';

test('the feed has every trip once, at its price, with its tax, its picture and the address of its page', async () => {
  const { data } = Papa.parse<Record<string, string>>(await GET().text(), { header: true, skipEmptyLines: true });
  expect(data.map(({ id, price }) => [id, price])).toEqual(trips.map(({ id, price }) => [id, `${price}.00 INR`]));
  for (const [index, { description }] of data.entries())
    expect(description).toContain(taxSentence(trips[index]?.abroad ? 'abroad' : 'india'));
  expect(data).toMatchObject(
    trips.map(({ id, name }) => ({
      title: name,
      availability: 'in stock',
      condition: 'new',
      link: absolute(pageAt(tripPath(id)).path),
      image_link: absolute(socialFile(tripPath(id))),
      brand: site.name,
    })),
  );
});
