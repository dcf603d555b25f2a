/** Rows of the benchmark for a person: one line a route, line and subject, and under the table what missed which aim. */
import { cpus, loadavg } from 'node:os';
import type { Row, Summary } from './row';
import { kilobytes, table } from './table';
import { kinds } from './transfers';

const head = [
  'route',
  'line',
  'what',
  'FCP ms',
  '×twin',
  'LCP ms',
  '×twin',
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

function cells(row: Row, name: string, summary: Summary): string[] {
  const { twin } = row.summaries;
  const ratio = (key: 'fcp' | 'lcp') => {
    if (name === 'page') return (key === 'fcp' ? row.fcpRatio : row.lcpRatio).toFixed(3);
    return name === 'twin' || !twin ? '–' : (summary[key] / twin[key]).toFixed(3);
  };
  const { aboveFold, beforeLoad } = summary;
  return [
    row.route,
    row.line,
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
    name === 'page' && row.misses.length > 0 ? '✗' : '',
  ];
}

export function report(rows: readonly Row[]): string {
  const lines = rows.flatMap((row) =>
    Object.entries(row.summaries).map(([name, summary]) => cells(row, name, summary)),
  );
  const missed = rows
    .filter(({ misses }) => misses.length > 0)
    .map(({ route, line, misses }) => `✗ ${route} on ${line}: ${misses.join('; ')}`);
  const load = `Load of the machine over the last minutes: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')} on ${cpus().length} processors.`;
  return [table(head, lines), '', load, '', ...(missed.length > 0 ? missed : ['Every row meets its aims.'])].join('\n');
}
