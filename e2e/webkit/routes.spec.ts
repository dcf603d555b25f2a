/** Every page in WebKit opens complete, hydrates at the first input, fits its window and has no faults. */
import { routes } from '../../content/routes';
import { pageRoutes, rawHtml } from '../support/site';
import { Key, press, type WebDriver } from './actions';
import { evaluate, eventually, faultsOf, hydrate, open, unhydrated } from './page';
import { large, resize, small } from './screen';
import { expect, test } from './test';

/** How much wider than its window the page is, in px. */
const excess = (driver: WebDriver) => evaluate(driver, () => document.documentElement.scrollWidth - innerWidth);

/** Faults of the pictures on the first screen; each must be loaded and decoded. */
const undecoded = (driver: WebDriver) =>
  evaluate(driver, async () => {
    const shown = [...document.images].filter(
      (image) =>
        image.checkVisibility() &&
        image.getBoundingClientRect().top < innerHeight &&
        image.getBoundingClientRect().bottom > 0,
    );
    const faults = await Promise.all(
      shown.map((image) =>
        image
          .decode()
          .then(() => (image.naturalWidth > 0 ? '' : 'no width'), String)
          .then((fault) => fault && `${image.currentSrc}: ${fault}`),
      ),
    );
    return faults.filter(Boolean);
  });

test.use({ size: large });

for (const [index, path] of pageRoutes.entries()) {
  test(`${path} opens complete, hydrates, and is no wider than a desktop or a phone`, async ({ driver }) => {
    await open(driver, path);
    expect(await evaluate(driver, () => document.querySelectorAll('h1').length)).toBe(1);
    expect(
      await evaluate(
        driver,
        () => document.querySelector<HTMLImageElement>('.hero-picture')?.checkVisibility() ?? false,
      ),
    ).toBe(rawHtml(path).includes('hero-picture'));
    expect(await undecoded(driver)).toEqual([]);
    expect(await excess(driver)).toBeLessThanOrEqual(0);

    await resize(driver, small);
    await eventually(() => evaluate(driver, () => innerWidth)).toBe(small.width);
    expect(await excess(driver)).toBeLessThanOrEqual(0);
    expect(await undecoded(driver)).toEqual([]);

    // Pointer movement starts hydration just as a key does.
    if (index % 2 === 0) await hydrate(driver);
    else await press(driver, Key.TAB);
    await eventually(() => unhydrated(driver)).toEqual([]);
    expect(await evaluate(driver, () => 'runtimeFailed' in document.documentElement.dataset)).toBe(false);
    expect(await excess(driver)).toBeLessThanOrEqual(0);
    expect(await faultsOf(driver)).toEqual([]);
  });
}

test('no script of the runtime runs before the first input', async ({ driver }) => {
  await open(driver, routes.domestic);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await evaluate(driver, () => 'next' in window)).toBe(false);
  await hydrate(driver);
  expect(await evaluate(driver, () => 'next' in window)).toBe(true);
});
