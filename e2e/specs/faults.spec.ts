/** Browsers that refuse storage or have a wrong clock, a form service whose message is no sentence, and no network. */
import type { Page } from '@playwright/test';
import { booking } from '../../content/pages/booking';
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm } from '../support/home-form';
import { expect, openHydrated, test } from '../support/site';
import { labelOf } from '../support/words';

const faultsIn = (noise: readonly string[]) => noise.filter((line) => /^(uncaught|error)/.test(line));

/** The wizard from its first step to what its confirmation hands on. */
async function confirmWizard(page: Page): Promise<string> {
  await openHydrated(page, routes.bookNow);
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByLabel(labelOf('name')).fill('Asha');
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByRole('button', { name: booking.confirm }).click();
  const chat = page.getByRole('link', { name: booking.confirmed.whatsapp });
  return new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
}

test('with storage that is refused the wizard goes through to its confirmation', async ({ page, noise }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  expect(await confirmWizard(page)).toContain('Asha');
  await expect(page).toHaveURL(/step=4/);
  await page.goBack();
  await expect(page.getByRole('button', { name: booking.confirm })).toBeVisible();
  expect(faultsIn(noise)).toEqual([]);
});

test('with a clock at 1970 so it does', async ({ page, noise }) => {
  await page.clock.install({ time: new Date('1970-01-01T00:00:00') });
  expect(await confirmWizard(page)).toContain('Asha');
  expect(faultsIn(noise)).toEqual([]);
});

test('a form service that fails with markup and a word without end is quoted in red, and nothing typed is lost', async ({
  page,
  email,
  noise,
}) => {
  const message = `<img src=x onerror="window.intruded=1"><b>no</b> ${'x'.repeat(3_000)}`;
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type, accept' };
  await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) =>
    route.fulfill({ status: 400, json: { message }, headers }),
  );
  await openHydrated(page, routes.home);
  await fillHomeForm(page, email, 'Goa in May');
  await page.getByRole('button', { name: enquiry.send }).click();
  const status = page.locator('#contact').getByRole('status');
  await expect(status).toHaveText(message);
  const colour = await status.getByText('<img').evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(green, blue) * 2);
  await expect(page.getByLabel(enquiry.labels.message)).toHaveValue('Goa in May');
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut).toBe(0);
  expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('without a network the home form says that it failed, keeps the text, and sends it when the network is back', async ({
  page,
  email,
  context,
}) => {
  await openHydrated(page, routes.home);
  await fillHomeForm(page, email, 'Kept for later');
  await context.setOffline(true);
  await page.getByRole('button', { name: enquiry.send }).click();
  await expect(page.getByText(enquiry.failure)).toBeVisible();
  await expect(page.getByLabel(enquiry.labels.message)).toHaveValue('Kept for later');
  await context.setOffline(false);
  await page.getByRole('button', { name: enquiry.send }).click();
  await expect(page.getByText(enquiry.success)).toBeVisible();
});
