/** Browsers that refuse storage, have a wrong clock or break a page. */
import { booking } from '../../content/pages/booking';
import { enquiry } from '../../content/pages/enquiry';
import { errorPage } from '../../content/pages/shared';
import { routes, stateFilterPath } from '../../content/routes';
import { lastState } from '../support/catalogue';
import { fillHomeForm } from '../support/home-form';
import { expect, long, moveMouse, openHydrated, test } from '../support/site';
import { labelOf } from '../support/words';

for (const [what, refuse] of [
  [
    'refused altogether',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with storage that is ${what} the wizard goes through to its confirmation`, async ({ page, noise }) => {
    await page.addInitScript(refuse);
    await openHydrated(page, routes.bookNow);
    await page.getByLabel(labelOf('travelers')).selectOption('3');
    await page.getByRole('button', { name: booking.next }).click();
    await page.locator('[name="name"]').fill('Asha');
    await page.getByRole('button', { name: booking.next }).click();
    await page.getByRole('button', { name: booking.confirm }).click();
    const chat = page.locator('[data-step="4"] a[href^="https://wa.me/"]');
    await expect(chat).toBeVisible();
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain('Asha');
    await expect(page).toHaveURL(/step=4/);
    await page.goBack();
    await expect(page.getByRole('button', { name: booking.confirm })).toBeVisible();
    expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
  });
}

for (const [year, tag] of [
  ['1970-01-01T00:00:00', {}],
  ['2099-12-31T23:59:59', long],
] as const) {
  test(`with a clock at ${year} the pages work and the home form sends`, tag, async ({ page, email, noise }) => {
    await page.clock.install({ time: new Date(year) });
    await openHydrated(page, routes.domestic);
    await page.getByRole('radio', { name: lastState.name }).click();
    await expect(page).toHaveURL(stateFilterPath(lastState.id));
    await openHydrated(page, routes.bookNow);
    await page.getByRole('button', { name: booking.next }).click();
    await expect(page).toHaveURL(`${routes.bookNow}?step=2`);
    await openHydrated(page, routes.home);
    await fillHomeForm(page, email, `Sent at ${year}`);
    await page.getByRole('button', { name: enquiry.send }).click();
    await expect(page.getByText(enquiry.success)).toBeVisible();
    await page.clock.fastForward(3_100);
    await expect(page.getByText(enquiry.success)).toBeHidden();
    expect(noise.filter((line) => /^(uncaught|error)/.test(line))).toEqual([]);
  });
}

test('a page that breaks while it runs says so and offers a human', async ({ page }) => {
  await page.addInitScript(() => {
    // Breaks the first thing the list's script asks of the browser.
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto(routes.allPackages);
  await moveMouse(page);
  await expect(page.getByRole('heading', { name: errorPage.heading })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
});
