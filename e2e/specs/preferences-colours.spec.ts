/** Colours that visitors asked of their device: forced ones, more contrast, ink on paper. */
import { booking } from '../../content/pages/booking';
import { enquiry } from '../../content/pages/enquiry';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { groupTrips } from '../../content/catalogue/groups';
import { destinations } from '../../content/catalogue/destinations';
import { absolute, site } from '../../content/site';
import { featuredLabel, lastFeatured, firstState, kindLabel, secondState } from '../support/catalogue';
import { expect, openHydrated, test } from '../support/site';
import { styleOf, token } from '../support/styles';

test.describe('forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  for (const [path, chosen, other] of [
    [routes.home, featuredLabel('all'), featuredLabel(lastFeatured)],
    [routes.allPackages, kindLabel('all'), kindLabel('international')],
    [routes.domestic, firstState.name, secondState.name],
  ] as const) {
    test(`${path} shows which choice is made, before and after another`, async ({ page }) => {
      await openHydrated(page, path);
      const fill = async (name: string) =>
        page
          .getByRole('radio', { name, exact: true })
          .locator('xpath=..')
          .evaluate((label) => getComputedStyle(label).backgroundColor);
      await page.mouse.move(2, 400);
      const [filled, plain] = [await fill(chosen), await fill(other)];
      expect(filled).not.toBe(plain);
      await page.getByRole('radio', { name: other, exact: true }).click();
      await page.mouse.move(2, 400);
      await expect.poll(() => fill(other)).toBe(filled);
      await expect.poll(() => fill(chosen)).toBe(plain);
    });
  }

  test('buttons, fields and the contact bar keep an edge, the focus its line', async ({ page }) => {
    await openHydrated(page, routes.contact);
    for (const selector of [
      'main .button',
      'form button',
      'form input',
      'form select',
      'form textarea',
      '.quick-contact a',
    ]) {
      const [style, width] = await styleOf(page, selector, 'border-top-style', 'border-top-width');
      expect(style, selector).toBe('solid');
      expect(parseFloat(width ?? ''), selector).toBeGreaterThanOrEqual(1);
    }
    await page.getByLabel(enquiry.labels.first_name).focus();
    const [style, width] = await styleOf(page, 'form input:focus', 'outline-style', 'outline-width');
    expect([style, width]).toEqual(['solid', '3px']);
  });

  test('the wizard shows which steps are reached', async ({ page }) => {
    await openHydrated(page, routes.bookNow);
    await page.getByRole('button', { name: booking.next }).click();
    const fills = () =>
      page.locator('.stop').evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).backgroundColor));
    await expect.poll(async () => new Set((await fills()).slice(0, 2)).size).toBe(1);
    const [reached, , ahead] = await fills();
    expect(ahead).not.toBe(reached);
  });
});

test.describe('more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`text, lines and edges stand out further (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(routes.contact);
      const names = ['--paper', '--ink', '--ink-soft', '--line', '--edge', '--lagoon', '--terracotta'];
      const before = await Promise.all(names.map((name) => token(page, name)));
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const after = await Promise.all(names.map((name) => token(page, name)));
      for (const [index, name] of names.entries()) expect(after[index], name).not.toBe(before[index]);
      expect(await styleOf(page, '.hero h1', 'background-color')).not.toEqual(['rgba(0, 0, 0, 0)']);
    });
  }
});

const place = destinationIds[0];
const about = destinations[place].sections.find(({ kind }) => kind === 'about-place');
const paragraph = about && 'paragraphs' in about ? (about.paragraphs[0] ?? '') : '';

test('on paper: ink on white, the page’s text, no bars, forms or floating buttons', async ({ page }) => {
  await page.goto(destinationPath(place));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect((await token(page, '--paper')).toLowerCase()).toMatch(/^#fff(fff)?$/);
  expect((await token(page, '--ink')).toLowerCase()).toBe('#1b1f47');
  for (const landmark of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(paragraph)).toBeVisible();
  await expect(page.getByText(`${site.email} · ${absolute(destinationPath(place))}`)).toBeVisible();
  await expect(page.locator('main a[target="_blank"]:visible')).toHaveCount(0);
  await page.goto(tripPath(groupTrips[0]?.id ?? ''));
  await expect(page.locator('#days')).toBeVisible();
  await expect(page.locator('main a[download]:visible')).toHaveCount(0);
});
