import fc from 'fast-check';
import { anyText } from '@/scripts/lib/any-text';
import { packageFilter } from './definitions';
import { findTrips, type SearchableTrip } from './find-trips';

const groups = { category: packageFilter.category };
/** Few different values, so that records sort alike often. */
const record: fc.Arbitrary<SearchableTrip> = fc
  .record({
    id: fc.uuid(),
    name: fc.oneof(fc.constantFrom('Goa', 'goa', 'Kerala Package', 'Bali', 'İ', '[a-z', ''), anyText),
    category: fc.constantFrom('domestic', 'international', 'honeymoon', '__proto__'),
    price: fc.integer({ min: 0, max: 5 }),
    rating: fc.integer({ min: 0, max: 5 }),
  })
  .map((trip) => ({ ...trip, in: { category: ['all', trip.category] } }));
const query = fc.record({
  search: fc.oneof(fc.constant(''), fc.constantFrom('a', 'GOA', ' kerala ', 'o', '\tHoneymoon', '.*', '('), anyText),
  category: fc.constantFrom('all', 'domestic', 'international', 'no such category', '__proto__'),
  sort: fc.constantFrom(...packageFilter.sort.choices.map(({ id }) => id)),
});

test('any query shows the records that match it, each once and in order, those that sort alike in theirs', () => {
  fc.assert(
    fc.property(fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 12 }), query, (records, asked) => {
      const before = [...records];
      const found = findTrips(records, groups, asked);
      expect(records).toEqual(before);
      const wanted = asked.search.trim().toLowerCase();
      const matching = records.filter(
        ({ name, category }) =>
          (asked.category === 'all' || category === asked.category) &&
          [name, category].some((field) => field.toLowerCase().includes(wanted)),
      );
      expect(new Set(found)).toEqual(new Set(matching));
      expect(found).toHaveLength(matching.length);
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
    { numRuns: 200 },
  );
});
