import type { Sample } from './phone';

const short = (value: number) => String(Number(value.toPrecision(value >= 1000 ? 4 : 3)));

/**
 * The median of the runs in which the browser reported a value, and in brackets the lowest and the highest; of two in the middle, the higher.
 * @param limit the budget of the column
 */
export function cell(column: string, samples: readonly Sample[], limit = Infinity): string {
  const numbers = samples.flatMap((sample) => sample[column] ?? []).filter(Number.isFinite);
  numbers.sort((a, b) => a - b);
  const [median = NaN, least = NaN, most = NaN] = [numbers.at(numbers.length / 2), numbers[0], numbers.at(-1)];
  return `${short(median)} (${short(least)}–${short(most)})${median > limit ? ' over budget' : ''}`;
}
