/** Numbers that look drawn by lot and are the same in every run (mulberry32). */
export function draws(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf: <T>(values: readonly T[]): T => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to draw from');
      return value;
    },
  };
}
