import { render } from '@testing-library/react';
import type * as photosModule from '@/components/ui/photos';
import { pictures } from '@/content/catalogue/pictures';

jest.mock('@/components/ui/photos', () => {
  const real = jest.requireActual<typeof photosModule>('@/components/ui/photos');
  return { ...real, photos: { goa: { width: 1800, height: 1200, widths: [400, 800, 1200, 1600], colour: '#336699' } } };
});

import { HeroPoster } from './hero-poster';
import { Poster } from './poster';

const widths = [400, 800, 1200, 1600].map((width) => `/photos/goa-${width}.avif ${width}w`).join(', ');

test('replaces a drawing by the photograph of its name, in all formats and with its size', () => {
  const { container } = render(<Poster picture="goa" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => [source.type, source.srcset])).toEqual([['image/avif', widths]]);
  const image = container.querySelector('img');
  const attributes = ['src', 'srcset', 'width', 'height', 'loading'].map((name) => image?.getAttribute(name));
  expect(attributes).toEqual(['/photos/goa-1200.jpg', widths.replaceAll('.avif', '.jpg'), '1800', '1200', 'lazy']);
});

test('gives a picture alt text, except beside a text that says the same', () => {
  for (const id of ['kerala', 'goa']) {
    const { container } = render([
      <Poster key="card" picture={id} />,
      <HeroPoster key="top" picture={id} isPreloaded={false} />,
      <Poster key="silent" picture={id} silent />,
    ]);
    const alt = pictures[id]?.alt;
    expect([...container.querySelectorAll('img')].map((image) => image.alt)).toEqual([alt, alt, '']);
  }
});

/** The preload links for pictures in the head, as their attributes. */
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );
const early = { rel: 'preload', as: 'image', fetchpriority: 'high' };
const tall = { ...early, href: '/posters/kerala-tall.svg', media: 'not all and (min-width: 48rem)' };
const wide = { ...early, href: '/posters/kerala-wide.svg', media: '(min-width: 48rem)' };

test.each([
  ['a poster upright on phones and wide on desktops, never both', 'kerala', true, [tall, wide]],
  [
    'a photograph in its lightest format',
    'goa',
    true,
    [{ ...early, imagesrcset: widths, imagesizes: '(min-width: 48rem) 100vw, 67vw', type: 'image/avif' }],
  ],
  ['nothing where the page may not be shown', 'munnar', false, []],
])('preloads the picture at the top of a page in its head: %s', (_what, picture, isPreloaded, links) => {
  document.head.replaceChildren();
  const { container } = render(<HeroPoster picture={picture} isPreloaded={isPreloaded} />);
  expect(preloads()).toEqual(links);
  expect(container.querySelector('img')?.getAttribute('loading')).toBeNull();
});
