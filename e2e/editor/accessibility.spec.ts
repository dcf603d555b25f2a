/** Every screen in narrow and wide windows, light and dark: nothing that axe finds, nothing beyond the edge, one main landmark. */
import type { Page } from '@playwright/test';
import { colourOptions, findings } from '../support/axe';
import { expect, fileOf, openScreen, historyOf, openEditor, openParts, test } from '../support/editor/editor';
import { group, priced } from './changes';

/** The screens by their addresses. Those with a form are audited with all of its parts open. */
const screens = {
  '#/today': false,
  '#/trips': false,
  '#/prices': false,
  '#/departures': false,
  [`#/departures/${group.id}`]: false,
  '#/files': false,
  '#/deleted': false,
  '#/new/trips': false,
  [historyOf(fileOf('trips', priced.id))]: false,
  [`#/trips/${priced.id}`]: true,
  '#/operator/peaks': true,
  '#/pages/home': true,
} as const;

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until a screen is there. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/^(Opening|Reading)…$/)).toHaveCount(0);
}

for (const width of [320, 390, 1366])
  test(`all screens at ${width} px, light and dark`, async ({ page, repository }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 844 });
    await openEditor(page, repository);
    for (const [address, isForm] of Object.entries(screens))
      await test.step(address, async () => {
        await openScreen(page, address);
        await settled(page);
        if (isForm) await openParts(page);
        await page.emulateMedia({ colorScheme: 'light' });
        expect.soft(await findings(page), address).toEqual([]);
        expect.soft(await overflow(page), address).toBeLessThanOrEqual(0);
        await expect.soft(page.getByRole('main')).toHaveCount(1);
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await findings(page, colourOptions), `${address}, dark`).toEqual([]);
      });
  });

test('the sign-in screen, light and dark', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByLabel('Access token').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, colourOptions)).toEqual([]);
});

test('text of twice the size fits, and may be zoomed', async ({ page, repository }) => {
  await openEditor(page, repository);
  await page.setViewportSize({ width: 640, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%');
  });
  for (const address of ['#/prices', '#/trips', `#/trips/${priced.id}`, '#/today']) {
    await openScreen(page, address);
    await settled(page);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
});
