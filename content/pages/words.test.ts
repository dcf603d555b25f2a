/** Words that follow a number or what somebody typed. */
import { keysOf } from '../schema/keys-of';
import { someTrip } from '../test-trips';
import { elsewhere, showing } from './controls';
import { mapTexts } from './maps';
import { departureTerms, suitsRows, tripPage } from './trip';
import { finder } from './trips';

test.each([showing, finder.showing, mapTexts.nights])('one of something stands in the singular: %#', (words) => {
  const [one, two] = [words(1).split(' '), words(2).split(' ')];
  const [noun = ''] = one.filter((word, index) => word !== '1' && word !== two[index]);
  expect(two).toEqual(one.map((word) => (word === '1' ? '2' : word === noun ? `${noun}s` : word)));
  expect(noun).not.toBe('');
  expect(words(0)).toBe(words(2).replace('2', '0'));
});

test('a search that found nothing goes on elsewhere with the same words, without the spaces around them', () => {
  expect(elsewhere(' tea hills ')).toMatch(/\Stea hills\S/);
  expect([elsewhere(' tea hills '), elsewhere('  ')]).toEqual([elsewhere('tea hills'), elsewhere('')]);
});

test('how many of a list are compared is said, and of how many where it is not all of them', () => {
  const { compare } = finder.list;
  expect(compare(3, 5)).toMatch(/3.*5/);
  expect(compare(2, 2).match(/\d+/g)).toEqual(['2']);
});

test('the dates of a departure name the year only where it is another one', () => {
  const terms = (leaves: string, returns: string, closes: string) => departureTerms({ leaves, returns, closes });
  expect(terms('2027-01-10', '2027-01-15', '2026-12-20')).toMatch(/15 Jan\D+20 Dec 2026$/);
  expect(terms('2027-12-30', '2028-01-04', '2027-12-09')).toMatch(/4 Jan 2028\D+9 Dec$/);
});

test('who a trip suits is told in one order, each under its label', () => {
  const { suits } = someTrip().notes;
  expect(suitsRows(suits)).toEqual(
    keysOf(tripPage.suitsLabels).map((key) => ({ label: tripPage.suitsLabels[key], value: suits[key] })),
  );
});
