/** Buttons, keys and forms used before hydration: replayed when the runtime comes, native where it never does. */
import { booking } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { stateArrows } from '../../content/pages/controls';
import { enquiry } from '../../content/pages/enquiry';
import { internationalLinks } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { connected } from '../../scripts/lib/test-environment.mjs';
import { fillHomeForm } from '../support/home-form';
import { isRuntime, withholdRuntime } from '../support/runtime';
import { expect, received, test } from '../support/site';
import { labelOf } from '../support/words';

test('Next Step pressed too early, even thrice, moves one step when the runtime comes; what was typed stays', async ({
  page,
}) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.bookNow);
  await expect(page.locator('[data-step]:visible')).toHaveCount(1);
  await page.getByLabel(labelOf('travelers')).selectOption('3');
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: booking.next }).click();
  await expect(page.locator('[data-island=wizard]')).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page).toHaveURL(`${routes.bookNow}?step=2`);
  await expect(page.locator('[data-island=wizard]')).not.toHaveAttribute('aria-busy');
  await page.getByRole('button', { name: booking.previous }).click();
  await expect(page.getByLabel(labelOf('travelers'))).toHaveValue('3');
});

test('an arrow of the carousel pressed too early turns it when the runtime comes', async ({ page }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.domestic);
  const track = page.locator('.carousel-track');
  await page.getByRole('button', { name: stateArrows.next, exact: true }).click();
  const before = await track.evaluate((element) => element.scrollLeft);
  expect(before).toBeLessThan(20);
  await release();
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

test('arrow keys pressed too early on a dropdown walk into it when the runtime comes', async ({ page }) => {
  const { id, label } = internationalLinks;
  const release = await withholdRuntime(page);
  await page.goto(routes.home);
  await page.getByRole('button', { name: label, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await release();
  await expect(page.locator(`#menu-${id} a`).first()).toBeFocused();
});

test('the home form sent too early is sent once, when the runtime comes', async ({ page, email }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.home);
  await fillHomeForm(page, email, 'Sent before the runtime');
  await page.getByRole('button', { name: enquiry.send }).click();
  expect(await received(email)).toEqual([]);
  await release();
  await expect(page.getByText(enquiry.success)).toBeVisible();
  expect(await received(email)).toMatchObject([{ body: { message: 'Sent before the runtime' } }]);
});

test('where the runtime never comes the home form goes its native way', async ({ page, email }) => {
  await page.route(isRuntime, (route) => route.abort());
  await page.goto(routes.home);
  await fillHomeForm(page, email, 'No runtime at all');
  await page.getByRole('button', { name: enquiry.send }).click();
  await page.waitForURL(connected.NEXT_PUBLIC_FORM_ENDPOINT);
  expect(await received(email)).toMatchObject([{ body: { message: 'No runtime at all' } }]);
});

test('an empty contact form sent too early gets its hint when the runtime comes', async ({ page }) => {
  const release = await withholdRuntime(page);
  await page.goto(routes.contact);
  await page.getByRole('button', { name: contact.form.action }).click();
  await release();
  await expect(page.locator('main form [role=status]')).not.toBeEmpty();
});
