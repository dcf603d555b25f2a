/** @jest-environment node */
import Papa from 'papaparse';
import { taxSentence } from '@/content/catalogue/taxes';
import { pages } from '@/content/pages/registry';
import { trips } from '@/content/queries/trips';
import { absolute } from '@/content/site';
import { GET } from './route';

test('the feed has every trip once, at its price, with its tax and the address of its page', async () => {
  const { data } = Papa.parse<Record<string, string>>(await GET().text(), { header: true, skipEmptyLines: true });
  expect(data.map(({ id, price }) => [id, price])).toEqual(trips.map(({ id, price }) => [id, `${price}.00 INR`]));
  const addresses = pages.map(({ path }) => absolute(path));
  for (const [index, { description, link }] of data.entries()) {
    expect(description).toContain(taxSentence(trips[index]?.abroad ? 'abroad' : 'india'));
    expect(addresses).toContain(link);
  }
});
