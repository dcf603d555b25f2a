import { internationalLinks, mainNavigation } from '../content/navigation';
import { expect, fromTheCache, openLive, phone, test } from './site';

test.describe('the main bar', () => {
  test.beforeEach(async ({ page }) => {
    await openLive(page, '/');
  });

  test('lists the specification’s entries in order', async ({ page }) => {
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
      const button = page.getByRole('button', { name: 'International' });
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
    const button = page.getByRole('button', { name: 'Packages' });
    await button.click();
    await expect(page.locator('#menu-packages')).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(page.locator('#menu-packages')).toBeHidden();
  });

  test('arrow keys walk through a dropdown, Escape closes it and gives the focus back, Tab then leaves it', async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: 'International' });
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
    await expect(page.getByRole('button', { name: 'Packages' })).toBeFocused();
  });

  test('Enter on an open dropdown’s button closes and opens it', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Domestic' });
    await button.focus();
    await expect(page.locator('#menu-domestic')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-domestic')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-domestic')).toBeVisible();
  });

  test('the long dropdown sets its links in two columns that do not meet', async ({ page }) => {
    await page.getByRole('button', { name: 'Domestic' }).hover();
    const boxes = await page
      .locator('#menu-domestic a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
    // Browsers lay out in fractions of a pixel.
    const apart = (end: number, start: number) => end - start < 0.1;
    expect(boxes).toHaveLength(12);
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
    await page.getByRole('button', { name: 'Domestic' }).hover();
    await page.locator('#menu-domestic').getByRole('link', { name: 'Golden Triangle' }).click();
    await expect(page).toHaveURL('/destinations/golden-triangle');
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
    for (const text of [
      'Book Now & Save 20%!',
      '+91 98765 43210',
      'hello@marigoldtrails.example',
      '14 Race Course Road, Coimbatore',
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });
});

test.describe('on a tablet that is touched', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('a tap opens a dropdown, a second one closes it', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'its driver touches the screen, but nothing becomes a click of it');
    await openLive(page, '/');
    const button = page.getByRole('button', { name: 'International' });
    await button.tap();
    await expect(page.locator('#menu-international')).toBeVisible();
    await button.tap();
    await expect(page.locator('#menu-international')).toBeHidden();
  });
});

test.describe('the phone menu', () => {
  test.use(phone);
  const open = '.phone-menu > summary';

  test.beforeEach(async ({ page }) => {
    await openLive(page, '/');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await page.locator(open).tap();
  });

  test('shows contact, all links and the destinations in groups', async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    for (const name of [
      'Home',
      'About',
      'Destinations',
      'Itinerary Download',
      'Contact',
      'Kerala',
      'Lakshadweep',
      'Bali',
      'Sri Lanka',
    ]) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeAttached();
    }
    await expect(menu.getByRole('heading')).toHaveText(['Domestic', 'International', 'Packages']);
    await expect(menu.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  });

  test('covers the page, which does not scroll behind it', async ({ page }) => {
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  });

  test('closes when a link is chosen', async ({ page, browserName }) => {
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Home', exact: true })
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
      });
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home', exact: true }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await page.locator(open).tap();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Goa', exact: true }).tap();
    await expect(page).toHaveURL('/destinations/goa');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    test.skip(browserName === 'firefox', fromTheCache);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });

  test('Get Free Quote only closes it', async ({ page }) => {
    await page.getByRole('button', { name: 'Get Free Quote' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('Escape closes it and gives the focus back; Tab stays inside', async ({ page }) => {
    await page.locator(open).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Get Free Quote' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator(open)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await expect(page.locator(open)).toBeFocused();
  });
});
