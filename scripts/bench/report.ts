/** The report of `npm run bench`: one row for each route, line and variant, and under the table the budgets that are missed. */
import { cpus, loadavg } from 'node:os';
import type { Comparison } from './comparison';
import type { Summary } from './summary';
import { kilobytes, table } from './table';
import { kinds } from './transfers';

const head = [
  'route',
  'line',
  'variant',
  'FCP ms',
  '×baseline',
  'LCP ms',
  '×baseline',
  'CLS',
  'longest ms',
  'blocking ms',
  'HTML KB',
  ...kinds.map((kind) => `${kind} KB`),
  'requests',
  'after load KB',
  'requests',
  'above fold KB',
  'requests',
  '',
];

const round = (value: number) => value.toFixed(0);

function cells(comparison: Comparison, name: string, summary: Summary): string[] {
  const { baseline } = comparison.summaries;
  const ratio = (key: 'fcp' | 'lcp') => {
    if (name === 'page') return (key === 'fcp' ? comparison.fcpRatio : comparison.lcpRatio).toFixed(3);
    return name === 'baseline' || !baseline ? '–' : (summary[key] / baseline[key]).toFixed(3);
  };
  const { aboveFold, beforeLoad } = summary;
  return [
    comparison.route,
    comparison.line,
    name,
    round(summary.fcp),
    ratio('fcp'),
    round(summary.lcp),
    ratio('lcp'),
    summary.cls.toFixed(3),
    round(summary.longest),
    round(summary.blocking),
    kilobytes(summary.html),
    ...kinds.map((kind) => kilobytes(beforeLoad[kind])),
    String(summary.requestsBeforeLoad),
    kilobytes(summary.bytesAfterLoad),
    String(summary.requestsAfterLoad),
    kilobytes(aboveFold.bytes),
    String(aboveFold.requests),
    name === 'page' && comparison.misses.length > 0 ? '✗' : '',
  ];
}

export function report(comparisons: readonly Comparison[]): string {
  const lines = comparisons.flatMap((comparison) =>
    Object.entries(comparison.summaries).map(([name, summary]) => cells(comparison, name, summary)),
  );
  const missed = comparisons
    .filter(({ misses }) => misses.length > 0)
    .map(({ route, line, misses }) => `✗ ${route} on ${line}: ${misses.join('; ')}`);
  const load = `Load of the machine over the last 1, 5 and 15 minutes: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')} on ${cpus().length} processors.`;
  return [table(head, lines), '', load, '', ...(missed.length > 0 ? missed : ['Every page keeps its budgets.'])].join(
    '\n',
  );
}
