/** A form service that answers what it should not, and no network. */
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm } from '../support/home-form';
import { expect, openHydrated, test } from '../support/site';

test.describe('a form service that', () => {
  const cross = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type, accept' };
  for (const [what, body] of [
    ['a page instead of JSON', '<h1>Thank you</h1>'],
    ['nothing', ''],
  ] as const) {
    test(`says 200 with ${what} has the enquiry: the form says so and is empty`, async ({ page, email }) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) => route.fulfill({ body, headers: cross }));
      await openHydrated(page, routes.home);
      await fillHomeForm(page, email, 'Goa in May');
      await page.getByRole('button', { name: enquiry.send }).click();
      await expect(page.locator('#contact form').getByRole('status')).toHaveText(enquiry.success);
      await expect(page.locator('main form [name="message"]')).toHaveValue('');
    });
  }

  for (const [does, answer, shown] of [
    [
      'fails with a page of 5 MB',
      { status: 500, contentType: 'text/html', body: '<p>x</p>'.repeat(650_000) },
      enquiry.failure,
    ],
    [
      'fails with markup as its message',
      { status: 400, json: { message: '<img src=x onerror="window.intruded=1"><b>no</b>' } },
      '<img src=x onerror="window.intruded=1"><b>no</b>',
    ],
    [
      'fails with a message that is no text',
      { status: 400, json: { message: { html: '<b>no</b>' } } },
      enquiry.failure,
    ],
    ['fails with JSON that is no object', { status: 400, json: null }, enquiry.failure],
    ['fails with one word without end', { status: 400, json: { message: 'x'.repeat(3_000) } }, 'x'.repeat(3_000)],
  ] as const) {
    test(`${does} is told as text, and nothing typed is lost`, async ({ page, email, noise }) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) => route.fulfill({ ...answer, headers: cross }));
      await openHydrated(page, routes.home);
      await fillHomeForm(page, email, 'Goa in May');
      await page.getByRole('button', { name: enquiry.send }).click();
      const status = page.locator('#contact form').getByRole('status');
      await expect(status).toHaveText(shown);
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
