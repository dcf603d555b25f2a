/** The bar at the top of wide screens, with its dropdowns. */
import { skipToContent } from '../../content/pages/controls';
import { domesticLinks, internationalLinks, mainNavigation, packageLinks } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { site } from '../../content/site';
import { expect, openHydrated, test } from '../support/site';

test.describe('the main bar', () => {
  test.beforeEach(async ({ page }) => {
    await openHydrated(page, routes.home);
  });

  test('lists its entries in order', async ({ page }) => {
    const labels = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('> ul > li')
      .evaluateAll((items) => items.map((item) => item.querySelector('a, button')?.textContent));
    expect(labels).toEqual(mainNavigation.map((entry) => entry.label));
  });

  for (const [how, open] of [
    ['hover', 'hover'],
    ['focus', 'focus'],
  ] as const) {
    test(`opens a dropdown by ${how}`, async ({ page }) => {
      const button = page.getByRole('button', { name: internationalLinks.label });
      await expect(page.locator('#menu-international')).toBeHidden();
      await button[open]();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('#menu-international a')).toHaveText(
        internationalLinks.links.map((link) => link.label),
      );
      await expect(page.locator('#menu-international a').first()).toBeVisible();
    });
  }

  test('a click keeps open what hovering opened, and leaving closes it', async ({ page }) => {
    const button = page.getByRole('button', { name: packageLinks.label });
    await button.click();
    await expect(page.locator('#menu-packages')).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(page.locator('#menu-packages')).toBeHidden();
  });

  test('arrow keys walk through a dropdown, Escape closes it and gives the focus back, Tab then leaves it', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: internationalLinks.label });
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#menu-international a').nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#menu-international a').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('#menu-international a').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.locator('#menu-international')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: packageLinks.label })).toBeFocused();
  });

  test('Enter on an open dropdown’s button closes and opens it', async ({ page }) => {
    const button = page.getByRole('button', { name: domesticLinks.label });
    await button.focus();
    await expect(page.locator('#menu-domestic')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-domestic')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-domestic')).toBeVisible();
  });

  test('the long dropdown sets its links in two columns that do not meet', async ({ page }) => {
    await page.getByRole('button', { name: domesticLinks.label }).hover();
    await expect(page.locator('#menu-domestic')).toBeVisible();
    const boxes = await page
      .locator('#menu-domestic a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    // Browsers lay out in fractions of a pixel.
    const apart = (end: number, start: number) => end - start < 0.1;
    expect(boxes).toHaveLength(domesticLinks.links.length);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    for (const [index, box] of boxes.entries()) {
      const others = boxes.filter((_, at) => at !== index);
      const overlapping = others.filter(
        (other) =>
          ![
            apart(box.right, other.left),
            apart(other.right, box.left),
            apart(box.bottom, other.top),
            apart(other.bottom, box.top),
          ].some(Boolean),
      );
      expect(overlapping).toEqual([]);
    }
  });

  test('a dropdown’s links lead to their pages', async ({ page }) => {
    await page.getByRole('button', { name: domesticLinks.label }).hover();
    await page.locator('#menu-domestic').getByRole('link').nth(5).click();
    await expect(page).toHaveURL(domesticLinks.links[5]?.href ?? '');
  });

  test('floats past 50 px and not before', async ({ page }) => {
    const bar = page.getByRole('banner');
    await page.evaluate(() => window.scrollTo({ top: 50, behavior: 'instant' }));
    await expect(bar).not.toHaveAttribute('data-floating');
    await page.evaluate(() => window.scrollTo({ top: 51, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-floating');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(bar).not.toHaveAttribute('data-floating');
  });

  test('shows the strip with phone, email, address and banner', async ({ page }) => {
    for (const text of [site.banner, site.phone.display, site.email, site.address.street])
      await expect(page.getByText(text).first()).toBeVisible();
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: skipToContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('on a tablet that is touched', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('a tap opens a dropdown, a second one closes it', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver touches the screen, but nothing becomes a click of it');
    await openHydrated(page, routes.home);
    const button = page.getByRole('button', { name: internationalLinks.label });
    await button.tap();
    await expect(page.locator('#menu-international')).toBeVisible();
    await button.tap();
    await expect(page.locator('#menu-international')).toBeHidden();
  });
});

test('from 1024 px on the bar holds its name, its entries and its button beside each other, also with larger text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(routes.home);
  for (const size of ['100%', '150%']) {
    const parts = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const items = document.querySelectorAll(
        '.bar > div > a, nav[aria-label="Main"] > ul > li, .bar .button:not(details *)',
      );
      return [...items].map((item) => item.getBoundingClientRect().toJSON() as DOMRect);
    }, size);
    expect(parts).toHaveLength(mainNavigation.length + 2);
    // Browsers lay out in fractions of a pixel.
    for (const [index, { right }] of parts.entries())
      expect(right).toBeLessThanOrEqual((parts[index + 1]?.left ?? 1024) + 0.5);
  }
});
