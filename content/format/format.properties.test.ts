import fc from 'fast-check';
import { formatDate } from './duration';
import { formatRupees } from './money';

test('every price keeps its digits, has one rupee sign in front and is grouped the Indian way', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (rupees) => {
      const printed = formatRupees(rupees);
      expect(printed).toMatch(/^₹(\d{1,3}|\d{1,2}(,\d{2})*,\d{3})$/);
      expect(Number(printed.replace(/[₹,]/g, ''))).toBe(rupees);
    }),
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
