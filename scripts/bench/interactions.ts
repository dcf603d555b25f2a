import type { Page } from '@playwright/test';
import { budgets } from '../check/budgets';
import { controls, type Step } from './controls';
import { hydrate, inNewPage, type Bench } from './measured-page';
import { median } from './numbers';

/** Times in milliseconds. */
interface Slowest {
  /** The time from the input to the next paint, in steps of 8; 0 if it was under 16. */
  inp: number;
  task: number;
}

declare global {
  interface Window {
    slowest?: Slowest;
  }
}

/** Runs in the page before anything else: records the slowest input and task until they are read. */
function record(): void {
  const note = (list: PerformanceObserverEntryList) => {
    const slowest = (window.slowest ??= { inp: 0, task: 0 });
    for (const entry of list.getEntries())
      if (!(entry instanceof PerformanceEventTiming)) slowest.task = Math.max(slowest.task, entry.duration);
      else if (entry.interactionId) slowest.inp = Math.max(slowest.inp, entry.duration);
  };
  const everyEvent: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  for (const observed of [everyEvent, { type: 'longtask' }]) new PerformanceObserver(note).observe(observed);
}

const takeSlowest = (page: Page): Promise<Slowest> =>
  page.evaluate(() => {
    const slowest = window.slowest ?? { inp: 0, task: 0 };
    delete window.slowest;
    return slowest;
  });

/** Scrolls a control to the middle of the screen and returns its centre. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const control = page.locator(selector).first();
  await control.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  );
  const box = await control.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Performs a step by touch or keys, as on a device. */
async function perform(page: Page, { control, keys }: Step): Promise<void> {
  const { x, y } = await middleOf(page, control);
  if (!keys) return page.touchscreen.tap(x, y);
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
}

async function measure(page: Page, step: Step, wait: number): Promise<Slowest> {
  await takeSlowest(page);
  // The first scroll starts React.
  await middleOf(page, step.control);
  if (step.keys) await page.locator(step.control).first().focus();
  await page.waitForTimeout(wait);
  await perform(page, step);
  // Waits until transitions have ended.
  await page.waitForTimeout(700);
  return takeSlowest(page);
}

/** The delays in milliseconds, one per run, after which the first step is performed while React starts. */
const delays = [50, 150, 300, 500, 900];

const isRuntime = /\/_next\/static\/(chunks|pages)\/.*\.js$/;

export const interactions: Bench<Slowest> = {
  names: Object.keys(controls),
  async measure({ origin }, name, run) {
    const control = controls[name];
    if (!control) throw new Error(`${name} is none of the controls: ${Object.keys(controls).join(', ')}`);
    const measured: [string, Slowest][] = [];
    for (const moment of ['before', 'during', 'hydrated'] as const)
      await inNewPage(async (page) => {
        await page.addInitScript(record);
        if (moment === 'before') await page.route(isRuntime, () => undefined);
        await page.goto(origin + control.route, { waitUntil: 'load' });
        await page.waitForTimeout(1200);
        if (moment === 'hydrated') await hydrate(page);
        const wait = moment === 'during' ? (delays[run % delays.length] ?? 0) : 500;
        // Before and during the start of React only the first step is measured.
        for (const step of moment === 'hydrated' ? control.steps : control.steps.slice(0, 1)) {
          measured.push([`${name} ${moment}, ${step.name}`, await measure(page, step, wait)]);
          if (moment === 'hydrated') await page.locator(step.result).first().waitFor({ state: 'attached' });
        }
      });
    return measured;
  },
  cells(samples) {
    const inps = samples.map(({ inp }) => inp);
    const tasks = samples.map(({ task }) => task);
    return {
      'INP ms': median(inps),
      'worst INP': Math.max(...inps),
      'longest task': median(tasks),
      'worst task': Math.max(...tasks),
      'over budget': median(inps) > budgets.inp ? 'INP' : '',
    };
  },
};
