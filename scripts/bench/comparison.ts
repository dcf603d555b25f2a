/** Several visits of a page and its variants on one line, compared: medians, ratios and the budgets that are missed. */
import { budgets } from '../check/budgets';
import { median } from './statistics';
import { summarise, type Summary } from './summary';
import { variantNames, type VariantName } from './variants';
import type { Visit } from './visit';

export interface Comparison {
  route: string;
  line: string;
  summaries: Partial<Record<VariantName, Summary>>;
  /** Medians of the ratios of a page to the baseline visited right after it: what slows the machine for a while slows both. */
  fcpRatio: number;
  lcpRatio: number;
  /** Slowest LCP of the baseline over its fastest: a ratio that is over budget by less than this may be noise. */
  lcpNoise: number;
  /** One text for each budget that is missed. */
  misses: string[];
}

export type Visits = Partial<Record<VariantName, Visit[]>>;

/** The median of the ratios run by run, without runs in which the browser reported no such paint. */
const ratioOf = (key: 'fcp' | 'lcp', visits: readonly Visit[], baselines: readonly Visit[]) =>
  median(visits.map((visit, run) => visit[key] / (baselines[run]?.[key] ?? Number.NaN)).filter(Number.isFinite));

function missesOf(page: Summary, lcpRatio: number, lcpNoise: number): string[] {
  const checks: [boolean, string][] = [
    [
      lcpRatio > budgets.lcpRatio,
      `LCP ${lcpRatio.toFixed(3)} × the baseline's, which itself varies by ${lcpNoise.toFixed(2)} ×`,
    ],
    [Number.isNaN(page.lcp), 'the browser reports no LCP'],
    [page.cls > budgets.cls, `CLS ${page.cls.toFixed(3)}`],
    [page.longest > budgets.longTask, `a task of ${page.longest.toFixed(0)} ms`],
    [page.aboveFold.bytes > budgets.aboveFoldBytes, `${page.aboveFold.bytes} bytes above the fold`],
    [page.aboveFold.requests > budgets.aboveFoldRequests, `${page.aboveFold.requests} requests above the fold`],
  ];
  return checks.filter(([missed]) => missed).map(([, what]) => what);
}

/** @throws when page or baseline was not visited */
export function compareVisits(route: string, line: string, visits: Visits): Comparison {
  const summaries: Comparison['summaries'] = {};
  for (const name of variantNames) {
    const ofVariant = visits[name];
    if (ofVariant?.length) summaries[name] = summarise(ofVariant);
  }
  const { page, baseline } = summaries;
  if (!page || !baseline) throw new Error(`${route}: neither page nor baseline was measured`);
  const ratio = (key: 'fcp' | 'lcp') => ratioOf(key, visits.page ?? [], visits.baseline ?? []);
  const lcpRatio = ratio('lcp');
  const baselineLcps = (visits.baseline ?? []).map(({ lcp }) => lcp).filter(Number.isFinite);
  const lcpNoise = Math.max(...baselineLcps) / Math.min(...baselineLcps);
  const notFound = Object.entries(summaries)
    .filter(([, { status }]) => status !== 200)
    .map(([name, { status }]) => `${name}: status ${status}`);
  return {
    route,
    line,
    summaries,
    fcpRatio: ratio('fcp'),
    lcpRatio,
    lcpNoise,
    misses: [...notFound, ...missesOf(page, lcpRatio, lcpNoise)],
  };
}
