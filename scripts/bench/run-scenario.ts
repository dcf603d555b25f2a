/** Plays a scenario in a page of its own and measures each step. */
import type { Browser, Page } from '@playwright/test';
import { openPage, slowProcessor } from './chromium';
import { desktop, phone } from './conditions';
import { explain, startTrace, type Explanation } from './explain';
import { readInteraction, watch, type Interaction } from './interaction-probe';
import type { Scenario, Step } from './scenarios';

/**
 * When the first step comes: after the runtime is live; before it is, its files held back; or while it starts, so many
 * milliseconds after the first scroll.
 */
export type Moment = 'live' | 'before' | { startingFor: number };

export interface Measured extends Interaction {
  step: string;
  explanation?: Explanation;
}

/** Milliseconds for a transition to run out after the input. */
const settle = 700;

const isRuntime = /\/_next\/static\/(chunks|pages)\/.*\.js$/;

/** A visitor's first movement starts the runtime. */
async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 8);
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-live])'));
  await page.waitForTimeout(600);
}

async function measure(page: Page, step: Step, wait: number, browser?: Browser): Promise<Measured> {
  await step.ready(page);
  await page.waitForTimeout(wait);
  await watch(page);
  if (browser) await startTrace(browser, page);
  await step.perform(page);
  await page.waitForTimeout(settle);
  const explanation = browser ? await explain(browser) : undefined;
  return { step: step.name, ...(await readInteraction(page)), ...(explanation ? { explanation } : {}) };
}

interface Options {
  moment: Moment;
  /** Traces every step, which makes it slower, to say where its time goes. */
  traced?: boolean;
}

/** @param origin where the site is served, without a slash at the end */
export async function rehearse(
  browser: Browser,
  origin: string,
  scenario: Scenario,
  { moment, traced = false }: Options,
): Promise<Measured[]> {
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
    if (moment !== 'live') return [await measure(page, first, moment === 'before' ? 300 : moment.startingFor)];
    await bringToLife(page);
    const measured: Measured[] = [];
    for (const step of scenario.steps) {
      measured.push(await measure(page, step, 500, traced ? browser : undefined));
      await page.locator(step.answer).first().waitFor({ state: 'attached', timeout: 5000 });
    }
    return measured;
  } finally {
    await close();
  }
}
