import { withGstText } from '../../../content/catalogue/taxes';
import { formatRupees } from '../../../content/format/money';
import { pages } from '../../../content/pages/registry';
import { site } from '../../../content/site';
import { lettering } from './build';

/** Letters as text instead of outlines, each line of a title in a word of its own. */
jest.mock('./lettering', () => ({
  letter: (text: string) => ({ glyphs: `<${text}>`, width: text.length }),
  breakLines: (text: string) => text.split(' '),
}));

const faces = { display: [], text: [] };
const lettered = (card: Parameters<typeof lettering>[0]) =>
  [...lettering(card, faces).matchAll(/<([^<>]+)><\/g>/g)].map(([, text]) => text);
const topsOf = (card: Parameters<typeof lettering>[0]) =>
  [...lettering(card, faces).matchAll(/translate\(72 ([\d.]+)\)/g)].map(([, top]) => Number(top));

const shared = pages.filter(({ indexable }) => indexable).map((page) => [page.path, page] as const);

test.each(shared)('%s is shared with the operator’s name, its title and its price', (_path, { headline, price }) => {
  const cost = price && [
    `${price.exact ? '' : 'from '}${formatRupees(price.from)}`,
    `${price.basis}, ${withGstText(price.from)}`,
  ];
  expect(lettered({ headline, price })).toEqual([site.name, ...headline.split(' '), ...(cost ?? [])]);
});

test('each line stands under the one before', () => {
  const price = { from: 26_300, basis: 'per person', abroad: false } as const;
  const tops = topsOf({ headline: 'Tea hills of Munnar', price });
  expect(tops).toHaveLength(7);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});
