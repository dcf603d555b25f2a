/** Opening pages in WebKit and waiting for them. */
import type { WebDriver } from 'selenium-webdriver';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { expect } from '../support/site';

export const site = `http://localhost:${ports.site}`;

/** Playwright's `expect.poll` with short intervals, since most results are there at once. */
export const eventually = <Value>(read: () => Promise<Value>) =>
  expect.poll(read, { intervals: [20, 50, 50, 100, 250], timeout: 10_000 });

/** Runs a function in the page with these arguments and waits for its result. */
export const evaluate = <Given extends unknown[], Result>(
  driver: WebDriver,
  run: (...given: Given) => Result,
  ...given: Given
) => driver.executeScript<Awaited<Result>>(run, ...given);

declare global {
  interface Window {
    faults?: string[];
  }
}

/**
 * Collects the page's errors, policy violations, warnings and missing files. WebDriver can neither read the console nor run a script before
 * the page's own: this starts after load, before the runtime, which waits for input.
 */
const collectFaults = (driver: WebDriver) =>
  evaluate(driver, () => {
    const faults: string[] = [];
    window.faults = faults;
    addEventListener(
      'error',
      ({ target, message }) =>
        faults.push(target instanceof Element ? `missing: ${target.outerHTML.slice(0, 160)}` : `uncaught: ${message}`),
      true,
    );
    addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${reason}`));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`refused: ${violatedDirective} ${blockedURI}`),
    );
    for (const level of ['error', 'warn'] as const)
      console[level] = (...given: unknown[]) => faults.push(`${level}: ${given.map(String).join(' ')}`);
  });

/** The faults of the page since it was opened. */
export const faultsOf = (driver: WebDriver) => evaluate(driver, () => window.faults ?? ['faults were not collected']);

/** Opens a page and collects its faults; the runtime has not started. */
export async function open(driver: WebDriver, path: string): Promise<void> {
  await driver.get(new URL(path, site).href);
  await collectFaults(driver);
}

const point = (driver: WebDriver, x: number, y: number) => driver.actions().move({ x, y, duration: 0 }).perform();

/** The islands that are not hydrated yet. */
export const unhydrated = (driver: WebDriver) =>
  evaluate(driver, () =>
    document.querySelector('[data-island]')
      ? [...document.querySelectorAll('[data-island]:not([data-hydrated])')].map(({ outerHTML }) =>
          outerHTML.slice(0, 100),
        )
      : ['no island'],
  );

/** Moves the pointer, which starts the runtime, and waits until all islands are hydrated. */
export async function hydrate(driver: WebDriver): Promise<void> {
  await point(driver, 5, 5);
  await point(driver, 8, 8);
  await eventually(() => unhydrated(driver)).toEqual([]);
}

export async function openHydrated(driver: WebDriver, path: string): Promise<void> {
  await open(driver, path);
  await hydrate(driver);
}

/** Moves the pointer to where no control is. */
export const moveAway = (driver: WebDriver) => point(driver, 640, 700);
