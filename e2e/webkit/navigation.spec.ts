/** Menus, fragments and the way back in WebKit. */
import { internationalLinks } from '../../content/navigation';
import { homeAnchorPath, homeAnchors, monthPath, routes } from '../../content/routes';
import {
  click,
  evaluate,
  eventually,
  expect,
  fill,
  find,
  hasFocus,
  hover,
  isDrawn,
  Key,
  large,
  leave,
  open,
  openLive,
  pathOf,
  press,
  stir,
  test,
  textsOf,
  valueOf,
  waiting,
  type WebDriver,
} from './webkit';

test.describe('the phone menu', () => {
  const summary = '.phone-menu > summary';
  const menu = 'nav[aria-label="Menu"]';

  test.beforeEach(async ({ driver }) => {
    await openLive(driver, routes.home);
    expect(await isDrawn(driver, menu)).toBe(false);
    await click(driver, summary);
    await eventually(() => isDrawn(driver, menu)).toBe(true);
  });

  test('covers the page, which does not scroll behind it', async ({ driver }) => {
    expect(await textsOf(driver, `${menu} h2`)).toEqual(['Domestic', 'International', 'Packages']);
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

  test('Escape closes it and gives the focus back; Tab stays inside', async ({ driver }) => {
    await evaluate(driver, () => document.querySelector<HTMLElement>('.phone-menu button')?.focus());
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, summary)).toBe(true);
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, `${menu} a`)).toBe(true);
    await press(driver, Key.ESCAPE);
    await eventually(() => isDrawn(driver, menu)).toBe(false);
    expect(await hasFocus(driver, summary)).toBe(true);
  });

  test('a link in it leads on, and Back comes to a page with its menu shut', async ({ driver }) => {
    await click(driver, `${menu} a`, 'Goa');
    await eventually(() => pathOf(driver)).toBe('/destinations/goa');
    expect(await isDrawn(driver, menu)).toBe(false);
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(routes.home);
    expect(await isDrawn(driver, menu)).toBe(false);
    await click(driver, summary);
    await eventually(() => isDrawn(driver, menu)).toBe(true);
  });

  test('Get Free Quote only closes it', async ({ driver }) => {
    await click(driver, '.phone-menu button', 'Get Free Quote');
    await eventually(() => isDrawn(driver, menu)).toBe(false);
    expect(await pathOf(driver)).toBe(routes.home);
  });
});

test.describe('the phone menu before the runtime', () => {
  test('opens by itself', async ({ driver }) => {
    await open(driver, routes.about);
    await evaluate(driver, () => document.querySelector<HTMLElement>('.phone-menu > summary')?.click());
    expect(await isDrawn(driver, 'nav[aria-label="Menu"]')).toBe(true);
    expect(await waiting(driver)).not.toEqual([]);
  });
});

test.describe('a dropdown of the main bar', () => {
  const button = '[aria-controls="menu-international"]';
  const panel = '#menu-international';
  const links = `${panel} a`;

  test.use({ size: large });

  test.beforeEach(async ({ driver }) => {
    await openLive(driver, routes.home);
    await leave(driver);
    expect(await isDrawn(driver, links)).toBe(false);
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
    await eventually(() => isDrawn(driver, links)).toBe(true);
    expect(await expanded(driver)).toBe('true');
    expect(await textsOf(driver, links)).toEqual(internationalLinks.links.map(({ label }) => label));
    await click(driver, button);
    expect(await isDrawn(driver, links)).toBe(true);
    await leave(driver);
    await evaluate(driver, () => (document.activeElement as HTMLElement).blur());
    await eventually(() => isDrawn(driver, links)).toBe(false);
    await hover(driver, button);
    await click(driver, links, 'Bali');
    await eventually(() => pathOf(driver)).toBe('/destinations/bali');
  });

  test('arrow keys walk through it, Escape closes it and gives the focus back, Tab then leaves it', async ({
    driver,
  }) => {
    await evaluate(driver, (css) => document.querySelector<HTMLElement>(css)?.focus(), button);
    await press(driver, Key.ARROW_DOWN);
    await eventually(() => focusedLink(driver)).toBe(0);
    await press(driver, Key.ARROW_DOWN);
    await eventually(() => focusedLink(driver)).toBe(1);
    await press(driver, Key.ARROW_UP, Key.ARROW_UP);
    await eventually(() => focusedLink(driver)).toBe(internationalLinks.links.length - 1);
    await press(driver, Key.ESCAPE);
    await eventually(() => isDrawn(driver, links)).toBe(false);
    expect(await hasFocus(driver, button)).toBe(true);
    expect(await expanded(driver)).toBe('false');
    await press(driver, Key.TAB);
    expect(await hasFocus(driver, '[aria-controls="menu-packages"]')).toBe(true);
  });

  test('Enter on its button closes and opens it', async ({ driver }) => {
    await evaluate(driver, (css) => document.querySelector<HTMLElement>(css)?.focus(), button);
    await eventually(() => isDrawn(driver, links)).toBe(true);
    await press(driver, Key.ENTER);
    await eventually(() => isDrawn(driver, links)).toBe(false);
    await press(driver, Key.ENTER);
    await eventually(() => isDrawn(driver, links)).toBe(true);
  });
});

test.describe('fragments', () => {
  test.use({ size: large });

  /** Where the page has come to rest: on what a fragment names, clear of the bar and on the first half of the screen, or not. */
  const landing = (driver: WebDriver, id: string) =>
    evaluate(
      driver,
      async (name) => {
        const top = () => document.getElementById(name)?.getBoundingClientRect().top ?? NaN;
        const before = top();
        await new Promise((resolve) => setTimeout(resolve, 300));
        if (top() !== before) return 'moving';
        const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN;
        return before >= bar && before < innerHeight / 2
          ? 'landed'
          : `${String(before)} below the top, the bar ends at ${String(bar)}`;
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
      // The islands that come alive above it do not push it away.
      await stir(driver);
      await eventually(() => landing(driver, id)).toBe('landed');
    });
  }

  test('a month chosen on its page lands below the bar', async ({ driver }) => {
    await openLive(driver, routes.whenToGo);
    await click(driver, 'main a[href$="#aug"]');
    await eventually(() => pathOf(driver)).toBe(monthPath('aug'));
    await eventually(() => landing(driver, 'aug')).toBe('landed');
    await driver.navigate().back();
    await eventually(() => pathOf(driver)).toBe(routes.whenToGo);
  });
});

test('Back comes to the place on the page that was left, and the page still answers', async ({ driver }) => {
  await openLive(driver, routes.domestic);
  const place = await (await find(driver, 'footer a[href="/destinations/goa"]')).getRect();
  const left = await evaluate(driver, () => scrollY);
  expect(place.y).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(500);
  await click(driver, 'footer a[href="/destinations/goa"]');
  await eventually(() => pathOf(driver)).toBe('/destinations/goa');
  expect(await evaluate(driver, () => scrollY)).toBe(0);
  await driver.navigate().back();
  await eventually(() => pathOf(driver)).toBe(routes.domestic);
  await eventually(() => evaluate(driver, () => scrollY)).toBe(left);
  await click(driver, 'label.choice', 'Goa');
  await eventually(() => pathOf(driver)).toBe(`${routes.domestic}?state=goa`);
});

test('Back comes to a form as it was left', async ({ driver }) => {
  await openLive(driver, routes.contact);
  await fill(driver, 'main [name="first_name"]', 'Asha');
  await fill(driver, 'main [name="text"]', 'Ladakh in June?');
  await click(driver, 'footer a[href="/about"]');
  await eventually(() => pathOf(driver)).toBe(routes.about);
  await driver.navigate().back();
  await eventually(() => valueOf(driver, 'main [name="text"]')).toBe('Ladakh in June?');
  expect(await valueOf(driver, 'main [name="first_name"]')).toBe('Asha');
});
