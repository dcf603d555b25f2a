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
  await page.getByLabel(labelOf('package')).selectOption(wanted.value);
  await page.getByLabel(labelOf('travelers')).selectOption(travelers);
  await page.getByLabel(labelOf('startDate')).fill('2027-01-15');
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByLabel(labelOf('name')).fill('Asha & Ravi');
  await page.getByLabel(labelOf('email')).fill('asha@example.com');
  await page.getByLabel(labelOf('phone')).fill('98765 43210');
  await page.getByLabel(labelOf('address')).fill('Coimbatore');
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByLabel(labelOf('requirements')).fill('Jain meals');
  await page.getByRole('button', { name: booking.confirm }).tap();

  await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeFocused();
  await expect(page.getByText(booking.confirmed.text)).toBeVisible();
  await expect(page.locator('[data-step="4"] ol li')).toHaveText(
    booking.confirmed.steps.map((step, index) => `${index + 1}${step}`),
  );
  const chat = new URL((await page.getByRole('link', { name: booking.confirmed.whatsapp }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toContain(
    `Package: ${wanted.label}\nStart date: 2027-01-15\nTravelers: ${travelers}\nName: Asha & Ravi`,
  );
  await expect(page.getByRole('link', { name: startingWith(booking.confirmed.form) })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(noise).toHaveLength(1);
  expect(noise[0]).toMatch(/^log: Booking details/);
  expect(posts).toEqual([]);
  await page.getByRole('link', { name: booking.confirmed.home }).tap();
  await expect(page).toHaveURL('/');
});

test('is never blocked: an empty form reaches the confirmation', async ({ page }) => {
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByRole('button', { name: booking.next }).tap();
  await page.getByRole('button', { name: booking.confirm }).tap();
  await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeVisible();
  await expect(page.getByRole('button', { name: booking.previous })).toBeHidden();
  await expect(page.getByRole('button', { name: booking.confirm })).toBeHidden();
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

test('shows where the visitor is, and one step at a time', async ({ page }) => {
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByLabel(labelOf('name'))).toBeHidden();
  await page.getByRole('button', { name: booking.next }).tap();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText(booking.steps[1].label).last()).toBeFocused();
  await expect(page.getByLabel(labelOf('package'))).toBeHidden();
});

test('an address that claims a confirmation without one starts at the beginning', async ({ page, noise }) => {
  await page.goto(`${routes.bookNow}?step=4`);
  await expect(page.getByLabel(labelOf('package'))).toBeVisible();
  await page.goto(`${routes.bookNow}?step=seven`);
  await expect(page.getByLabel(labelOf('package'))).toBeVisible();
  expect(noise).toEqual([]);
});

test('fields are required at browser level but the requirements', async ({ page }) => {
  expect(
    await page.locator('form [required]').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
  ).toEqual(['package', 'travelers', 'startDate', 'name', 'email', 'phone', 'address']);
});
