/** A form service whose message is no sentence, and no network. What each kind of answer means is tried in `send-enquiry.test.ts`. */
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm } from '../support/home-form';
import { expect, openHydrated, test } from '../support/site';

test.describe('a form service that', () => {
  const cross = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type, accept' };
  for (const [what, message] of [
    ['markup', '<img src=x onerror="window.intruded=1"><b>no</b>'],
    ['one word without end', 'x'.repeat(3_000)],
  ] as const) {
    test(`fails with ${what} as its message is quoted, and nothing typed is lost`, async ({ page, email, noise }) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) =>
        route.fulfill({ status: 400, json: { message }, headers: cross }),
      );
      await openHydrated(page, routes.home);
      await fillHomeForm(page, email, 'Goa in May');
      await page.getByRole('button', { name: enquiry.send }).click();
      const status = page.locator('#contact form').getByRole('status');
      await expect(status).toHaveText(message);
      await expect(page.locator('main form [name="message"]')).toHaveValue('Goa in May');
      expect(await status.locator('img, b').count()).toBe(0);
      expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        'nothing sticks out',
      ).toBe(true);
      expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    });
  }
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
  await expect(page.locator('main form [name="message"]')).toHaveValue('Kept for later');
  await context.setOffline(false);
  await page.getByRole('button', { name: enquiry.send }).click();
  await expect(page.getByText(enquiry.success)).toBeVisible();
});
