/** A browser that refuses storage, and a form service whose message is no sentence. Other failures: `components/islands/forms/send-enquiry.test.ts`. */
import { booking } from '../../content/pages/booking';
import { enquiry } from '../../content/pages/enquiry';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm } from '../support/home-form';
import { expect, openHydrated, test } from '../support/site';
import { labelOf } from '../support/words';

test('with storage that is refused the wizard goes through to its confirmation', async ({ page, noise }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await openHydrated(page, routes.bookNow);
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByLabel(labelOf('name')).fill('Asha');
  await page.getByRole('button', { name: booking.next }).click();
  await page.getByRole('button', { name: booking.confirm }).click();
  const chat = page.getByRole('link', { name: booking.confirmed.whatsapp });
  await expect(chat).toHaveAttribute('href', /Asha/);
  await expect(page).toHaveURL(/step=4/);
  await page.goBack();
  await expect(page.getByRole('button', { name: booking.confirm })).toBeVisible();
  expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
});

test('a form service that fails with markup and a word without end is quoted as text, and nothing typed is lost', async ({
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
  await expect(page.locator('#contact').getByRole('status')).toHaveText(message);
  await expect(page.getByLabel(enquiry.labels.message)).toHaveValue('Goa in May');
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sticksOut).toBe(0);
  expect(noise.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});
