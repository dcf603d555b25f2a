/** Keeps the results of a function of one text: each is worked out once in a process. */
export function memoize<Result>(make: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}
