/** Where the time of an interaction goes, from a trace of the page's main thread. */
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

/** Categories of work, by the names of Chromium's trace events. */
const categories = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  HitTest: 'hitTest',
  MajorGC: 'garbage',
  MinorGC: 'garbage',
  EventDispatch: 'handlers',
  'v8.run': 'handlers',
} as const;

const categoryOf = new Map<string, (typeof categories)[keyof typeof categories]>(Object.entries(categories));

/**
 * Milliseconds of processor time at the throttled speed, so that other programs of a busy machine do not count. `handlers` includes the
 * style and layout that scripts force.
 */
export interface TraceTimes {
  handlers: number;
  style: number;
  layout: number;
  paint: number;
  hitTest: number;
  garbage: number;
  /** Number of elements whose style was computed. */
  elements: number;
}

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      /** Microseconds of wall time, and of the thread's processor time where the system counts it. */
      dur: z.number().optional(),
      tdur: z.number().optional(),
      tid: z.number(),
      pid: z.number(),
      args: z.object({ elementCount: z.number().optional(), name: z.string().optional() }).catch({}),
    }),
  ),
});

export const startTrace = (browser: Browser, page: Page): Promise<void> =>
  browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', '__metadata'],
  });

/** Ends the trace. @throws when it has not the form of Chromium's traces */
export async function stopTrace(browser: Browser): Promise<TraceTimes> {
  const { traceEvents } = trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const times: TraceTimes = { handlers: 0, style: 0, layout: 0, paint: 0, hitTest: 0, garbage: 0, elements: 0 };
  for (const { name, ph, dur = 0, tdur = dur, pid, tid, args } of traceEvents) {
    const category = categoryOf.get(name);
    // 'X' is an event with a duration.
    if (!category || ph !== 'X' || !mainThreads.has(`${pid}:${tid}`)) continue;
    times[category] += tdur / 1000;
    if (name === 'UpdateLayoutTree') times.elements += args.elementCount ?? 0;
  }
  return times;
}
