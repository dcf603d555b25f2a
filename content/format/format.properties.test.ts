import fc from 'fast-check';
import { formatDate, formatDayRange, formatDuration, formatPeople } from './duration';
import { formatRupees } from './money';

const days = fc.integer({ min: 1, max: 400 });

test('every price keeps its digits, has one rupee sign in front and is grouped the Indian way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
      const printed = formatRupees(rupees);
      expect(printed).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      expect(Number(printed.replace(/[₹,]/g, ''))).toBe(rupees);
    }),
  );
});

test('a duration names the days and one night fewer, in the singular where it is one', () => {
  fc.assert(
    fc.property(days, (count) => {
      const numbers = formatDuration(count).match(/\d+/g)?.map(Number);
      expect(numbers).toEqual(count === 1 ? [1] : [count, count - 1]);
      expect(formatDuration(count)).not.toMatch(/\b1 \w+s\b|\b(?!1\b)\d+ (Day|Night)\b/);
    }),
  );
});

test('ranges keep both ends, and a range of one length names it once', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(days, days),
        days.map((same) => [same, same] as const),
      ),
      ([from, to]) => {
        const numbers = formatDayRange({ from, to }).match(/\d+/g)?.map(Number);
        expect(numbers).toEqual(from === to ? [to] : [from, to]);
        expect(formatPeople({ from, to })).toBe(`${from}-${to} People`);
      },
    ),
  );
});

test('a date prints the day it names, wherever it is printed', () => {
  const months = 'January February March April May June July August September October November December'.split(' ');
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
      const written = date.toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = written.split('-');
      expect(formatDate(written)).toBe(`${Number(day)} ${months[Number(month) - 1] ?? ''} ${year}`);
    }),
  );
});
