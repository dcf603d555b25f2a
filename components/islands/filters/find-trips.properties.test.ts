import fc from 'fast-check';
import { seedTrips } from '@/content/catalogue/seed';
import { packageFilter } from './definitions';
import { findTrips, type SearchableTrip } from './find-trips';

const groups = { category: packageFilter.category };
const sortKeys = packageFilter.sort.choices.map(({ id }) => id);
const allTrips = seedTrips.map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));

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
const record: fc.Arbitrary<SearchableTrip> = fc
  .record({
    id: fc.uuid(),
    name: fc.oneof(fc.constantFrom('Goa', 'goa', 'Kerala Package', 'Bali', ''), anyText),
    category: fc.constantFrom('domestic', 'international', 'honeymoon', '__proto__'),
    price: fc.integer({ min: 0, max: 5 }),
    rating: fc.integer({ min: 0, max: 5 }),
  })
  .map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));
const query = fc.record({
  search: fc.oneof(fc.constant(''), fc.constantFrom('a', 'GOA', ' kerala ', 'o'), anyText),
  category: fc.constantFrom('all', 'domestic', 'international', 'no such category', '__proto__'),
  sort: fc.constantFrom(...sortKeys),
});
const catalogue = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 });

test('any query shows exactly the records that match it, each once, and leaves the catalogue as it was', () => {
  fc.assert(
    fc.property(catalogue, query, (records, asked) => {
      const before = [...records];
      const found = findTrips(records, groups, asked);
      expect(records).toEqual(before);
      const wanted = asked.search.trim().toLowerCase();
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
      const found = findTrips(records, groups, asked);
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

test('every trip is found by any part of its name, in any case and with spaces around it', () => {
  const part = fc
    .tuple(
      fc.constantFrom(...allTrips),
      fc.nat(),
      fc.nat(),
      fc.func(fc.boolean()),
      fc.constantFrom('', ' ', '\t ', '\n'),
    )
    .map(([trip, from, length, raised, space]) => {
      const start = from % trip.name.length;
      const text = Array.from(trip.name.slice(start, start + 1 + (length % trip.name.length)))
        .map((letter, at) => (raised(at) ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      return { trip, text: `${space}${text}${space}` };
    });
  fc.assert(
    fc.property(part, ({ trip, text }) => {
      expect(findTrips(allTrips, groups, { search: text, category: 'all', sort: 'name' })).toContain(trip);
    }),
  );
});
