import { riseIn, risen } from './rise';

test.each([
  ['5', 5],
  [' 2,5 ', 2.5],
  ['2.5 %', 2.5],
  ['-10', -10],
  ['−7,25', -7.25],
  ['+50', 50],
  ['-30', -30],
])('reads %p as per cent', (text, percent) => {
  expect(riseIn(text)).toBe(percent);
});

test.each(['', 'five', '0', '0,0', '-0', '50,01', '1000', '-30.5', '1,500', '5 5', '5e1'])(
  'refuses %p as per cent, in a sentence',
  (text) => {
    expect(() => riseIn(text)).toThrow(/[.]$/);
  },
);

test.each([
  [26_300, 5, 27_600],
  [26_300, -5, 25_000],
  [10_000, 2.5, 10_300],
])('rounds %d risen by %d per cent to whole hundreds: %d', (price, percent, after) => {
  expect(risen(price, percent)).toBe(after);
});
