import { median, sum } from './statistics';
import type { Kind } from './transfers';
import type { Visit } from './visit';

/** The medians of several visits of one page. */
export interface Summary {
  status: number;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  lcpElement: string;
  /** The worst of all runs. */
  cls: number;
  /** Milliseconds of the longest task, and of blocking time. */
  longest: number;
  blocking: number;
  /** Bytes of HTML on the wire. */
  html: number;
  aboveFold: { bytes: number; requests: number };
  /** Bytes until load by kind, and all that was requested after it. */
  beforeLoad: Record<Kind, number>;
  requestsBeforeLoad: number;
  bytesAfterLoad: number;
  requestsAfterLoad: number;
}

export function summarise(visits: readonly Visit[]): Summary {
  // A run in which the browser reported no LCP is left out of the median.
  const middle = (value: (visit: Visit) => number) => median(visits.map(value).filter(Number.isFinite));
  const transfers = (of: Visit, beforeLoad: boolean) =>
    of.transfers.filter((transfer) => transfer.beforeLoad === beforeLoad);
  const bytesUntilLoad = (kind: Kind) =>
    middle((one) => sum(transfers(one, true).map((transfer) => (transfer.kind === kind ? transfer.bytes : 0))));
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
    beforeLoad: {
      document: bytesUntilLoad('document'),
      style: bytesUntilLoad('style'),
      font: bytesUntilLoad('font'),
      image: bytesUntilLoad('image'),
      script: bytesUntilLoad('script'),
      other: bytesUntilLoad('other'),
    },
    requestsBeforeLoad: middle((one) => transfers(one, true).length),
    bytesAfterLoad: middle((one) => sum(transfers(one, false).map(({ bytes }) => bytes))),
    requestsAfterLoad: middle((one) => transfers(one, false).length),
  };
}
