/** Random numbers that are the same in every run (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to but without `limit`. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    /** @throws when there are no values */
    oneOf: <T>(values: readonly T[]): T => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('no values to choose from');
      return value;
    },
  };
}
