/** What tests do with the wizard and the home form in WebKit. */
import type { WebDriver } from 'selenium-webdriver';
import { booking } from '../../content/pages/booking';
import { homeField, homeFields, homePreference } from '../support/home-form';
import { click, fill, hasFocus, select, textsOf } from './actions';
import { eventually } from './page';

/** Waits for a step of the wizard, whose heading gets the focus. */
export const arriveAt = (driver: WebDriver, step: 2 | 3) =>
  eventually(() => hasFocus(driver, `[data-step="${step}"] .step-heading`)).toBe(true);

/** Presses Next Step in the wizard and waits for the step it leads to. */
export async function nextStep(driver: WebDriver, step: 2 | 3): Promise<void> {
  await click(driver, 'button', booking.next);
  await arriveAt(driver, step);
}

/** Fills the home form; the message tells the form service how to respond. */
export async function fillHomeForm(driver: WebDriver, email: string, message: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...homeFields, email, message }))
    await fill(driver, homeField(name), value);
  await select(driver, homeField('travel_preference'), homePreference);
}

export const sendHomeForm = (driver: WebDriver) => click(driver, '#contact form [type="submit"]');

/** The status texts of the home form. */
export const homeStatus = (driver: WebDriver) => textsOf(driver, '#contact form [role="status"]');
