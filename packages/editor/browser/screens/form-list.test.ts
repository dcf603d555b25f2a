import '../test/built';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setHost } from '../host';
import { memoryHost } from '../host/test/memory-host';
import { findForms, formLinks, type Searched } from './form-list';
import { readSearched } from './read-searched';

const links = formLinks();
let searched: readonly Searched[] = [];
beforeAll(async () => {
  const folder = 'content/records';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const texts = files.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const);
  setHost(memoryHost(Object.fromEntries(texts)));
  searched = await readSearched(links);
});

test.each([
  ['office hours', '#/operator/contact'],
  ['phone', '#/operator/contact'],
  ['price', '#/prices'],
  ['gst', '#/operator/taxes'],
  ['peak', '#/operator/peaks'],
  ['emergency support', '#/operator/contact'],
  ['refund', '#/prose-pages/cancellations'],
  ['about', '#/prose-pages'],
])('finds for %p first the form that has it: %s', (search, address) => {
  expect(findForms(searched, search)[0]?.address).toBe(address);
});

test('finds a form by its text alone, and nothing for a word that is nowhere', () => {
  const [notice] = searched.filter(({ link }) => link.id === 'notice');
  if (!notice) throw new Error('there is no form of the notice');
  const [label, labels, hints] = notice.words;
  expect(findForms([{ ...notice, words: [label, labels, hints, 'closed for Pongal'] }], 'pongal')).toEqual([
    notice.link,
  ]);
  expect(findForms(searched, 'xylophone')).toEqual([]);
});

test('lists every form once', () => {
  const addresses = links.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).not.toContain('#/operator/moved');
});
