/** '1 trip', '11 trips', 'no trip'. */
export const counted = (count: number, one: string): string =>
  count === 0 ? `no ${one}` : `${count} ${one}${count === 1 ? '' : 's'}`;
