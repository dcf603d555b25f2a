/** The booking wizard on a phone. Its steps one by one: `components/islands/forms/`. */
import { booking } from '../../content/pages/booking';
import { routes } from '../../content/routes';
import { expect, openHydrated, phone, test } from '../support/site';
import { labelOf, startingWith } from '../support/words';

test.use(phone);

const [, wanted] = booking.packages;
const travelers = booking.travelers[4];

test.beforeEach(async ({ page }) => {
  await openHydrated(page, routes.bookNow);
});

test('three steps, a confirmation, one log line, no call', async ({ page, noise }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await page.getByLabel(labelOf('package')).selectOption(wanted.value);
  await page.getByLabel(labelOf('travelers')).selectOption(travelers);
  await page.getByLabel(labelOf('startDate')).fill('2027-01-15');
  await expect(page.getByLabel(labelOf('name'))).toBeHidden();
  await page.getByRole('button', { name: booking.next }).tap();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(booking.steps[1].label, { exact: true }).last()).toBeFocused();
  await expect(page.getByLabel(labelOf('package'))).toBeHidden();
  await page.getByLabel(labelOf('name')).fill('Asha & Ravi');
  await page.getByLabel(labelOf('email')).fill('asha@example.com');
  await page.getByLabel(labelOf('phone')).fill('98765 43210');
  await page.getByLabel(labelOf('address')).fill('Coimbatore');
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByLabel(labelOf('requirements')).fill('Jain meals');
  await page.getByRole('button', { name: booking.confirm }).tap();

  await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeFocused();
  await expect(page.getByText(booking.confirmed.text)).toBeVisible();
  for (const step of booking.confirmed.steps) await expect(page.getByText(step)).toBeVisible();
  const chat = new URL((await page.getByRole('link', { name: booking.confirmed.whatsapp }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain(
    `Package: ${wanted.label}\nStart date: 2027-01-15\nTravelers: ${travelers}\nName: Asha & Ravi`,
  );
  const form = page.getByRole('link', { name: startingWith(booking.confirmed.form) });
  await expect(form).toHaveAttribute('target', '_blank');
  expect(noise).toEqual([expect.stringMatching(/^log: Booking details/)]);
  expect(posts).toEqual([]);
  await page.getByRole('link', { name: booking.confirmed.home }).tap();
  await expect(page).toHaveURL('/');
});

test('what was typed survives Previous, the Back button and a reload', async ({ page }) => {
  await page.getByLabel(labelOf('package')).selectOption(wanted.value);
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByLabel(labelOf('name')).fill('Asha');
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByRole('button', { name: booking.previous }).tap();
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Asha');
  // The address follows a moment after the step.
  await expect(page).toHaveURL(/step=2$/);
  await page.goBack();
  await expect(page.getByLabel(labelOf('requirements'))).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(labelOf('name'))).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel(labelOf('name'))).toHaveValue('Asha');
  await page.getByRole('button', { name: booking.previous }).tap();
  await expect(page.getByLabel(labelOf('package'))).toHaveValue(wanted.value);
});
