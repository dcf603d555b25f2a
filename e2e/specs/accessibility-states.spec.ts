/** Audits every state that a visitor can bring a page into, limited to the part of the page that changed. Each change is announced once. */
import type { Locator, Page, Route } from '@playwright/test';
import { booking } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/words/enquiry';
import { allPackagesPage, domesticPage } from '../../content/pages/lists';
import { domesticLinks } from '../../content/pages/navigation';
import { errorPage } from '../../content/pages/error';
import { finder } from '../../content/words/finder-page';
import { finderGroups } from '../../content/words/finder';
import { routes, shortlistPath } from '../../content/routes';
import { colourOptions, findings } from '../support/axe';
import {
  endingWith,
  featuredLabel,
  kindLabel,
  lastFeatured,
  secondState,
  showing,
  tripsOfKind,
  unknownPlace,
} from '../support/catalogue';
import { acceptMessages, endpoint, fillHomeForm } from '../support/home-form';
import { expect, idle, moveMouse, openHydrated, test } from '../support/site';
import { trips } from '../../content/catalogue/trips';
import { tripsInState } from '../../content/model/state-trips';

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

/** Expects no axe findings in a part of the page, in the light and the dark theme. */
async function expectSound(page: Page, within: string): Promise<void> {
  expect(await findings(page, undefined, within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, colourOptions, within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Uses a control and expects its result to be announced once; the status region may already contain the text. */
async function expectAnnounced(page: Page, control: Locator, message: string): Promise<void> {
  const region = page.getByRole('main').getByRole('status');
  const announced = await region.evaluateHandle((element: HTMLElement) => {
    const texts = [element.innerText];
    new MutationObserver(() => {
      const now = element.innerText.replace(/\s+/g, ' ').trim();
      if (now !== texts.at(-1)) texts.push(now);
    }).observe(element, { subtree: true, childList: true, characterData: true, attributes: true });
    return texts;
  });
  await control.click();
  await expect(region).toHaveText(message);
  // After two idle moments everything that the click started has been rendered.
  await idle(page);
  const [before, ...others] = await announced.jsonValue();
  expect(others).toEqual(before === message ? [] : [message]);
}

test('audits the visible skip link and the open phone menu, and on a desktop an open dropdown and the floating bar', async ({
  page,
}) => {
  await openHydrated(page, routes.about);
  await page.keyboard.press('Tab');
  await expectSound(page, '[href="#main"]');
  await page.locator('header summary').click();
  await expectSound(page, 'header');
  await page.locator('header summary').click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: domesticLinks.label }).focus();
  await expect(page.locator('#menu-domestic')).toBeVisible();
  await expectSound(page, 'header');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
  await expectSound(page, 'header');
});

test('audits the filtered featured packages, and the home form while sending, refused and sent', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, routes.home);
  await page.getByRole('radio', { name: featuredLabel(lastFeatured) }).click();
  await expectSound(page, '#packages');
  const send = page.locator('#contact [type=submit]');
  const waiting: Route[] = [];
  await page.route(endpoint, (route) => void waiting.push(route));
  await fillHomeForm(page, 'Goa');
  await send.click();
  await expect(send).toHaveText(enquiry.sending);
  await expectSound(page, '#contact');
  await waiting[0]?.fulfill({ status: 400, json: { message: 'Please use a working email address.' } });
  await expect(page.getByText('Please use a working email address.')).toBeVisible();
  await expectSound(page, '#contact');
  await acceptMessages(page);
  await send.click();
  await expect(page.getByText(enquiry.success)).toBeVisible();
  await expectSound(page, '#contact');
});

test('audits all packages filtered and without a result, and another state’s tours', async ({ page }) => {
  await openHydrated(page, routes.allPackages);
  const found = showing(tripsOfKind('international').length);
  await expectAnnounced(page, page.getByRole('radio', { name: kindLabel('international') }), found);
  await page.getByPlaceholder(allPackagesPage.search.placeholder).fill(unknownPlace);
  await expect(page.getByRole('heading', { name: allPackagesPage.empty.heading })).toBeVisible();
  await expectSound(page, 'main');
  const { id, name, titles } = secondState;
  const tours = `${name}: ${domesticPage.tours(titles.length, tripsInState(id).length)}`;
  await openHydrated(page, routes.domestic);
  await expectAnnounced(page, page.getByRole('radio', { name, exact: true }), tours);
  await expectSound(page, `[data-in-state=${id}]`);
});

test('audits the finder with a shortlist, compared, with choices without a result, and with none found', async ({
  page,
}) => {
  const shortlist = shortlistPath(trips.slice(0, 3).map(({ id }) => id));
  await openHydrated(page, `${shortlist}&price=${finderGroups.price.choices[1]?.id ?? ''}`);
  await page.getByText(finder.list.compare(3, 3)).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectSound(page, 'main section:has(table)');
  await page.getByRole('button', { name: endingWith(finder.choose.change) }).click();
  await expectSound(page, '[popover]');
  await page.keyboard.press('Escape');
  // No trip takes a day to the snow.
  await openHydrated(page, `${routes.finder}?sight=snow&days=one-day`);
  await expect(page.getByRole('heading', { name: finder.empty.heading })).toBeVisible();
  await expectSound(page, 'main');
  await page.locator('main').getByLabel(finder.search.label).fill(`snow december under 15000 ladakh ${unknownPlace}`);
  await expect(page.getByText(finder.ask.unknown([unknownPlace]))).toBeVisible();
  await expectSound(page, 'main');
});

test('audits the contact form submitted empty', async ({ page }) => {
  await openHydrated(page, routes.contact);
  await expectAnnounced(page, page.getByRole('button', { name: contact.form.action }), contact.form.emptyHint);
  await expectSound(page, 'main form');
});

test('audits each empty step of the wizard, and the confirmation', async ({ page }) => {
  await openHydrated(page, routes.bookNow);
  for (const button of [booking.next, booking.next, booking.confirm]) {
    await page.getByRole('button', { name: button }).click();
    await expectSound(page, '[data-island=wizard]');
  }
  await expect(page.getByRole('heading', { name: booking.confirmed.heading })).toBeVisible();
});

test('audits a broken page, which says so and offers a person to talk to', async ({ page }) => {
  await page.addInitScript(() => {
    // Breaks the first browser function that the list's script calls.
    window.URLSearchParams = function () {
      throw new Error('broken on purpose');
    } as unknown as typeof URLSearchParams;
  });
  await page.goto(routes.allPackages);
  await moveMouse(page);
  await expect(page.getByRole('heading', { name: errorPage.heading })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ })).toBeVisible();
  await expectSound(page, 'main');
});
