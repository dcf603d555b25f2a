import type { WebDriver } from 'selenium-webdriver';
import { audit, axeOptions, axeSource } from '../support/axe';
import { evaluate } from './page';

/** The violations that axe finds on the page in its present state, one line for each element. */
export async function findings(driver: WebDriver): Promise<string[]> {
  // Run by the driver, because the Content-Security-Policy would refuse a script element.
  await driver.executeScript(axeSource);
  return evaluate(driver, audit, axeOptions);
}
