import { finderSearchPath, routes } from '../../content/routes';
import { customTripHref } from '../../content/format/booking-link';
import { telHref } from '../../content/format/contact-links';
import { notFoundPage } from '../../content/pages/shared';
import { tripsPage } from '../../content/pages/trips';
import { lastPlace } from '../support/catalogue';
import { expect, long, openHydrated, pageRoutes, test } from '../support/site';

// In Chromium `requests.spec.ts` looks at a page of each kind on a phone.
for (const path of pageRoutes) {
  test(`${path} answers at once, whole and silent`, long, async ({ page, noise, request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);

    await openHydrated(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const quick = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(quick.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await expect(quick.getByRole('link', { name: /Call/ })).toHaveAttribute('href', telHref);
    expect(noise).toEqual([]);
  });
}

test('an unknown path shows the not-found page, with status 404, and logs the path', async ({ page, noise }) => {
  const answer = await page.goto('/destinations/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: notFoundPage.heading })).toBeVisible();
  await expect(page.getByText(notFoundPage.code, { exact: true })).toBeVisible();
  // The browser itself reports the status; the other line is the one the specification asks for.
  expect(noise.filter((line) => !line.includes('Failed to load resource'))).toEqual([
    'error: 404: no page at /destinations/atlantis',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: tripsPage.link })).toHaveJSProperty(
    'search',
    new URL(finderSearchPath('atlantis'), page.url()).search,
  );
  await page.getByRole('link', { name: notFoundPage.action }).click();
  await expect(page).toHaveURL(routes.home);
});

test('/plan-custom-trip redirects to the booking form by HTTP', async ({ request }) => {
  const answer = await request.get(routes.planCustomTrip, { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([302, customTripHref]);
});

test('a route change starts at the top of the page', async ({ page }) => {
  await page.goto(routes.about);
  await page.evaluate(() => window.scrollTo(0, 10_000));
  await page.getByRole('contentinfo').locator(`a[href="${lastPlace.href}"]`).click();
  await expect(page).toHaveURL(lastPlace.href);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
