/** Several visits of one route on one line, put together: medians, ratios and the aims they miss. */
import { aims, hasMoved, htmlAim } from './aims';
import { median, sum } from './statistics';
import type { Subject } from './subjects';
import { kinds, type Kind } from './transfers';
import type { Visit } from './visit';

export interface Summary {
  status: number;
  /** Milliseconds, medians. */
  fcp: number;
  lcp: number;
  lcpElement: string;
  /** Worst of all runs. */
  cls: number;
  /** Median of the longest task of each run, ms; and of the blocking time. */
  longest: number;
  blocking: number;
  html: number;
  aboveFold: { bytes: number; requests: number };
  /** Bytes by type until load, and all that was asked for after it. */
  beforeLoad: Record<Kind, number>;
  requestsBeforeLoad: number;
  bytesAfterLoad: number;
  requestsAfterLoad: number;
}

export interface Row {
  route: string;
  line: string;
  summaries: Partial<Record<Subject['name'], Summary>>;
  /** Medians of the ratios of a page to the twin visited right after it: what slows the machine for a while slows both. */
  fcpRatio: number;
  lcpRatio: number;
  /** Slowest LCP of the twin over its fastest: a ratio that misses its aim by less than this may be the machine's. */
  lcpNoise: number;
  misses: string[];
}

export type Visits = Partial<Record<Subject['name'], Visit[]>>;

function summarise(visits: readonly Visit[]): Summary {
  // A run without an LCP does not take the others' with it.
  const middle = (value: (visit: Visit) => number) => median(visits.map(value).filter(Number.isFinite));
  const bytes = (of: Visit, beforeLoad: boolean, kind?: Kind) =>
    sum(
      of.transfers
        .filter((transfer) => transfer.beforeLoad === beforeLoad && (!kind || transfer.kind === kind))
        .map((transfer) => transfer.bytes),
    );
  const requests = (of: Visit, beforeLoad: boolean) =>
    of.transfers.filter((transfer) => transfer.beforeLoad === beforeLoad).length;
  return {
    status: visits[0]?.status ?? 0,
    fcp: middle((one) => one.fcp),
    lcp: middle((one) => one.lcp),
    lcpElement: visits[0]?.lcpElement ?? '',
    cls: Math.max(...visits.map(({ cls }) => cls)),
    longest: middle((one) => one.longest),
    blocking: middle((one) => one.blocking),
    html: middle((one) => one.html),
    aboveFold: { bytes: middle((one) => one.aboveFold.bytes), requests: middle((one) => one.aboveFold.requests) },
    beforeLoad: Object.fromEntries(kinds.map((kind) => [kind, middle((one) => bytes(one, true, kind))])) as Record<
      Kind,
      number
    >,
    requestsBeforeLoad: middle((one) => requests(one, true)),
    bytesAfterLoad: middle((one) => bytes(one, false)),
    requestsAfterLoad: middle((one) => requests(one, false)),
  };
}

/** Medians of the ratios run by run; NaN where the browser reported no such paint. */
export const ratioOf = (key: 'fcp' | 'lcp', visits: readonly Visit[], twins: readonly Visit[]) =>
  median(visits.map((visit, run) => visit[key] / (twins[run]?.[key] ?? Number.NaN)).filter(Number.isFinite));

function missesOf(route: string, page: Summary, lcpRatio: number, lcpNoise: number): string[] {
  const checks: [boolean, string][] = [
    [
      lcpRatio > aims.lcpRatio,
      `LCP ${lcpRatio.toFixed(3)} × the twin's, which itself varies by ${lcpNoise.toFixed(2)} ×`,
    ],
    [Number.isNaN(page.lcp), 'the browser reports no LCP'],
    [hasMoved(page.cls), `CLS ${page.cls.toFixed(3)}`],
    [page.longest > aims.longTask, `a task of ${page.longest.toFixed(0)} ms`],
    [page.aboveFold.bytes > aims.aboveFoldBytes, `${page.aboveFold.bytes} bytes above the fold`],
    [page.aboveFold.requests > aims.aboveFoldRequests, `${page.aboveFold.requests} requests above the fold`],
    [page.html > htmlAim(route), `HTML of ${page.html} bytes, aim ${htmlAim(route)}`],
  ];
  return checks.filter(([missed]) => missed).map(([, what]) => what);
}

export function rowOf(route: string, line: string, visits: Visits): Row {
  const summaries: Row['summaries'] = {};
  for (const name of ['page', 'twin', 'against'] as const) {
    const ofSubject = visits[name];
    if (ofSubject?.length) summaries[name] = summarise(ofSubject);
  }
  const { page, twin } = summaries;
  if (!page || !twin) throw new Error(`${route}: neither page nor twin was measured`);
  const ratio = (key: 'fcp' | 'lcp') => ratioOf(key, visits.page ?? [], visits.twin ?? []);
  const lcpRatio = ratio('lcp');
  const twinLcps = (visits.twin ?? []).map(({ lcp }) => lcp).filter(Number.isFinite);
  const lcpNoise = Math.max(...twinLcps) / Math.min(...twinLcps);
  const unfound = Object.entries(summaries)
    .filter(([, { status }]) => status !== 200)
    .map(([name, { status }]) => `${name}: status ${status}`);
  return {
    route,
    line,
    summaries,
    fcpRatio: ratio('fcp'),
    lcpRatio,
    lcpNoise,
    misses: [...unfound, ...missesOf(route, page, lcpRatio, lcpNoise)],
  };
}
