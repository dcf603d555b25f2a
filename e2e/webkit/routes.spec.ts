/** Every page in WebKit: whole, awake at the first sign of a visitor, as wide as its window, and without a fault. */
import { routes } from '../../content/routes';
import { pageRoutes, rawHtml } from '../site';
import {
  evaluate,
  eventually,
  expect,
  faultsOf,
  Key,
  large,
  open,
  press,
  resize,
  small,
  stir,
  test,
  waiting,
  type WebDriver,
} from './webkit';

/** How far the page reaches past its window, in px. */
const excess = (driver: WebDriver) => evaluate(driver, () => document.documentElement.scrollWidth - innerWidth);

/** What is wrong with the pictures on the first screen; each has to be there, decoded. */
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
  test(`${path} opens whole, wakes, and is no wider than a desktop or a phone`, async ({ driver }) => {
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

    // A movement wakes a page as well as a key does.
    if (index % 2 === 0) await stir(driver);
    else await press(driver, Key.TAB);
    await eventually(() => waiting(driver)).toEqual([]);
    expect(await evaluate(driver, () => 'unaided' in document.documentElement.dataset)).toBe(false);
    expect(await excess(driver)).toBeLessThanOrEqual(0);
    expect(await faultsOf(driver)).toEqual([]);
  });
}

test('nothing of the runtime runs before a visitor stirs', async ({ driver }) => {
  await open(driver, routes.domestic);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await evaluate(driver, () => 'next' in window)).toBe(false);
  await stir(driver);
  expect(await evaluate(driver, () => 'next' in window)).toBe(true);
});
