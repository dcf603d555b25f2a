/** Fragments and Back in WebKit. */
import { homeAnchorPath, homeAnchors, monthPath, routes, stateFilterPath } from '../../content/routes';
import { lastPlace, secondState } from '../support/catalogue';
import { click, fill, find, pathOf, valueOf, type WebDriver } from './actions';
import { evaluate, eventually, hydrate, open, openHydrated } from './page';
import { large } from './screen';
import { expect, test } from './test';

test.describe('fragments', () => {
  test.use({ size: large });

  /** Whether the page has scrolled to a fragment's element: below the bar and in the upper half of the screen. */
  const landing = (driver: WebDriver, id: string) =>
    evaluate(
      driver,
      async (name) => {
        const top = () => document.getElementById(name)?.getBoundingClientRect().top ?? NaN;
        const before = top();
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (top() !== before) return 'moving';
        const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN;
        return before >= bar && before < innerHeight / 2 ? 'landed' : `${before} below the top, the bar ends at ${bar}`;
      },
      id,
    );

  for (const id of homeAnchors.filter((anchor) => anchor !== 'home')) {
    test(`${homeAnchorPath(id)} followed from another page and opened by itself lands below the bar`, async ({
      driver,
    }) => {
      await open(driver, routes.about);
      await click(driver, `footer a[href="${homeAnchorPath(id)}"]`);
      await eventually(() => pathOf(driver)).toBe(homeAnchorPath(id));
      await eventually(() => landing(driver, id)).toBe('landed');
      await open(driver, homeAnchorPath(id));
      await eventually(() => landing(driver, id)).toBe('landed');
      // Islands that hydrate above it do not move it.
      await hydrate(driver);
      await eventually(() => landing(driver, id)).toBe('landed');
    });
  }

  test('a month chosen on its page lands below the bar', async ({ driver }) => {
    await openHydrated(driver, routes.whenToGo);
    await click(driver, 'main a[href$="#aug"]');
    await eventually(() => pathOf(driver)).toBe(monthPath('aug'));
    await eventually(() => landing(driver, 'aug')).toBe('landed');
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(routes.whenToGo);
  });
});

test('Back restores the scroll position, and the page still responds', async ({ driver }) => {
  await openHydrated(driver, routes.domestic);
  const place = await (await find(driver, `footer a[href="${lastPlace.href}"]`)).getRect();
  const left = await evaluate(driver, () => scrollY);
  expect(place.y).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(500);
  await click(driver, `footer a[href="${lastPlace.href}"]`);
  await eventually(() => pathOf(driver)).toBe(lastPlace.href);
  expect(await evaluate(driver, () => scrollY)).toBe(0);
  await driver.navigate().back();
  await eventually(() => pathOf(driver)).toBe(routes.domestic);
  await eventually(() => evaluate(driver, () => scrollY)).toBe(left);
  await click(driver, 'label.choice', secondState.name);
  await eventually(() => pathOf(driver)).toBe(stateFilterPath(secondState.id));
});

test('Back restores what was typed into a form', async ({ driver }) => {
  await openHydrated(driver, routes.contact);
  await fill(driver, 'main [name="first_name"]', 'Asha');
  await fill(driver, 'main [name="text"]', 'Ladakh in June?');
  await click(driver, 'footer a[href="/about"]');
  await eventually(() => pathOf(driver)).toBe(routes.about);
  await driver.navigate().back();
  await eventually(() => valueOf(driver, 'main [name="text"]')).toBe('Ladakh in June?');
  expect(await valueOf(driver, 'main [name="first_name"]')).toBe('Asha');
});
