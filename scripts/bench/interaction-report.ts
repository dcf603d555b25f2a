/** The report of `npm run bench:interactions`. */
import { budgets } from '../check/budgets';
import type { MeasuredStep } from './run-scenario';
import { median, percentile } from './statistics';
import { table } from './table';

/** Before, during and after hydration. */
export const moments = ['before', 'during', 'hydrated'] as const;

export interface Result extends MeasuredStep {
  scenario: string;
  moment: (typeof moments)[number];
}

const round = (value: number | undefined) => (value ?? Number.NaN).toFixed(0);

const head = [
  'control',
  'hydration',
  'step',
  'INP ms',
  'worst',
  'delay',
  'handlers',
  'to paint',
  'longest task',
  'frame ms',
  '95 %',
  '',
];
const traceParts = ['handlers', 'style', 'layout', 'paint', 'hitTest', 'garbage', 'elements'] as const;

/** Groups the runs of each step, the moments of a scenario in their order. */
function grouped(results: readonly Result[]): Result[][] {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const key = `${result.scenario}\n${result.moment}\n${result.step}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return [...groups.values()].sort(([a], [b]) => {
    if (!a || !b || a.scenario !== b.scenario) return 0;
    return moments.indexOf(a.moment) - moments.indexOf(b.moment);
  });
}

/** @param budget milliseconds of INP */
export function reportInteractions(results: readonly Result[], budget: number = budgets.inp): string {
  const isTraced = results.some(({ trace }) => trace);
  const rows = grouped(results).map((group) => {
    const [first] = group;
    const middle = (value: (result: Result) => number) => median(group.map(value));
    const frames = group.flatMap((result) => result.frames);
    const inp = middle((result) => result.inp);
    return [
      first?.scenario ?? '',
      first?.moment ?? '',
      first?.step ?? '',
      round(inp),
      round(Math.max(...group.map((result) => result.inp))),
      round(middle(({ delay }) => delay)),
      round(middle(({ handlers }) => handlers)),
      round(middle(({ paint }) => paint)),
      round(middle(({ longestTask }) => longestTask)),
      round(percentile(frames, 0.5)),
      round(percentile(frames, 0.95)),
      inp > budget ? '✗' : '',
      ...(isTraced ? traceParts.map((part) => round(middle(({ trace }) => trace?.[part] ?? Number.NaN))) : []),
    ];
  });
  const traceHead = isTraced ? traceParts.map((part) => `trace: ${part}`) : [];
  const legend = `Budget: ${budget} ms. 0: under 16. ✗: the median is over budget.`;
  return [table([...head, ...traceHead], rows), '', legend].join('\n');
}
