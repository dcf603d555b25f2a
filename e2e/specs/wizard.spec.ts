import { expect, openLive, phone, test } from './site';

test.use(phone);

test.beforeEach(async ({ page }) => {
  await openLive(page, '/book-now');
});

test('three steps, a confirmation, one log line, no call', async ({ page, noise }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url());
  });
  await page.getByLabel('Package').selectOption('kerala-backwaters');
  await page.getByLabel('Travelers').selectOption('5+');
  await page.getByLabel('Start date').fill('2027-01-15');
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByLabel('Name').fill('Asha & Ravi');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone').fill('98765 43210');
  await page.getByLabel('Address').fill('Coimbatore');
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByLabel(/Requirements/).fill('Jain meals');
  await page.getByRole('button', { name: 'Confirm Booking' }).tap();

  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await expect(
    page.getByText("Thank you for your booking. We'll contact you shortly to confirm details."),
  ).toBeVisible();
  await expect(page.locator('[data-step="4"] ol li')).toHaveText([
    /within 24 hours/,
    /itinerary/,
    /payment instructions/,
    /travel documents/,
  ]);
  const chat = new URL(
    (await page.getByRole('link', { name: 'Send these details on WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect(chat.searchParams.get('text')).toContain(
    'Package: Kerala Backwaters\nTravelers: 5+\nStart date: 2027-01-15\nName: Asha & Ravi',
  );
  await expect(page.getByRole('link', { name: /Open the booking form/ })).toHaveAttribute('target', '_blank');
  expect(noise).toHaveLength(1);
  expect(noise[0]).toMatch(/^log: Booking details/);
  expect(posts).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).tap();
  await expect(page).toHaveURL('/');
});

test('is never blocked: an empty form reaches the confirmation', async ({ page }) => {
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByRole('button', { name: 'Confirm Booking' }).tap();
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
});

test('what was typed survives Previous, the Back button and a reload', async ({ page }) => {
  await page.getByLabel('Package').selectOption('goa-beach');
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByLabel('Name').fill('Asha');
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await page.getByRole('button', { name: 'Previous' }).tap();
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await page.goBack();
  await expect(page.getByLabel(/Requirements/)).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByLabel('Name')).toHaveValue('Asha');
  await page.getByRole('button', { name: 'Previous' }).tap();
  await expect(page.getByLabel('Package')).toHaveValue('goa-beach');
});

test('shows where the visitor is, and one step at a time', async ({ page }) => {
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByLabel('Name')).toBeHidden();
  await page.getByRole('button', { name: 'Next Step' }).tap();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('About you').last()).toBeFocused();
  await expect(page.getByLabel('Package')).toBeHidden();
});

test('an address that claims a confirmation without one starts at the beginning', async ({ page, noise }) => {
  await page.goto('/book-now?step=4');
  await expect(page.getByLabel('Package')).toBeVisible();
  await page.goto('/book-now?step=seven');
  await expect(page.getByLabel('Package')).toBeVisible();
  expect(noise).toEqual([]);
});

test('fields are required at browser level but the requirements', async ({ page }) => {
  expect(
    await page.locator('form [required]').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
  ).toEqual(['package', 'travelers', 'startDate', 'name', 'email', 'phone', 'address']);
});
