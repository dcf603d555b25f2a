/** The visitor's preferences: forced colours, more contrast, reduced motion and print, and devices without a hovering pointer. */
import { chromium, type Locator, type Page } from '@playwright/test';
import { luminance } from '../../packages/art/index';
import { destinationIds } from '../../content/ids/destinations';
import { destinations } from '../../content/catalogue/destinations';
import { colour } from '../../content/colours';
import { capitalised } from '../../content/format/capitalised';
import { booking } from '../../content/pages/booking';
import { everywhere } from '../../content/words/everywhere';
import { enquiry } from '../../content/words/enquiry';
import { payerOf } from '../../content/words/party';
import { domesticLinks } from '../../content/pages/navigation';
import { tariffOf } from '../../content/model/fares/trip-totals';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { absolute, site } from '../../content/site';
import { launchOptions, visitorsBrowser } from '../../scripts/lib/browsers.mjs';
import sharp from 'sharp';
import { ports } from '../../scripts/lib/test-environment.mjs';
import { featuredLabel, featuredUnder, firstState, lastFeatured, secondState } from '../support/catalogue';
import { expect, openHydrated, phone, test } from '../support/site';
import { groupTrips, tripOf } from '../../content/catalogue/trips';

/** The computed values of an element. */
const styleOf = (element: Locator, ...names: string[]) =>
  element
    .first()
    .evaluate((found, wanted) => wanted.map((name) => getComputedStyle(found).getPropertyValue(name)), names);

const heroPicture = (page: Page) => page.locator('main picture img').first();

test.describe('forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  for (const [path, chosen, other] of [
    [routes.home, featuredLabel('all'), featuredLabel(lastFeatured)],
    [routes.domestic, firstState.name, secondState.name],
  ] as const) {
    test(`${path} shows which choice is checked, before and after another`, async ({ page }) => {
      await openHydrated(page, path);
      const fill = (name: string) =>
        styleOf(page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }), 'background-color');
      await page.mouse.move(2, 400);
      const [filled, plain] = [await fill(chosen), await fill(other)];
      expect(filled).not.toEqual(plain);
      await page.getByRole('radio', { name: other, exact: true }).click();
      await page.mouse.move(2, 400);
      await expect.poll(() => fill(other)).toEqual(filled);
      await expect.poll(() => fill(chosen)).toEqual(plain);
    });
  }

  test('keeps the borders of buttons, fields and the contact bar, the focus ring, and the step of the wizard', async ({
    page,
  }) => {
    await openHydrated(page, routes.contact);
    const main = page.getByRole('main');
    for (const edged of [
      ...[main.getByRole('link', { name: /^WhatsApp/ }), main.locator('form button')],
      ...['input', 'select', 'textarea'].map((field) => main.locator(`form ${field}`)),
      page.getByRole('complementary', { name: everywhere.parts.quickContact }).getByRole('link'),
    ]) {
      const [style, width = ''] = await styleOf(edged, 'border-top-style', 'border-top-width');
      expect(style, String(edged)).toBe('solid');
      expect(parseFloat(width), String(edged)).toBeGreaterThanOrEqual(1);
    }
    const field = page.getByLabel(enquiry.labels.first_name);
    await field.focus();
    expect(await styleOf(field, 'outline-style', 'outline-width')).toEqual(['solid', '3px']);

    await openHydrated(page, routes.bookNow);
    await page.getByRole('button', { name: booking.next }).click();
    const fills = () =>
      page
        .getByRole('list', { name: booking.progress.name })
        .getByText(/^\d$/)
        .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).backgroundColor));
    await expect.poll(async () => new Set((await fills()).slice(0, 2)).size).toBe(1);
    const [reached, , ahead] = await fills();
    expect(ahead).not.toBe(reached);
  });
});

test('increases the contrast of text, lines and borders, in both themes', async ({ page }) => {
  await page.goto(routes.contact);
  const names = ['--paper', '--ink', '--ink-soft', '--line', '--edge', '--lagoon', '--terracotta'];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const before = await styleOf(page.locator('html'), ...names);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const after = await styleOf(page.locator('html'), ...names);
    expect(names.filter((_, index) => before[index] === after[index])).toEqual([]);
    expect(await styleOf(page.locator('h1'), 'background-color')).not.toEqual(['rgba(0, 0, 0, 0)']);
  }
});

test('shows our dark theme in a browser that darkens light pages, with a readable button', async () => {
  const executablePath = visitorsBrowser();
  test.skip(!executablePath || executablePath.includes('headless'), 'only a whole Chromium darkens pages');
  const { args, ...options } = launchOptions(executablePath);
  const darkening = ['--force-dark-mode', '--enable-features=WebContentsForceDark'];
  const browser = await chromium.launch({ ...options, args: [...args, ...darkening] });
  const page = await browser.newPage({ colorScheme: null });
  await page.goto(`http://localhost:${ports.site}${routes.contact}`);
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'light dark');
  const button = page.getByRole('main').locator('a[href^="tel:"]').first();
  const marigold = [1, 3, 5].map((start) => parseInt(colour('marigold').slice(start, start + 2), 16));
  expect(await styleOf(button, 'background-color')).toEqual([`rgb(${marigold.join(', ')})`]);
  const { data } = await sharp(await button.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lightness = Array.from({ length: data.length / 3 }, (_, pixel) =>
    luminance(`#${data.toString('hex', pixel * 3, pixel * 3 + 3)}`),
  );
  // The median pixel is the background, the darkest are the letters.
  const ground = lightness.sort((a, b) => a - b)[Math.floor(lightness.length / 2)] ?? 0;
  expect((ground + 0.05) / ((lightness[0] ?? 1) + 0.05)).toBeGreaterThan(4.5);
  await browser.close();
});

const place = destinationIds[0];
const about = destinations[place].sections.find(({ kind }) => kind === 'about-place');
const paragraph = about && 'paragraphs' in about ? (about.paragraphs[0] ?? '') : '';

test('prints ink on white: the page’s text without bars, forms or floating buttons', async ({ page }) => {
  await page.goto(destinationPath(place));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [paper = '', ink = ''] = await styleOf(page.locator('html'), '--paper', '--ink');
  expect(paper.toLowerCase()).toMatch(/^#fff(fff)?$/);
  expect(ink.toLowerCase()).toBe(colour('ink'));
  for (const landmark of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(paragraph)).toBeVisible();
  await expect(page.getByText(`${site.email} · ${absolute(destinationPath(place))}`)).toBeVisible();
  await expect(page.locator('main a[target="_blank"]:visible')).toHaveCount(0);
  const printed = tripOf(groupTrips[0]?.id ?? '');
  await page.goto(tripPath(printed.id));
  await expect(page.locator('#days')).toBeVisible();
  // Folded parts are printed too.
  for (const { who } of tariffOf(printed))
    await expect(page.getByRole('rowheader', { name: capitalised(payerOf(who, printed)), exact: true })).toBeVisible();
  await expect(page.locator('main a[download]:visible')).toHaveCount(0);
});

test('moves nothing with reduced motion: no smooth scrolling, page transition or animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, routes.home);
  expect(await styleOf(page.locator('html'), 'scroll-behavior')).toEqual(['auto']);
  for (const part of [page.getByRole('banner'), heroPicture(page)])
    expect(await styleOf(part, 'view-transition-name')).toEqual(['none']);
  // A colour fade under the pointer is not movement.
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            (animation) =>
              !(animation instanceof CSSTransition && /color|fill|stroke/.test(animation.transitionProperty)),
          ).length,
    );
  await page.getByRole('button', { name: domesticLinks.label }).hover();
  expect(await moving()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
  expect(await moving()).toBe(0);
  await page.getByRole('radio', { name: featuredLabel(lastFeatured) }).click();
  expect(await moving()).toBe(0);
  // The list is updated shortly after its control, so wait until only the matching card is left.
  await expect(page.locator('main article:visible')).toHaveCount(featuredUnder(lastFeatured).length);
  await page.locator('main article:visible').first().hover();
  expect(await moving()).toBe(0);
  await page.setViewportSize(phone.viewport);
  await page.locator('header summary').click();
  expect(await moving()).toBe(0);

  await openHydrated(page, routes.domestic);
  expect(await styleOf(page.locator('fieldset > div'), 'scroll-behavior')).toEqual(['auto']);
  await openHydrated(page, routes.bookNow);
  await page.getByRole('button', { name: booking.next }).click();
  expect(await moving()).toBe(0);
});

test('animates page transitions with a mouse, and opens the next page at once on touch screens', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, ...(baseURL ? { baseURL } : {}) });
  for (const [on, transition] of [
    [page, 'hero-picture'],
    [await context.newPage(), 'none'],
  ] as const) {
    await on.goto(routes.home);
    expect(await styleOf(heroPicture(on), 'view-transition-name')).toEqual([transition]);
  }
  await context.close();
});
