/**
 * The factors by which columns add up to values with the least squared error, relative to each value.
 * @param rows one row a value, all of the same length
 */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  // The normal equations: a square of sums, and the sums of the values beside it.
  const sums = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (__, j) =>
      rows.reduce((sum, row, at) => {
        const value = values[at] ?? 1;
        return sum + ((row[i] ?? 0) * (j === size ? value : (row[j] ?? 0))) / value ** 2;
      }, 0),
    ),
  );
  for (const [i, pivot] of sums.entries()) {
    for (const [j, other] of sums.entries()) {
      const times = (other[i] ?? 0) / (pivot[i] ?? 1);
      if (j !== i) sums[j] = other.map((value, column) => value - times * (sums[i]?.[column] ?? 0));
    }
  }
  return sums.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}
