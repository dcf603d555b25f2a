import { capitalised } from './capitalised';
import { counted } from './counted';
import { formatDay, formatDayRange, formatDuration, formatPeople, formatShortDate } from './duration';
import { wordsIn } from './words';

test('durations, group sizes and short dates read as the specification writes them', () => {
  expect([1, 2, 5].map(formatDuration)).toEqual(['1 Day', '2 Days / 1 Night', '5 Days / 4 Nights']);
  expect([formatDayRange({ from: 2, to: 7 }), formatDayRange({ from: 4, to: 4 })]).toEqual(['2–7 Days', '4 Days']);
  expect(formatPeople({ from: 2, to: 10 })).toBe('2-10 People');
  expect([formatShortDate('2027-04-03'), formatDay('2027-04-03')]).toEqual(['Sat, 3 Apr 2027', '3 Apr']);
});

test('up to twenty are words, more are figures, one is singular, none is no; a sentence begins with a capital letter', () => {
  expect([0, 1, 13, 20, 21].map((count) => counted(count, 'trip'))).toEqual([
    ...['no trips', 'one trip', 'thirteen trips', 'twenty trips', '21 trips'],
  ]);
  expect([counted(6, 'place'), counted(22, 'place')].map(capitalised)).toEqual(['Six places', '22 places']);
});

test('a text is its words in small letters, without accents and without what stands between them', () => {
  expect(wordsIn(' Fort Kochi – Alléppey, 3 days!')).toEqual(['fort', 'kochi', 'alleppey', '3', 'days']);
  expect(wordsIn(' – ')).toEqual([]);
});
