/** The same audit of every state that a visitor can bring a page into. */
import type { Page } from '@playwright/test';
import { booking } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { finder } from '../../content/pages/trips';
import { finderGroups } from '../../content/queries/finder';
import { trips } from '../../content/queries/trips';
import { keptTripsPath, routes, stateFilterPath } from '../../content/routes';
import { domesticLinks } from '../../content/pages/navigation';
import { allPackagesPage } from '../../content/pages/lists';
import { featuredLabel, lastFeatured, kindLabel, secondState, unknownPlace } from '../support/catalogue';
import { colourOptions } from '../support/axe';
import { findings } from '../support/findings';
import { fillHomeForm } from '../support/home-form';
import { connected, ports } from '../../scripts/lib/test-environment.mjs';
import { expect, openHydrated, test } from '../support/site';

const small = { width: 360, height: 740 };
const large = { width: 1280, height: 800 };

test.use({ viewport: small, contextOptions: { reducedMotion: 'reduce' } });

interface State {
  path: string;
  size?: typeof small;
  /** What a visitor does, from the page just opened to the state. */
  reach: (page: Page) => Promise<unknown>;
}

/** Goes on in the wizard by so many steps. */
async function next(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) await page.getByRole('button', { name: booking.next }).click();
}

const fillAndSend = async (page: Page) => {
  await fillHomeForm(page, 'asha@example.com', 'Two of us, in May');
  await page.getByRole('button', { name: enquiry.send }).click();
};

const refusal = 'Please use a working email address.';

/** Fills the home form and sends it to a service that answers with this status. */
async function send(page: Page, status: number): Promise<void> {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, (route) =>
    route.fulfill({ status, json: { message: refusal }, headers }),
  );
  await fillAndSend(page);
}

const states: Record<string, State> = {
  'the phone menu open': { path: routes.about, reach: (page) => page.locator('.phone-menu > summary').click() },
  'a dropdown open': {
    path: routes.about,
    size: large,
    reach: async (page) => {
      await page.getByRole('button', { name: domesticLinks.label }).focus();
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
    reach: (page) => page.getByRole('radio', { name: featuredLabel(lastFeatured) }).click(),
  },
  'all packages filtered and sorted': {
    path: routes.allPackages,
    reach: async (page) => {
      await page.getByRole('radio', { name: kindLabel('international') }).click();
      await page.getByLabel('Sort').selectOption('price');
    },
  },
  'all packages, none found': {
    path: routes.allPackages,
    reach: (page) => page.getByPlaceholder(allPackagesPage.search.placeholder).fill(unknownPlace),
  },
  'the finder with a list, compared, and choices that lead to nothing': {
    path: `${keptTripsPath(trips.slice(0, 3).map(({ id }) => id))}&price=${finderGroups.price.choices[1]?.id ?? ''}`,
    reach: async (page) => {
      await page.getByText(finder.list.compare(3, 3)).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  'the finder, none found': {
    path: routes.finder,
    reach: (page) => page.getByLabel(finder.search.label).fill(unknownPlace),
  },
  'another state’s tours': {
    path: stateFilterPath(secondState.id),
    reach: (page) => expect(page.getByRole('radio', { name: secondState.name })).toBeChecked(),
  },
  'the home form sent': {
    path: routes.home,
    reach: async (page) => {
      await page.clock.install();
      await send(page, 200);
      await expect(page.getByText(enquiry.success)).toBeVisible();
    },
  },
  'the home form refused': {
    path: routes.home,
    reach: async (page) => {
      await send(page, 400);
      await expect(page.getByText(refusal)).toBeVisible();
    },
  },
  'the home form being sent': {
    path: routes.home,
    reach: async (page) => {
      await page.route(connected.NEXT_PUBLIC_FORM_ENDPOINT, () => undefined);
      await fillAndSend(page);
      await expect(page.getByRole('button', { name: enquiry.sending })).toBeVisible();
    },
  },
  'the home form not connected': {
    path: `http://localhost:${ports.unconfigured}/`,
    reach: async (page) => {
      await fillAndSend(page);
      await expect(page.getByText(enquiry.notConnected)).toBeVisible();
    },
  },
  'the contact form left empty': {
    path: routes.contact,
    reach: (page) => page.getByRole('button', { name: contact.form.action }).click(),
  },
  'the second step of the wizard': { path: routes.bookNow, reach: (page) => next(page, 1) },
  'the third step of the wizard': { path: routes.bookNow, reach: (page) => next(page, 2) },
  'the confirmation': {
    path: routes.bookNow,
    reach: async (page) => {
      await next(page, 2);
      await page.getByRole('button', { name: booking.confirm }).click();
      await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeVisible();
    },
  },
};

for (const [name, { path, size = small, reach }] of Object.entries(states)) {
  test(`nothing that axe would change: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHydrated(page, path);
    await reach(page);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, colourOptions)).toEqual([]);
  });
}
