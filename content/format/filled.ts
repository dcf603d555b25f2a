/**
 * Fills the placeholders of a text: '{count} trips' with { count: 4 } becomes '4 trips'.
 * @throws if the text has a placeholder without a value
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing fills ${placeholder}`);
    return String(value);
  });

/** Fills a text for one thing or for several; `{count}` is their number. */
export const filledFor = (
  { one, many }: { one: string; many: string },
  count: number,
  values: Readonly<Record<string, string | number>> = {},
): string => filled(count === 1 ? one : many, { count, ...values });
