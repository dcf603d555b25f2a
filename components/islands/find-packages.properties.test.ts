import fc from 'fast-check';
import { packages } from '@/content/packages';
import { findPackages, sortKeys, type PackageQuery, type SearchRecord } from './find-packages';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '.*',
    '(',
    '[a-z',
    '\\',
    '$&',
    '%',
    '__proto__',
    'constructor',
    '<img>',
    '\u0000',
    '\ud800',
    'İ',
    'ß',
  ),
);
/** Few different values, so that records sort alike often. */
const record: fc.Arbitrary<SearchRecord> = fc.record({
  id: fc.uuid(),
  name: fc.oneof(fc.constantFrom('Goa', 'goa', 'Kerala Package', 'Bali', ''), anyText),
  category: fc.constantFrom('domestic', 'international', 'honeymoon', '__proto__'),
  price: fc.integer({ min: 0, max: 5 }),
  rating: fc.integer({ min: 0, max: 5 }),
});
const query: fc.Arbitrary<PackageQuery> = fc.record({
  text: fc.oneof(fc.constant(''), fc.constantFrom('a', 'GOA', ' kerala ', 'o'), anyText),
  category: fc.constantFrom('all', 'domestic', 'international', 'no such category', '__proto__'),
  sort: fc.constantFrom(...sortKeys),
});
const catalogue = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 });

test('any query shows exactly the records that match it, each once, and leaves the catalogue as it was', () => {
  fc.assert(
    fc.property(catalogue, query, (records, asked) => {
      const before = [...records];
      const found = findPackages(records, asked);
      expect(records).toEqual(before);
      const wanted = asked.text.trim().toLowerCase();
      const matching = records.filter(
        ({ name, category }) =>
          (asked.category === 'all' || category === asked.category) &&
          [name, category].some((field) => field.toLowerCase().indexOf(wanted) >= 0),
      );
      expect(new Set(found)).toEqual(new Set(matching));
      expect(found).toHaveLength(matching.length);
    }),
  );
});

test('whatever is shown is in order, and records that sort alike keep theirs', () => {
  fc.assert(
    fc.property(catalogue, query, (records, asked) => {
      const found = findPackages(records, asked);
      for (const [index, right] of found.entries()) {
        const left = found[index - 1];
        if (!left) continue;
        const step = {
          name: left.name.localeCompare(right.name, 'en-IN'),
          price: left.price - right.price,
          rating: right.rating - left.rating,
        }[asked.sort];
        expect(step).toBeLessThanOrEqual(0);
        if (step === 0) expect(records.indexOf(left)).toBeLessThan(records.indexOf(right));
      }
    }),
  );
});

test('every package is found by any part of its name, in any case and with spaces around it', () => {
  const part = fc
    .tuple(
      fc.constantFrom(...packages),
      fc.nat(),
      fc.nat(),
      fc.func(fc.boolean()),
      fc.constantFrom('', ' ', '\t ', '\n'),
    )
    .map(([tour, from, length, raised, space]) => {
      const start = from % tour.name.length;
      const text = Array.from(tour.name.slice(start, start + 1 + (length % tour.name.length)))
        .map((letter, at) => (raised(at) ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      return { tour, text: `${space}${text}${space}` };
    });
  fc.assert(
    fc.property(part, ({ tour, text }) => {
      expect(findPackages(packages, { text, category: 'all', sort: 'name' })).toContain(tour);
    }),
  );
});
