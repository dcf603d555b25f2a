/** The phone's menu and the dropdowns in WebKit. */
import { phoneMenu } from '../../content/pages/controls';
import { internationalLinks, isGroup, mainNavigation } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { lastPlace } from '../support/catalogue';
import { click, find, hasFocus, hover, isVisible, Key, pathOf, press, textsOf, type WebDriver } from './actions';
import { evaluate, eventually, moveAway, open, openHydrated, unhydrated } from './page';
import { large } from './screen';
import { expect, test } from './test';

test.describe('the phone menu', () => {
  const summary = '.phone-menu > summary';
  const menu = 'nav[aria-label="Menu"]';

  test.beforeEach(async ({ driver }) => {
    await openHydrated(driver, routes.home);
    expect(await isVisible(driver, menu)).toBe(false);
    await click(driver, summary);
    await eventually(() => isVisible(driver, menu)).toBe(true);
  });

  test('covers the page, which does not scroll behind it', async ({ driver }) => {
    expect(await textsOf(driver, `${menu} h2`)).toEqual(mainNavigation.filter(isGroup).map(({ label }) => label));
    expect(await evaluate(driver, () => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    const covering = await evaluate(driver, () =>
      document.elementsFromPoint(innerWidth / 2, innerHeight / 2).findIndex((one) => one.matches('.phone-menu > div')),
    );
    const page = await evaluate(driver, () =>
      document.elementsFromPoint(innerWidth / 2, innerHeight / 2).findIndex((one) => one.matches('main')),
    );
    expect(covering).toBeGreaterThanOrEqual(0);
    expect(page === -1 || covering < page).toBe(true);
  });

  test('Escape closes it and returns the focus; Tab stays inside', async ({ driver }) => {
    await evaluate(driver, () => document.querySelector<HTMLElement>('.phone-menu button')?.focus());
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, summary)).toBe(true);
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, `${menu} a`)).toBe(true);
    await press(driver, Key.ESCAPE);
    await eventually(() => isVisible(driver, menu)).toBe(false);
    expect(await hasFocus(driver, summary)).toBe(true);
  });

  test('a link in it leads on, and Back shows the page with its menu closed', async ({ driver }) => {
    await click(driver, `${menu} a`, lastPlace.label);
    await eventually(() => pathOf(driver)).toBe(lastPlace.href);
    expect(await isVisible(driver, menu)).toBe(false);
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(routes.home);
    expect(await isVisible(driver, menu)).toBe(false);
    await click(driver, summary);
    await eventually(() => isVisible(driver, menu)).toBe(true);
  });

  test('Get Free Quote only closes it', async ({ driver }) => {
    await click(driver, '.phone-menu button', phoneMenu.quote);
    await eventually(() => isVisible(driver, menu)).toBe(false);
    await eventually(() => pathOf(driver)).toBe(routes.home);
  });
});

test.describe('the phone menu before hydration', () => {
  test('opens natively', async ({ driver }) => {
    await open(driver, routes.about);
    await evaluate(driver, () => document.querySelector<HTMLElement>('.phone-menu > summary')?.click());
    expect(await isVisible(driver, 'nav[aria-label="Menu"]')).toBe(true);
    expect(await unhydrated(driver)).not.toEqual([]);
  });
});

test.describe('a dropdown of the main bar', () => {
  const button = '[aria-controls="menu-international"]';
  const panel = '#menu-international';
  const links = `${panel} a`;

  test.use({ size: large });

  test.beforeEach(async ({ driver }) => {
    await openHydrated(driver, routes.home);
    await moveAway(driver);
    expect(await isVisible(driver, links)).toBe(false);
  });

  /** Which of the links has the focus; -1 when none has. */
  const focusedLink = (driver: WebDriver) =>
    evaluate(
      driver,
      (css) => [...document.querySelectorAll(css)].findIndex((link) => link === document.activeElement),
      links,
    );
  const expanded = async (driver: WebDriver) => (await find(driver, button)).getAttribute('aria-expanded');

  test('opens under the mouse, stays while clicked, closes when left, and its links lead on', async ({ driver }) => {
    await hover(driver, button);
    await eventually(() => isVisible(driver, links)).toBe(true);
    expect(await expanded(driver)).toBe('true');
    expect(await textsOf(driver, links)).toEqual(internationalLinks.links.map(({ label }) => label));
    await click(driver, button);
    expect(await isVisible(driver, links)).toBe(true);
    await moveAway(driver);
    await evaluate(driver, () => (document.activeElement as HTMLElement).blur());
    await eventually(() => isVisible(driver, links)).toBe(false);
    await hover(driver, button);
    const last = internationalLinks.links.at(-1);
    await click(driver, links, last?.label);
    await eventually(() => pathOf(driver)).toBe(last?.href);
  });

  test('arrow keys move through it, Escape closes it and returns the focus, Tab then leaves it', async ({ driver }) => {
    await evaluate(driver, (css) => document.querySelector<HTMLElement>(css)?.focus(), button);
    await press(driver, Key.ARROW_DOWN);
    await eventually(() => focusedLink(driver)).toBe(0);
    await press(driver, Key.ARROW_DOWN);
    await eventually(() => focusedLink(driver)).toBe(1);
    await press(driver, Key.ARROW_UP, Key.ARROW_UP);
    await eventually(() => focusedLink(driver)).toBe(internationalLinks.links.length - 1);
    await press(driver, Key.ESCAPE);
    await eventually(() => isVisible(driver, links)).toBe(false);
    expect(await hasFocus(driver, button)).toBe(true);
    expect(await expanded(driver)).toBe('false');
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, '[aria-controls="menu-packages"]')).toBe(true);
  });

  test('Enter on its button closes and opens it', async ({ driver }) => {
    await evaluate(driver, (css) => document.querySelector<HTMLElement>(css)?.focus(), button);
    await eventually(() => isVisible(driver, links)).toBe(true);
    await press(driver, Key.ENTER);
    await eventually(() => isVisible(driver, links)).toBe(false);
    await press(driver, Key.ENTER);
    await eventually(() => isVisible(driver, links)).toBe(true);
  });
});
