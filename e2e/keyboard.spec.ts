/** Every flow without a mouse: the order of the focus, the focus in sight at every stop, and targets a fingertip can hit. */
import type { Page } from '@playwright/test';
import { packagePath, routes } from '../content/routes';
import { connected } from './environment.mjs';
import { bar, focusedStop, type Stop } from './focus';
import { expect, openLive, phone, test } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What has the focus; null when the page has not. */
const focused = (page: Page) => page.evaluate(focusedStop);

/** Presses Tab until the focus has been through the whole page. */
async function walk(page: Page, most = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop) break;
    // A date field has stops of its own inside.
    const last = stops.at(-1);
    if (last?.name === stop.name && stop.name === 'Start date') continue;
    if (stops.length > 0 && stop.name === stops[0]?.name) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop && (typeof name === 'string' ? stop.name === name : name.test(stop.name))) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

/** From the top of a page past its bar, as the first Tab offers. */
async function skip(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
}

/** Presses Enter on a link to the booking form, which opens in a new tab. */
async function book(page: Page): Promise<void> {
  await page.context().route(connected.NEXT_PUBLIC_BOOKING_URL, (route) => route.fulfill({ body: 'form' }));
  const [form] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(form).toHaveURL(connected.NEXT_PUBLIC_BOOKING_URL);
}

const walked = [
  routes.home,
  '/destinations/kerala',
  packagePath('kerala-package'),
  routes.domestic,
  routes.bookNow,
  routes.contact,
];

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  for (const path of walked) {
    test(`${path} at ${String(width)} px shows the focus at every stop, on targets of 44 px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLive(page, path);
      await page.mouse.move(width - 1, 300);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.at(-1)?.name).toMatch(/^Call/);
      expect(stops.filter(({ fault }) => fault !== '').map(({ name, fault }) => `${name}: ${fault}`)).toEqual([]);
      expect(
        stops
          .filter(({ target: [x, y], inText }) => !inText && (x < 44 || y < 44))
          .map(({ name, target }) => `${name}: ${target.join(' × ')}`),
      ).toEqual([]);
    });
  }
}

for (const [path, first] of [
  [
    routes.home,
    [
      'Explore Packages',
      'Plan Custom Trip',
      'View All Packages',
      'All Packages',
      'Wayanad Adventure',
      'Book Now for Wayanad Adventure (opens in a new tab)',
      'Vagamon - Varkala',
    ],
  ],
  [
    '/destinations/kerala',
    [
      'See tours',
      'Ask about it (Kerala) (opens in a new tab)',
      'Home',
      'Destinations',
      'Book This Package for Wayanad Adventure (opens in a new tab)',
    ],
  ],
  [
    routes.domestic,
    ['Previous states', 'Tamil Nadu', 'Next states', 'Book Now for Kanchipuram Temples & Silk (opens in a new tab)'],
  ],
  [routes.bookNow, ['Package', 'Travelers', 'Start date', 'Next Step', '+91 98765 43210']],
  [
    routes.contact,
    [
      'Call +91 98765 43210',
      'WhatsApp (opens in a new tab)',
      '+91 98765 43210',
      'hello@marigoldtrails.example',
      'Chat on WhatsApp (opens in a new tab)',
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Travel preference',
      'Message',
      'Continue on WhatsApp',
      'Send it by email instead',
    ],
  ],
] as const) {
  test(`${path} takes the focus in the order of its reading`, async ({ page }) => {
    await openLive(page, path);
    const names = (await walk(page, bar.length + first.length + 12)).map(({ name }) => name);
    expect(names.slice(0, bar.length)).toEqual(bar);
    // Pages may put further links between these.
    expect(
      names
        .slice(bar.length)
        .filter((name) => (first as readonly string[]).includes(name))
        .slice(0, first.length),
    ).toEqual(first);
  });
}

test('from the first Tab on the home page to the booking form', async ({ page }) => {
  await openLive(page, routes.home);
  await skip(page);
  await tabTo(page, 'Explore Packages');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.explorePackages);
  await skip(page);
  await tabTo(page, /^Book Now for /);
  await book(page);
});

test('through a dropdown with the arrow keys to a destination and its booking form', async ({ page }) => {
  await openLive(page, routes.home);
  await tabTo(page, 'Domestic');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/destinations/kerala');
  await skip(page);
  await tabTo(page, /^Book This Package for /);
  await book(page);
});

test('a state of India chosen with the arrow keys, and its first tour booked', async ({ page }) => {
  await openLive(page, routes.domestic);
  await skip(page);
  await tabTo(page, 'Tamil Nadu');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Kerala' })).toBeFocused();
  expect((await focused(page))?.fault).toBe('');
  await tabTo(page, /^Book Now for /);
  await book(page);
});

test('packages searched in vain, shown again, and one booked', async ({ page }) => {
  await openLive(page, routes.allPackages);
  await skip(page);
  await tabTo(page, 'Search packages');
  await page.keyboard.type('zanzibar');
  await expect(page.getByRole('status')).toHaveText('Showing 0 packages');
  await tabTo(page, 'Show All Packages');
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search packages...')).toBeFocused();
  await page.keyboard.type('bali');
  await tabTo(page, /^Book Now for Bali Romance/);
  await book(page);
});

test('the wizard from its first field to the booking form', async ({ page }) => {
  await openLive(page, routes.bookNow);
  await skip(page);
  await tabTo(page, 'Package');
  await page.keyboard.press('k');
  await expect(page.getByLabel('Package')).toHaveValue('kerala-backwaters');
  await tabTo(page, 'Next Step');
  await page.keyboard.press('Space');
  await expect(page.getByText('About you').last()).toBeFocused();
  await tabTo(page, 'Name');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your wishes').last()).toBeFocused();
  await tabTo(page, 'Confirm Booking');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused();
  await tabTo(page, /^Open the booking form/);
  expect((await focused(page))?.fault).toBe('');
  await book(page);
});

test('the contact form from its first field to WhatsApp', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await openLive(page, routes.contact);
  await skip(page);
  await tabTo(page, 'First name');
  await page.keyboard.type('Asha');
  await tabTo(page, 'Continue on WhatsApp');
  const [chat] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(chat).toHaveURL(/Asha/);
});

test.describe('on a phone with a keyboard', () => {
  test.use(phone);

  test('the menu opens, keeps the focus, shows it at every stop, gives it back, and leads to a booking form', async ({
    page,
  }) => {
    await openLive(page, routes.home);
    const summary = page.locator('.phone-menu > summary');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    const names: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (!stop || (await summary.evaluate((element) => element === document.activeElement))) break;
      expect(stop.fault, stop.name).toBe('');
      names.push(stop.name);
    }
    expect(names[0]).toBe('Home');
    expect(names.at(-1)).toBe('Get Free Quote');
    await expect(summary).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Goa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/destinations/goa');
    await skip(page);
    await tabTo(page, /^Book This Package for /);
    expect((await focused(page))?.fault).toBe('');
    await book(page);
  });
});
