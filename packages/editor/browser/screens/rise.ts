/** Raises or lowers prices by a percentage. */
import { percentIn } from '../forms/numbers';

/** The most that prices may fall and rise at once, in percent. More is a slip of the finger, and would be typed one by one. */
const [lowest, highest] = [-30, 50];

/**
 * Reads by how many per cent prices rise: '5', '2,5 %', '-10'.
 * @throws Error with a sentence for the operator.
 */
export function riseIn(text: string): number {
  const [, sign = '', rest = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? [];
  const number = percentIn(rest);
  if (number === undefined) throw new Error('Type a number of per cent, such as 5, 2.5 or -10.');
  if (number === 0) throw new Error('0 per cent changes nothing: type how many per cent the prices rise or fall.');
  const percent = sign === '' || sign === '+' ? number : -number;
  if (percent < lowest || percent > highest)
    throw new Error(`Prices change by ${lowest} to ${highest} per cent at once: type a number between these.`);
  return percent;
}

/** The price after a rise, to the nearest ₹100, like the prices of the site. */
export const risen = (price: number, percent: number): number => Math.round((price * (100 + percent)) / 10_000) * 100;
