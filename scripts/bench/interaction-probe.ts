/** Watches one interaction from inside the page: the browser's event timings and the frames of what follows. */
import type { Page } from '@playwright/test';

export interface Interaction {
  /** Milliseconds from the input to the next paint, in steps of 8; 0 when it was under 16. */
  inp: number;
  /** Its parts: waiting for the main thread, the page's own handlers, and everything until the paint. */
  delay: number;
  handlers: number;
  paint: number;
  /** Milliseconds between frames, from the input on. */
  frames: number[];
  /** Milliseconds of the longest task. */
  longestTask: number;
}

interface Probe {
  events: PerformanceEventTiming[];
  tasks: PerformanceEntry[];
  frames: number[];
  stop: () => void;
}

type Watched = typeof globalThis & { probe?: Probe };

/** Starts to watch; the frames run from now on. */
export function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const probe: Probe = { events: [], tasks: [], frames: [], stop: () => undefined };
    const events = new PerformanceObserver((list) =>
      probe.events.push(...(list.getEntries() as PerformanceEventTiming[])),
    );
    events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const tasks = new PerformanceObserver((list) => probe.tasks.push(...list.getEntries()));
    tasks.observe({ type: 'longtask' });
    let frame = requestAnimationFrame(function note(time) {
      probe.frames.push(time);
      frame = requestAnimationFrame(note);
    });
    probe.stop = () => {
      cancelAnimationFrame(frame);
      probe.events.push(...(events.takeRecords() as PerformanceEventTiming[]));
      probe.tasks.push(...tasks.takeRecords());
      events.disconnect();
      tasks.disconnect();
    };
    (globalThis as Watched).probe = probe;
  });
}

/** Stops and says what was seen; of several interactions (typing) the slowest. */
export function readInteraction(page: Page): Promise<Interaction> {
  return page.evaluate(() => {
    const { probe } = globalThis as Watched;
    if (!probe) throw new Error('nothing was watched');
    probe.stop();
    const idOf = (event: PerformanceEventTiming) =>
      (event as PerformanceEventTiming & { interactionId?: number }).interactionId;
    const inputs = probe.events.filter(idOf);
    const slowest = inputs.reduce<PerformanceEventTiming | undefined>(
      (worst, event) => (worst && worst.duration >= event.duration ? worst : event),
      undefined,
    );
    // Lifting a finger is two events, pointerup and click, answered by one paint.
    const together = slowest
      ? inputs.filter((event) => idOf(event) === idOf(slowest) && event.startTime >= slowest.startTime - 1)
      : [];
    const started = Math.min(...together.map(({ processingStart }) => processingStart));
    const ended = Math.max(...together.map(({ processingEnd }) => processingEnd));
    const from = Math.min(...inputs.map(({ startTime }) => startTime), probe.frames[0] ?? 0);
    const during = probe.frames.filter((time) => time >= from);
    return {
      inp: slowest?.duration ?? 0,
      delay: slowest ? started - slowest.startTime : 0,
      handlers: slowest ? ended - started : 0,
      paint: slowest ? Math.max(0, slowest.startTime + slowest.duration - ended) : 0,
      frames: during.slice(1).map((time, index) => time - (during[index] ?? time)),
      longestTask: Math.max(0, ...probe.tasks.map(({ duration }) => duration)),
    };
  });
}
