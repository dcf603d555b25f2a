/** The photographs of a trip in a browser: the files that a phone fetches, and the keyboard. */
import type { AddressInfo } from 'node:net';
import { expect, type Browser, type Page } from '@playwright/test';
import { readHostRules } from '../../scripts/hosting/read-host-rules';
import { exportServer } from '../../scripts/hosting/server';
import { tripPage } from '../../content/words/trip';
import { tripPath } from '../../content/routes';
import { phone } from '../support/site';
import { pictured } from './changes';

const { previous, next, close } = tripPage.photographs;

/** The photographs that the page requested. */
const photosOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/photos/'))
      .map((entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
      })),
  );

/**
 * Tests the gallery.
 * @param out A published folder in which the trip has the photographs `shown`.
 */
export async function expectGallery(browser: Browser, out: string, shown: readonly { alt: string }[]): Promise<void> {
  const server = exportServer(out, await readHostRules(out)).listen(0);
  const page = await browser.newPage({ ...phone, deviceScaleFactor: 2, serviceWorkers: 'block' });
  try {
    await page.goto(`http://localhost:${String((server.address() as AddressInfo).port)}${tripPath(pictured.id)}`);
    await page.waitForLoadState('networkidle');
    const [first] = await photosOf(page);
    expect(first?.name).toBe(`/photos/${pictured.picture}-800.avif`);
    expect(first?.bytes).toBeLessThanOrEqual(45_000);

    const view = page.locator('dialog:popover-open');
    const opener = (alt = '') => page.getByRole('button', { name: alt, exact: true });
    for (const [index, { alt }] of shown.entries()) {
      await opener(alt).press('Enter');
      await expect(view).toHaveAccessibleName(alt);
      await expect(view.getByRole('button', { name: index < shown.length - 1 ? next : close })).toBeFocused();
      await expect(view.locator('img')).toHaveJSProperty('complete', true);
      await page.keyboard.press('Escape');
      await expect(view).toHaveCount(0);
      await expect(opener(alt)).toBeFocused();
      await expect(opener(alt)).toBeInViewport();
    }
    // A phone with this pixel density uses one file for both the row and the full view.
    expect((await photosOf(page)).map(({ name }) => name)).toHaveLength(shown.length);

    await opener(shown[0]?.alt).press('Enter');
    for (const { alt } of shown.slice(1)) {
      await page.keyboard.press('Enter');
      await expect(view).toHaveAccessibleName(alt);
    }
    await view.getByRole('button', { name: previous }).click();
    await expect(view).toHaveAccessibleName(shown.at(-2)?.alt ?? '');
    await view.getByRole('button', { name: close }).click();
    await expect(view).toHaveCount(0);
    await expect(opener(shown[0]?.alt)).toBeFocused();
  } finally {
    await page.close();
    server.close();
  }
}
