/** Where the time of an interaction goes, from a trace of the page's main thread. */
import type { Browser, Page } from '@playwright/test';

/** What the browser calls its work, and what we call it. */
const names: Record<string, keyof Omit<Explanation, 'elements'>> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  HitTest: 'hitTest',
  MajorGC: 'collection',
  MinorGC: 'collection',
  EventDispatch: 'handlers',
  'v8.run': 'handlers',
};

export interface Explanation {
  /**
   * Milliseconds of processor time, at the slowed processor's speed: other programs of a busy machine do not count. `handlers` holds the
   * style and layout that scripts ask for, too.
   */
  handlers: number;
  style: number;
  layout: number;
  paint: number;
  hitTest: number;
  collection: number;
  /** Elements whose style was worked out anew. */
  elements: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  /** Microseconds: on the clock, and of the thread's own processor time where the system counts it. */
  dur?: number;
  tdur?: number;
  tid: number;
  pid: number;
  args: { elementCount?: number; name?: string };
}

export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'],
  });

export async function explain(browser: Browser): Promise<Explanation> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const result: Explanation = { handlers: 0, style: 0, layout: 0, paint: 0, hitTest: 0, collection: 0, elements: 0 };
  for (const { name, ph, dur = 0, tdur = dur, pid, tid, args } of traceEvents) {
    const ours = names[name];
    if (!ours || ph !== 'X' || !main.has(`${pid}:${tid}`)) continue;
    result[ours] += tdur / 1000;
    if (name === 'UpdateLayoutTree') result.elements += args.elementCount ?? 0;
  }
  return result;
}
