import { withGstText } from '../../../content/words/taxes';
import { formatRupees } from '../../../content/format/money';
import { pages } from '../../../content/pages/registry';
import { site } from '../../../content/site';
import { lettering } from './build';

/** Renders letters as text instead of outlines, so that each line of a title can be read. */
jest.mock('./lettering', () => ({
  letter: (text: string) => ({ glyphs: `<${text}>`, width: text.length }),
  breakLines: (text: string) => text.split(' '),
}));

const faces = { display: [], text: [] };
const shared = pages.filter(({ indexable }) => indexable).map((page) => [page.path, page] as const);

test.each(shared)(
  'writes the operator’s name, the title and the price below each other on the social picture of %s',
  (_, page) => {
    const { headline, price } = page;
    const lines = [...lettering({ headline, price }, faces).matchAll(/translate\(72 ([\d.]+)\)[^<]*<([^<>]+)><\/g>/g)];
    const cost = price && [
      `${price.exact ? '' : 'from '}${formatRupees(price.from)}`,
      `${price.basis}, ${withGstText(price.from)}`,
    ];
    expect(lines.map(([, , text]) => text)).toEqual([site.name, ...headline.split(' '), ...(cost ?? [])]);
    const tops = lines.map(([, top]) => Number(top));
    expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  },
);
