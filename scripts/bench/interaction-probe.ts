/** Records one interaction inside the page: the browser's event timings and the frames that follow. */
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

declare global {
  interface Window {
    interactionProbe?: Probe;
  }
}

/** Starts to record events, long tasks and frames. */
export function startProbe(page: Page): Promise<void> {
  return page.evaluate(() => {
    const probe: Probe = { events: [], tasks: [], frames: [], stop: () => undefined };
    const addEvents = (entries: PerformanceEntryList) => {
      probe.events.push(...entries.filter((entry) => entry instanceof PerformanceEventTiming));
    };
    const events = new PerformanceObserver((list) => addEvents(list.getEntries()));
    const everyEvent: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    events.observe(everyEvent);
    const tasks = new PerformanceObserver((list) => probe.tasks.push(...list.getEntries()));
    tasks.observe({ type: 'longtask' });
    let frame = requestAnimationFrame(function note(time) {
      probe.frames.push(time);
      frame = requestAnimationFrame(note);
    });
    probe.stop = () => {
      cancelAnimationFrame(frame);
      addEvents(events.takeRecords());
      probe.tasks.push(...tasks.takeRecords());
      events.disconnect();
      tasks.disconnect();
    };
    window.interactionProbe = probe;
  });
}

/** Stops recording. @returns the slowest interaction since the start. @throws when no probe was started */
export function readInteraction(page: Page): Promise<Interaction> {
  return page.evaluate(() => {
    const probe = window.interactionProbe;
    if (!probe) throw new Error('no probe was started');
    probe.stop();
    const inputs = probe.events.filter(({ interactionId }) => interactionId);
    const slowest = inputs.reduce<PerformanceEventTiming | undefined>(
      (worst, event) => (worst && worst.duration >= event.duration ? worst : event),
      undefined,
    );
    // Lifting a finger is two events, pointerup and click, with one paint.
    const together = slowest
      ? inputs.filter(
          (event) => event.interactionId === slowest.interactionId && event.startTime >= slowest.startTime - 1,
        )
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
