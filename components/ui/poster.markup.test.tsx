import { render } from '@testing-library/react';
import type * as photosModule from '@/components/ui/photos';
import { pictures } from '@/content/pictures';

jest.mock('@/components/ui/photos', () => {
  const real = jest.requireActual<typeof photosModule>('@/components/ui/photos');
  return { ...real, photos: { goa: { width: 1800, height: 1200, widths: [400, 800, 1200, 1600], colour: '#336699' } } };
});

import { HeroPoster } from './hero-poster';
import { Poster } from './poster';

test('a drawn picture is one vector file with its size', () => {
  const { container } = render(<Poster picture="kerala" />);
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.width, image?.height, image?.getAttribute('loading')]).toEqual([
    '/posters/kerala.svg',
    800,
    600,
    'lazy',
  ]);
});

test('a photograph of that name takes its place, in the formats and widths it was made in', () => {
  const { container } = render(<Poster picture="goa" />);
  expect([...container.querySelectorAll('source')].map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    '/photos/goa-400.avif 400w, /photos/goa-800.avif 800w, /photos/goa-1200.avif 1200w, /photos/goa-1600.avif 1600w',
  );
  const image = container.querySelector('img');
  expect([image?.getAttribute('src'), image?.width, image?.height]).toEqual(['/photos/goa-1200.webp', 1800, 1200]);
});

test('a picture says what it shows, but beside a text that says so', () => {
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

test('the top of a page loads at once: wide for desktops, upright for phones', () => {
  const { container } = render(<HeroPoster picture="kerala" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/posters/kerala-wide.svg');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/posters/kerala-tall.svg');
  expect(container.querySelector('img')?.getAttribute('loading')).toBeNull();
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

/** The links in the head that ask for a page's picture early, as their attributes. */
const preloads = () =>
  [...document.head.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
    Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
  );

describe('the picture at the top of a page is asked for in its head', () => {
  beforeEach(() => document.head.replaceChildren());
  const early = { rel: 'preload', as: 'image', fetchpriority: 'high' };

  test('a poster upright on phones and wide on desktops, never both', () => {
    render(<HeroPoster picture="kodaikanal" />);
    expect(preloads()).toEqual([
      { ...early, href: '/posters/kodaikanal-tall.svg', media: 'not all and (min-width: 48rem)' },
      { ...early, href: '/posters/kodaikanal-wide.svg', media: '(min-width: 48rem)' },
    ]);
  });

  test('a photograph in its lightest format and every width', () => {
    render(<HeroPoster picture="goa" />);
    const imagesrcset =
      '/photos/goa-400.avif 400w, /photos/goa-800.avif 800w, /photos/goa-1200.avif 1200w, /photos/goa-1600.avif 1600w';
    expect(preloads()).toEqual([{ ...early, imagesrcset, imagesizes: '100vw', type: 'image/avif' }]);
  });

  test('not where the page may not be shown', () => {
    render(<HeroPoster picture="munnar" isPreloaded={false} />);
    expect(preloads()).toEqual([]);
  });
});
