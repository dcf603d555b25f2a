import fc from 'fast-check';
import { withSingleSlashes } from './single-slashes';

test('to a browser the path that comes out stays on the site, whatever was asked for', () => {
  const part = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '@', ':', 'elsewhere.example', 'goa');
  const origin = 'https://site.example';
  const path = fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(path, (asked) => {
      const { origin: reached, pathname } = new URL(withSingleSlashes(asked), origin);
      expect([reached, pathname.startsWith('//')]).toEqual([origin, false]);
    }),
  );
});
