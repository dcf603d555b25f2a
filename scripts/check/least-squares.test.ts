import { leastSquares } from './least-squares';

test('values that are sums of their columns give back the factors', () => {
  const rows = [
    [1, 2],
    [1, 5],
    [1, 9],
    [1, 4],
  ];
  const [base, each] = leastSquares(
    rows,
    rows.map(([, count = 0]) => 300 + 40 * count),
  );
  expect(base).toBeCloseTo(300);
  expect(each).toBeCloseTo(40);
});

test('values that are nearly so give the factors nearest to them', () => {
  const [each] = leastSquares([[10], [10]], [90, 110]);
  // The error counts in relation to the value, so the smaller one counts more.
  expect(each).toBeGreaterThan(9);
  expect(each).toBeLessThan(10);
});
