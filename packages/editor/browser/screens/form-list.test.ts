import '../test/built';
import { readFileSync } from 'node:fs';
import { fieldWords } from './field-words';
import { filesOf, findForms, formLinks, screenLinks, textOf, type Searched } from './form-list';

const links = formLinks();
const searched: Searched[] = [
  ...screenLinks.map((link): Searched => ({ link, words: [link.label, '', '', ''] })),
  ...links.map((link): Searched => {
    const { labels, hints } = fieldWords(link.folder, link.id);
    const texts = filesOf([link]).map((file) => textOf(readFileSync(file, 'utf8')));
    return { link, words: [`${link.group} ${link.label} ${link.id ?? ''}`, labels, hints, texts.join(' ')] };
  }),
];

test.each([
  ['office hours', '#/operator/contact'],
  ['phone', '#/operator/contact'],
  ['price', '#/prices'],
  ['gst', '#/operator/taxes'],
  ['peak', '#/operator/peaks'],
  ['emergency support', '#/operator/contact'],
  ['refund', '#/policies/cancellations'],
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
