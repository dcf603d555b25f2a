/** The logo, the icon, pictures for sharing and itineraries are drawn outside of the style sheet, in its colours. */
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Marigold } from '../../components/ui/marigold';
import { pages } from '../../content/pages/registry';
import * as printed from '../assets/pdf/page';
import { lettering } from '../assets/social/build';

/** Letters as text, which needs no typefaces. */
jest.mock('../assets/social/lettering', () => ({
  letter: (glyphs: string) => ({ glyphs, width: glyphs.length }),
  breakLines: (text: string) => text.split(' '),
}));

const css = readFileSync('app/globals.css', 'utf8');
/** The colour by day. */
const token = (name: string) => new RegExp(`--(?:color-)?${name}: (#[0-9a-f]{6})`).exec(css)?.[1];

const fillsIn = (svg: string) => new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill));

test('draws the logo and the icon of the browser’s tab in the same colours, with petals in marigold', () => {
  const logo = fillsIn(renderToStaticMarkup(<Marigold />));
  expect(logo).toEqual(fillsIn(readFileSync('public/icon.svg', 'utf8')));
  expect(logo).toContain(token('marigold'));
});

test('letters a picture for sharing in cream and marigold', () => {
  const page = pages.find(({ price }) => price);
  if (!page) throw new Error('no page has a price');
  const text = lettering({ headline: page.headline, price: page.price }, { display: [], text: [] });
  expect(fillsIn(text)).toEqual(new Set([token('marigold'), token('cream')]));
});

test('prints itineraries in the colours of the pages', () => {
  const { ink, soft, terracotta, line } = printed;
  expect({ ink, soft, terracotta, line }).toEqual({
    ink: token('indigo'),
    soft: token('ink-soft'),
    terracotta: token('terracotta'),
    line: token('line'),
  });
});
