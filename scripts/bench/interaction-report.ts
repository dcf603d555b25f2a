/** The measured interactions for a person. */
import { aims } from './aims';
import type { Measured } from './rehearse';
import { median, percentile } from './statistics';
import { table } from './table';

export interface Result extends Measured {
  scenario: string;
  moment: 'live' | 'before' | 'starting';
}

const order = ['before', 'starting', 'live'];
const round = (value: number | undefined) => (value ?? Number.NaN).toFixed(0);

/** @param aim milliseconds */
export function reportInteractions(results: readonly Result[], aim: number = aims.inp): string {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const key = `${result.scenario}\n${result.moment}\n${result.step}`;
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  const sorted = [...groups.values()].sort(([a], [b]) => {
    if (!a || !b || a.scenario !== b.scenario) return 0;
    return order.indexOf(a.moment) - order.indexOf(b.moment);
  });
  const traced = results.some(({ explanation }) => explanation);
  const head = [
    'control',
    'runtime',
    'step',
    'INP ms',
    'worst',
    'waits',
    'handlers',
    'to paint',
    'longest task',
    'frame ms',
    '95 %',
    '',
  ];
  const parts = ['handlers', 'style', 'layout', 'paint', 'hitTest', 'collection', 'elements'] as const;
  const rows = sorted.map((group) => {
    const [first] = group;
    const middle = (value: (result: Result) => number) => median(group.map(value));
    const frames = group.flatMap((result) => result.frames);
    const inp = middle((result) => result.inp);
    const line = [
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
      inp > aim ? '✗' : '',
    ];
    return traced
      ? [...line, ...parts.map((part) => round(middle(({ explanation }) => explanation?.[part] ?? Number.NaN)))]
      : line;
  });
  const traceHead = traced ? parts.map((part) => `trace: ${part}`) : [];
  return [table([...head, ...traceHead], rows), '', `Aim: ${aim} ms. 0: under 16. ✗: the median misses it.`].join('\n');
}
