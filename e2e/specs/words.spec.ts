/**
 * Words are not broken and pages are no wider than their screen, from small phones to desktops. With longer words from a browser's
 * translation, nothing is cut off or covered, also with a visitor's own text spacing.
 */
import type { Page } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { isGroup, mainNavigation } from '../../content/pages/navigation';
import { destinationPath, routes } from '../../content/routes';
import { brokenWords, excessWidth, layOutWhole } from '../support/broken-words';
import { everyRoute, expect, long, openHydrated, pageSample, test } from '../support/site';
import { layoutFaults, spaceTexts, translate } from '../support/translated';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every finding on pages, with its place. */
async function findingsOn(page: Page, paths: readonly string[], widths: readonly number[], sizes: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(layOutWhole);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of sizes)
        for (const word of await page.evaluate(brokenWords, size))
          found.push(`${path} at ${width} px, ${size}: ${word}`);
      // Words of twice the size may break on a phone, but no word and no field may widen the page.
      const excess = width < 480 ? await page.evaluate(excessWidth, '200%') : 0;
      if (excess > 0) found.push(`${path} at ${width} px, 200%: ${excess} px too wide`);
    }
  }
  return found;
}

/** Splits pages into parallel tests. */
const inParts = (paths: readonly string[], parts: number) =>
  Array.from({ length: parts }, (_, part) => paths.filter((_path, index) => index % parts === part));

for (const [part, paths] of inParts(pageSample, 4).entries())
  test(`no word is broken on a page of each kind, on a small phone and a tablet, with larger text, part ${part + 1}`, async ({
    page,
  }) => {
    // Words that fit in larger letters fit in smaller ones, except titles, whose size depends on their longest word.
    expect(await findingsOn(page, paths, [320, 768], ['150%'])).toEqual([]);
  });

for (const [part, paths] of inParts([...everyRoute, routes.offline], 8).entries())
  test(`no word is broken on any page, part ${part + 1}`, long, async ({ page }) => {
    test.slow();
    expect(await findingsOn(page, paths, [320, 360, 768, 820, 1024, 1280], ['100%', '150%'])).toEqual([]);
  });

/** The least width of each layout, at which longer words have the least space. */
const [phone, tablet, desktop] = [320, 640, 1024];

async function openTranslated(page: Page, path: string) {
  await openHydrated(page, path);
  await page.evaluate(layOutWhole);
  await page.evaluate(translate);
}

/** Faults of a part of the page at all widths; `before` opens the part. */
async function faultsAt(page: Page, at: readonly number[], within: string, before?: () => Promise<void>) {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const isSpaced of [false, true]) {
      await page.evaluate(spaceTexts, isSpaced);
      await before?.();
      const faults = await page.evaluate(layoutFaults, within);
      found.push(...faults.map((fault) => `${width} px${isSpaced ? ', spaced' : ''}: ${fault}`));
    }
  }
  return found;
}

/** The pages that `npm test` opens; those of other kinds have the tag `@long`. */
const quick: readonly string[] = [destinationPath(destinationIds[0]), pageSample.at(-1) ?? ''];

for (const path of pageSample)
  test(`${path} has space for longer words`, quick.includes(path) ? {} : long, async ({ page }) => {
    await openTranslated(page, path);
    expect(await faultsAt(page, [phone, tablet, desktop], 'main')).toEqual([]);
  });

test('has space for longer words in the header, each dropdown, the phone menu and the footer', async ({ page }) => {
  await openTranslated(page, routes.terms);
  expect(await faultsAt(page, [phone, tablet, desktop], 'body > :not(main)')).toEqual([]);
  for (const { id } of mainNavigation.filter(isGroup)) {
    const open = async () => {
      await page.locator(`[aria-controls="menu-${id}"]`).focus();
      await expect(page.locator(`#menu-${id}`)).toHaveCSS('opacity', '1');
    };
    expect(await faultsAt(page, [desktop], `#menu-${id}`, open), id).toEqual([]);
  }
  const sheet = page.locator('header details > div');
  const open = async () => {
    await page.locator('header details').evaluate((menu: HTMLDetailsElement) => (menu.open = false));
    await sheet.evaluate((element) => (element.style.paddingTop = ''));
    await page.locator('header summary').click();
    // It opens below the header, whatever its height.
    await expect(sheet).toHaveAttribute('style', /padding-top/);
  };
  expect(await faultsAt(page, [phone, tablet], 'header details', open)).toEqual([]);
});

test('has a header no higher than the scroll padding for anchors', async ({ page }) => {
  await openTranslated(page, routes.terms);
  await page.evaluate(spaceTexts, true);
  for (const width of [phone, tablet, desktop]) {
    await page.setViewportSize({ width, height: 800 });
    const [bar, available] = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().height ?? Infinity,
      parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    ]);
    expect(bar, `${width} px`).toBeLessThanOrEqual(available);
  }
});

test('has space for longer words in each step of the wizard', async ({ page }) => {
  await openTranslated(page, routes.bookNow);
  for (const step of [2, 3, 4]) {
    await page.locator('[data-island=wizard] button[type=button]:visible').last().click();
    await expect(page.locator(`[data-step="${step}"]`)).toBeVisible();
    await page.evaluate(translate);
    expect(await faultsAt(page, [phone, tablet, desktop], '[data-island=wizard]'), `step ${step}`).toEqual([]);
  }
});
