/** Performs a scenario in a new page and measures each step. */
import type { Browser, Page } from '@playwright/test';
import { openPage, slowProcessor } from './chromium';
import { desktop, phone } from './conditions';
import { readInteraction, startProbe, type Interaction } from './interaction-probe';
import type { Scenario, Step } from './scenarios';
import { startTrace, stopTrace, type TraceTimes } from './trace';

/**
 * When the first step is performed: after hydration; before it, with the runtime's files withheld; or during it, so many milliseconds
 * after the first scroll.
 */
export type Moment = 'hydrated' | 'before' | { startingFor: number };

export interface MeasuredStep extends Interaction {
  step: string;
  trace?: TraceTimes;
}

/** Milliseconds to wait after an input, so that transitions end. */
const transitions = 700;

const isRuntime = /\/_next\/static\/(chunks|pages)\/.*\.js$/;

/** Makes a visitor's first movement, which starts the runtime, and waits until all islands are hydrated. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  await page.waitForTimeout(600);
}

async function measure(page: Page, step: Step, wait: number, tracedIn?: Browser): Promise<MeasuredStep> {
  await step.ready(page);
  await page.waitForTimeout(wait);
  await startProbe(page);
  if (tracedIn) await startTrace(tracedIn, page);
  await step.perform(page);
  await page.waitForTimeout(transitions);
  const trace = tracedIn ? await stopTrace(tracedIn) : undefined;
  return { step: step.name, ...(await readInteraction(page)), ...(trace ? { trace } : {}) };
}

interface Options {
  moment: Moment;
  /** Traces every step, which slows it down, to tell where its time goes. */
  traced?: boolean;
}

/**
 * Measures all steps of a scenario once; before and during hydration only the first.
 * @param origin where the site is served, without a slash at the end
 */
export async function runScenario(
  browser: Browser,
  origin: string,
  scenario: Scenario,
  { moment, traced = false }: Options,
): Promise<MeasuredStep[]> {
  const { page, cdp, close } = await openPage(browser, scenario.screen === 'phone' ? phone : desktop);
  try {
    if (moment === 'before')
      await page.route(
        (url) => isRuntime.test(url.pathname),
        () => undefined,
      );
    await slowProcessor(cdp);
    await page.goto(origin + scenario.route, { waitUntil: 'load' });
    await page.waitForTimeout(1200);
    const [first] = scenario.steps;
    if (!first) return [];
    if (moment !== 'hydrated') return [await measure(page, first, moment === 'before' ? 300 : moment.startingFor)];
    await hydrate(page);
    const measured: MeasuredStep[] = [];
    for (const step of scenario.steps) {
      measured.push(await measure(page, step, 500, traced ? browser : undefined));
      await page.locator(step.result).first().waitFor({ state: 'attached', timeout: 5000 });
    }
    return measured;
  } finally {
    await close();
  }
}
