/** @jest-environment node */
import { pictureHints } from './picture-hints';

const poster =
  '<picture><source media="(min-width: 48rem)" srcSet="/posters/goa-wide.svg" width="1400" height="600"/><img fetchPriority="high" class="a" alt="Palms" src="/posters/goa-tall.svg" width="600" height="800"/></picture>';

test('a poster is asked for upright on phones and wide on desktops, never both', () => {
  expect(pictureHints(`<body><img src="/logo.svg"/>${poster}</body>`)).toBe(
    '<link rel="preload" href="/posters/goa-tall.svg" as="image" fetchPriority="high" media="not all and (min-width: 48rem)"/>' +
      '<link rel="preload" href="/posters/goa-wide.svg" as="image" fetchPriority="high" media="(min-width: 48rem)"/>',
  );
});

test('a photograph is asked for in its lightest format and every width', () => {
  const photo =
    '<picture><source type="image/avif" srcSet="/photos/goa-400.avif 400w, /photos/goa-800.avif 800w" sizes="100vw"/><source type="image/webp" srcSet="/photos/goa-400.webp 400w" sizes="100vw"/><img fetchPriority="high" alt="Palms" src="/photos/goa-400.webp"/></picture>';
  expect(pictureHints(photo)).toBe(
    '<link rel="preload" as="image" fetchPriority="high" imagesrcset="/photos/goa-400.avif 400w, /photos/goa-800.avif 800w" imagesizes="100vw" type="image/avif"/>',
  );
});

test('a page without a picture at its top asks for none', () => {
  expect(pictureHints('<picture><img src="/posters/goa-tall.svg" loading="lazy"/></picture>')).toBe('');
});
