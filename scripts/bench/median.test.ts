import { median } from './median';

test('takes the middle value as the median, the mean of two middle ones, and none of no values', () => {
  expect([median([30, 1, 2]), median([4, 1, 2, 30]), median([]), median([5])]).toEqual([2, 3, Number.NaN, 5]);
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
