/** What tests do on a page in WebKit, and what they read from it. */
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { evaluate, eventually, site } from './page';

/**
 * The first visible element of a selector, with this text if one is given. Waits until it is at rest and nothing covers it.
 * @throws when there is none within ten seconds
 */
export async function find(driver: WebDriver, selector: string, text = ''): Promise<WebElement> {
  const found = () =>
    driver.executeScript<WebElement | null>(
      async (css: string, wanted: string) => {
        const named = (one: Element) => wanted === '' || one.textContent.replace(/\s+/g, ' ').trim() === wanted;
        const element = [...document.querySelectorAll(css)].find(
          (one) => one.checkVisibility({ visibilityProperty: true }) && named(one),
        );
        if (!element) return null;
        /** The middle of the element; '' when something covers it. */
        const place = () => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          return element.contains(document.elementFromPoint(x, y)) ? `${x} ${y}` : '';
        };
        // Instantly: WebKit's driver measures before a smooth scroll has ended.
        if (place() === '') element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        // A view transition covers everything.
        const before = place();
        await new Promise((resolve) => setTimeout(resolve, 40));
        return before !== '' && place() === before ? element : null;
      },
      selector,
      text,
    );
  const message = `no such element in reach: ${selector} ${text}`;
  const element = await driver.wait(found, 10_000, message, 20);
  if (!element) throw new Error(message);
  return element;
}

export const click = async (driver: WebDriver, selector: string, text?: string) =>
  (await find(driver, selector, text)).click();

/** Moves the pointer over an element. */
export const hover = async (driver: WebDriver, selector: string, text?: string) =>
  driver
    .actions()
    .move({ origin: await find(driver, selector, text), duration: 0 })
    .perform();

/** Replaces the text of a field. */
export async function fill(driver: WebDriver, selector: string, text: string): Promise<void> {
  const field = await find(driver, selector);
  // Not with Control+A: WebKit's driver keeps Control pressed afterwards.
  await driver.executeScript((element: HTMLInputElement) => element.select(), field);
  await field.sendKeys(text || Key.BACK_SPACE);
}

export const select = async (driver: WebDriver, selector: string, value: string) =>
  (await find(driver, selector)).findElement(By.css(`option[value="${value}"]`)).click();

/** Presses keys one after the other on the focused element. */
export const press = (driver: WebDriver, ...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** The texts of all visible elements of a selector. */
export const textsOf = (driver: WebDriver, selector: string) =>
  evaluate(
    driver,
    (css) =>
      [...document.querySelectorAll(css)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.textContent.replace(/\s+/g, ' ').trim()),
    selector,
  );

export const isVisible = (driver: WebDriver, selector: string) =>
  evaluate(
    driver,
    (css) => document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

/** The labels of the chosen options of a filter. */
export const chosenIn = (driver: WebDriver) => textsOf(driver, 'label.choice:has(:checked)');

/** The value of a field. */
export const valueOf = (driver: WebDriver, selector: string) =>
  evaluate(driver, (css) => document.querySelector<HTMLInputElement>(css)?.value, selector);

export const hasFocus = (driver: WebDriver, selector: string) =>
  evaluate(driver, (css) => document.activeElement?.matches(css) ?? false, selector);

/** Path, query and fragment of the page. */
export const pathOf = async (driver: WebDriver) => (await driver.getCurrentUrl()).replace(site, '');

/** The address of the window that was just opened; closes it again. */
export async function newWindow(driver: WebDriver): Promise<URL> {
  const before = await driver.getWindowHandle();
  const others = async () => (await driver.getAllWindowHandles()).filter((handle) => handle !== before);
  await eventually(others).toHaveLength(1);
  const [opened = ''] = await others();
  await driver.switchTo().window(opened);
  await eventually(() => driver.getCurrentUrl()).toMatch(/^https?:/);
  const address = new URL(await driver.getCurrentUrl());
  await driver.close();
  await driver.switchTo().window(before);
  return address;
}

export { Key, type WebDriver };
