import { render } from '@testing-library/react';
import type * as photosModule from '@/content/photos';

jest.mock('@/content/photos', () => {
  const real = jest.requireActual<typeof photosModule>('@/content/photos');
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

test('the top of a page loads at once: wide for desktops, upright for phones', () => {
  const { container } = render(<HeroPoster picture="kerala" />);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/posters/kerala-wide.svg');
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/posters/kerala-tall.svg');
  expect(container.querySelector('img')?.getAttribute('loading')).toBeNull();
});
