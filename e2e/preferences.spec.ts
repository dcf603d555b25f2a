/** What visitors asked of their device: less motion, more contrast, colours of their own, a finger instead of a pointer, paper. */
import type { Page } from '@playwright/test';
import { expect, openLive, phone, test } from './site';

/** Computed values of the first element that matches. */
const styleOf = (page: Page, selector: string, ...names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

const token = (page: Page, name: string) =>
  page.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted), name);

test.describe('forced colours', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  for (const [path, chosen, other] of [
    ['/', 'All Packages', 'Honeymoon'],
    ['/view-all-packages', 'All', 'International'],
    ['/packages/domestic', 'Tamil Nadu', 'Kerala'],
  ] as const) {
    test(`${path} shows which choice is made, before and after another`, async ({ page }) => {
      await openLive(page, path);
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
    await openLive(page, '/contact');
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
    await page.getByLabel('First name').focus();
    const [style, width] = await styleOf(page, 'form input:focus', 'outline-style', 'outline-width');
    expect([style, width]).toEqual(['solid', '3px']);
  });

  test('the wizard shows which steps are reached', async ({ page }) => {
    await openLive(page, '/book-now');
    await page.getByRole('button', { name: 'Next Step' }).click();
    const fills = await page
      .locator('.stop')
      .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).backgroundColor));
    expect(fills[0]).toBe(fills[1]);
    expect(fills[2]).not.toBe(fills[1]);
  });
});

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no smooth scroll, no transition between pages, nothing that glides, slides or opens slowly', async ({
    page,
  }) => {
    await openLive(page, '/');
    expect(await styleOf(page, 'html', 'scroll-behavior')).toEqual(['auto']);
    expect(await styleOf(page, '.site-header', 'view-transition-name')).toEqual(['none']);
    expect(await styleOf(page, '.hero-picture', 'view-transition-name')).toEqual(['none']);
    // A fade of a colour under the pointer is no movement.
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
    await page.getByRole('button', { name: 'Domestic' }).hover();
    expect(await moving()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
    expect(await moving()).toBe(0);
    await page.getByRole('radio', { name: 'Honeymoon' }).click();
    expect(await moving()).toBe(0);
    // The list follows its control a moment later: the one card that stays is the one to look at.
    await expect(page.locator('main article:visible')).toHaveCount(1);
    await page.locator('main article').filter({ hasText: 'Bali Romance' }).first().hover();
    expect(await moving()).toBe(0);
  });

  test('the carousel turns at once and the wizard does not slide', async ({ page }) => {
    await openLive(page, '/packages/domestic');
    expect(await styleOf(page, '.carousel-track', 'scroll-behavior')).toEqual(['auto']);
    await openLive(page, '/book-now');
    await page.getByRole('button', { name: 'Next Step' }).click();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length,
      ),
    ).toBe(0);
  });

  test('the phone menu is simply there', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await openLive(page, '/');
    await page.locator('.phone-menu > summary').click();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length,
      ),
    ).toBe(0);
  });
});

test('who did not ask for less gets transitions between pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await styleOf(page, '.hero-picture', 'view-transition-name')).toEqual(['hero-picture']);
});

test.describe('more contrast', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`text, lines and edges stand out further (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/contact');
      const names = ['--paper', '--ink', '--ink-soft', '--line', '--edge', '--lagoon', '--terracotta'];
      const before = await Promise.all(names.map((name) => token(page, name)));
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const after = await Promise.all(names.map((name) => token(page, name)));
      for (const [index, name] of names.entries()) expect(after[index], name).not.toBe(before[index]);
      const [plate, shadow] = await styleOf(page, '.hero h1', 'background-color', 'text-shadow');
      expect(plate).not.toBe('rgba(0, 0, 0, 0)');
      expect(shadow).toBe('none');
    });
  }
});

test.describe('a finger, no hover', () => {
  test.use(phone);

  test('is what the device reports, and everything that hover shows is reached by a tap', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openLive(page, '/');
    expect(
      await page.evaluate(() => [matchMedia('(hover: none)').matches, matchMedia('(pointer: coarse)').matches]),
    ).toEqual([true, true]);
    await page.getByRole('button', { name: 'Packages', exact: true }).tap();
    await page
      .locator('#menu-packages')
      .getByRole('link', { name: /Group Tours/ })
      .tap();
    await expect(page).toHaveURL('/packages/group-tours');
  });
});

test('on paper: ink on white, the page’s text, no bars, forms or floating buttons', async ({ page }) => {
  await page.goto('/destinations/kerala');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect((await token(page, '--paper')).toLowerCase()).toMatch(/^#fff(fff)?$/);
  expect((await token(page, '--ink')).toLowerCase()).toBe('#1b1f47');
  for (const landmark of ['banner', 'contentinfo', 'complementary'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Most trips begin at Kochi.')).toBeVisible();
});
