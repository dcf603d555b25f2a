import { render } from '@testing-library/react';
import type * as photosModule from '@/components/ui/photos';
import { pictures } from '@/content/pictures';

jest.mock('@/components/ui/photos', () => {
  const real = jest.requireActual<typeof photosModule>('@/components/ui/photos');
  return { ...real, photos: { goa: { width: 1800, height: 1200, widths: [400, 800, 1200, 1600], colour: '#336699' } } };
});

import { HeroPoster } from './hero-poster';
import { Poster } from './poster';

const imageIn = (container: HTMLElement) => {
  const image = container.querySelector('img');
  return [image?.getAttribute('src'), image?.width, image?.height, image?.getAttribute('loading')];
};
const widths = [400, 800, 1200, 1600].map((width) => `/photos/goa-${width}.avif ${width}w`).join(', ');

test('a drawn picture is one vector file with its size; a photograph of its name takes its place, in all its formats', () => {
  expect(imageIn(render(<Poster picture="kerala" />).container)).toEqual(['/posters/kerala.svg', 800, 600, 'lazy']);
  const { container } = render(<Poster picture="goa" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcset).toBe(widths);
  expect(imageIn(container)).toEqual(['/photos/goa-1200.webp', 1800, 1200, 'lazy']);
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

describe('the picture at the top of a page loads at once, and is asked for in the head', () => {
  const early = { rel: 'preload', as: 'image', fetchpriority: 'high' };
  /** The links in the head that ask for a picture early, as their attributes. */
  const preloads = () =>
    [...document.head.querySelectorAll('link[rel=preload][as=image]')].map((link) =>
      Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value])),
    );
  beforeEach(() => document.head.replaceChildren());

  test('a poster upright on phones and wide on desktops, never both', () => {
    const { container } = render(<HeroPoster picture="kodaikanal" />);
    const [wide, tall] = ['/posters/kodaikanal-wide.svg', '/posters/kodaikanal-tall.svg'];
    expect(container.querySelector('source')?.srcset).toBe(wide);
    const image = container.querySelector('img');
    expect(['src', 'loading', 'fetchpriority'].map((name) => image?.getAttribute(name))).toEqual([tall, null, 'high']);
    expect(preloads()).toEqual([
      { ...early, href: tall, media: 'not all and (min-width: 48rem)' },
      { ...early, href: wide, media: '(min-width: 48rem)' },
    ]);
  });

  test('a photograph in its lightest format and every width', () => {
    render(<HeroPoster picture="goa" />);
    expect(preloads()).toEqual([{ ...early, imagesrcset: widths, imagesizes: '100vw', type: 'image/avif' }]);
  });

  test('not where the page may not be shown', () => {
    render(<HeroPoster picture="munnar" isPreloaded={false} />);
    expect(preloads()).toEqual([]);
  });
});
