/** WCAG 2.2 AA, AAA contrast and axe's best practices: every page by day and by night, and every state a visitor can bring a page into. */
import type { Page } from '@playwright/test';
import { routes } from '../content/routes';
import { audit, axeOptions, axeSource } from './axe';
import { connected, ports } from './environment.mjs';
import { expect, laidOut, openLive, pageRoutes, test } from './site';

const small = { width: 360, height: 740 };
const large = { width: 1280, height: 800 };

/** What axe finds on the page as it stands, one line for each element. */
async function findings(page: Page): Promise<string[]> {
  await laidOut(page);
  // Evaluated rather than added as an element: a Content-Security-Policy has no say in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(audit, axeOptions);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.use({ viewport: small, contextOptions: { reducedMotion: 'reduce' } });

for (const [index, path] of [...pageRoutes, '/no-such-page'].entries()) {
  // Each page at both sizes, in either scheme; every second the other way round.
  const schemes = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  test(`${path} has nothing that axe would change, ${schemes[0]} on a phone and ${schemes[1]} on a desktop`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: schemes[0] });
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize(large);
    await page.emulateMedia({ colorScheme: schemes[1] });
    expect(await findings(page)).toEqual([]);

    const { drawn, all, cards } = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('*')];
      const drawn = elements.filter((element) => element.checkVisibility()).length;
      return { drawn, all: elements.length, cards: document.querySelectorAll('main article').length };
    });
    expect(drawn).toBeLessThanOrEqual(1500);
    // The domestic tours page holds four times twenty cards, of which it shows one state's.
    expect(all).toBeLessThanOrEqual(1500 * Math.max(1, cards / 20));
  });
}

interface State {
  path: string;
  size?: typeof small;
  /** What a visitor does, from the page just opened to the state. */
  reach: (page: Page) => Promise<unknown>;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();

/** Fills the home form and sends it to a service that answers with this status. */
async function send(page: Page, status: number): Promise<void> {
  await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) =>
    route.fulfill({
      status,
      json: { message: 'Please use a working email address.' },
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    }),
  );
  await fillAndSend(page);
}

async function fillAndSend(page: Page): Promise<void> {
  for (const [name, value] of Object.entries({
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    message: 'Goa in May',
  })) {
    await page.locator(`form [name="${name}"]`).fill(value);
  }
  await page.locator('form [name="travel_preference"]').selectOption('honeymoon');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

const states: Record<string, State> = {
  'the phone menu open': { path: routes.about, reach: (page) => page.locator('.phone-menu > summary').click() },
  'a dropdown open': {
    path: routes.about,
    size: large,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Domestic' }).focus();
      await expect(page.locator('#menu-domestic')).toBeVisible();
    },
  },
  'the skip link in sight': { path: routes.about, reach: (page) => page.keyboard.press('Tab') },
  'the bar floating': {
    path: routes.about,
    size: large,
    reach: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
    },
  },
  'featured packages filtered': {
    path: routes.home,
    reach: (page) => page.getByRole('radio', { name: 'Honeymoon' }).click(),
  },
  'all packages filtered and sorted': {
    path: routes.allPackages,
    reach: async (page) => {
      await page.getByRole('radio', { name: 'International' }).click();
      await page.getByLabel('Sort').selectOption('price');
    },
  },
  'all packages, none found': {
    path: routes.allPackages,
    reach: (page) => page.getByPlaceholder('Search packages...').fill('zanzibar'),
  },
  'another state’s tours': {
    path: `${routes.domestic}?state=kerala`,
    reach: (page) => expect(page.getByRole('radio', { name: 'Kerala' })).toBeChecked(),
  },
  'the home form sent': {
    path: routes.home,
    reach: async (page) => {
      await page.clock.install();
      await send(page, 200);
      await expect(page.getByText('Form submitted successfully!')).toBeVisible();
    },
  },
  'the home form refused': {
    path: routes.home,
    reach: async (page) => {
      await send(page, 400);
      await expect(page.getByText('Please use a working email address.')).toBeVisible();
    },
  },
  'the home form being sent': {
    path: routes.home,
    reach: async (page) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, () => undefined);
      await fillAndSend(page);
      await expect(page.getByRole('button', { name: 'Please wait...' })).toBeVisible();
    },
  },
  'the home form not connected': {
    path: `http://localhost:${String(ports.unconfigured)}/`,
    reach: async (page) => {
      await fillAndSend(page);
      await expect(page.getByText('not connected yet')).toBeVisible();
    },
  },
  'the contact form left empty': {
    path: routes.contact,
    reach: (page) => page.getByRole('button', { name: 'Continue on WhatsApp' }).click(),
  },
  'the second step of the wizard': { path: routes.bookNow, reach: next },
  'the third step of the wizard': {
    path: routes.bookNow,
    reach: async (page) => {
      await next(page);
      await next(page);
    },
  },
  'the confirmation': {
    path: routes.bookNow,
    reach: async (page) => {
      await next(page);
      await next(page);
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    },
  },
};

for (const [name, { path, size = small, reach }] of Object.entries(states)) {
  test(`nothing that axe would change: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openLive(page, path);
    await reach(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page)).toEqual([]);
    }
  });
}

test('nothing that axe would change: a page that broke', async ({ page }) => {
  await page.addInitScript(() => {
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto(routes.allPackages);
  await page.getByPlaceholder('Search packages...').click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

for (const path of [routes.home, '/destinations/kerala', routes.domestic, routes.bookNow, routes.contact]) {
  test(`${path} with text at 200 % and with more contrast`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await findings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(small.width);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      expect(await findings(page)).toEqual([]);
    }
  });

  test(`${path} on a desktop at 400 % zoom is read without scrolling sideways, and the bar does not take the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto(path);
    expect(await findings(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });
}
