import { domesticTours } from '../content/domestic-tours';
import { packages } from '../content/packages';
import { expect, openLive, phone, test } from './site';

const byName = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'en-IN'));

test.describe('featured packages', () => {
  test.beforeEach(async ({ page }) => {
    await openLive(page, '/');
  });

  const cards = '#packages article:visible';

  test('all shows the first six, honeymoon Bali alone, and four chips at most', async ({ page }) => {
    const names = packages
      .filter((tour) => tour.category === 'domestic')
      .slice(0, 6)
      .map((tour) => tour.name);
    await expect(page.locator(`${cards} h3`)).toHaveText(names);
    await page.getByRole('radio', { name: 'Honeymoon' }).click();
    await expect(page.locator(`${cards} h3`)).toHaveText(['Bali Romance']);
    await expect(page.locator(cards).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('radio', { name: 'Domestic' }).click();
    await expect(page.locator(`${cards} h3`)).toHaveText(names);
  });

  test('View All Packages leads to the list', async ({ page }) => {
    await page.getByRole('link', { name: 'View All Packages' }).click();
    await expect(page).toHaveURL('/view-all-packages');
  });
});

test.describe('all packages', () => {
  const names = 'main article:visible h3';
  const count = /^Showing \d+ packages?$/;

  test.beforeEach(async ({ page }) => {
    await openLive(page, '/view-all-packages');
  });

  test('search, category and sort work together, and the count follows', async ({ page }) => {
    await expect(page.locator(names)).toHaveText(byName(packages.map((tour) => tour.name)));
    await expect(page.getByText(count)).toHaveText('Showing 16 packages');
    await page.getByPlaceholder('Search packages...').fill('MYSORE');
    await expect(page.locator(names)).toHaveText(['Bangalore - Mysore', 'Coorg - Mysore - Bangalore']);
    await page.getByRole('radio', { name: 'International' }).click();
    await expect(page.getByText(count)).toHaveText('Showing 0 packages');
    await page.getByPlaceholder('Search packages...').fill('');
    await page.getByLabel('Sort').selectOption({ label: 'Sort by Price' });
    await expect(page.locator(names)).toHaveText([
      'Malaysia Discovery',
      'Thailand Adventure',
      'Dubai Luxury',
      'Singapore Paradise',
    ]);
    await page.getByRole('radio', { name: 'Honeymoon' }).click();
    await expect(page.getByText(count)).toHaveText('Showing 1 package');
  });

  test('an empty result says so, and Show All Packages brings everything back', async ({ page }) => {
    await page.getByRole('radio', { name: 'Domestic' }).click();
    await page.getByPlaceholder('Search packages...').fill('zanzibar');
    await expect(page.getByRole('heading', { name: 'No packages found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show All Packages' }).click();
    await expect(page.getByText(count)).toHaveText('Showing 16 packages');
    await expect(page.getByPlaceholder('Search packages...')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(page).toHaveURL('/view-all-packages');
  });

  test('the address carries category, sort and search; Back undoes a choice', async ({ page }) => {
    await page.getByRole('radio', { name: 'International' }).click();
    await page.getByLabel('Sort').selectOption({ label: 'Sort by Rating' });
    await page.getByPlaceholder('Search packages...').fill('a');
    await expect(page).toHaveURL('/view-all-packages?category=international&sort=rating&search=a');
    await page.goBack();
    await expect(page.getByLabel('Sort')).toHaveValue('name');
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
    await expect(page.locator(names)).toHaveCount(16);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`cards that change places ${motion === 'reduce' ? 'are simply there for those who asked for less motion' : 'glide there'}`, async ({
      page,
      browserName,
    }) => {
      test.skip(browserName === 'firefox' && motion === 'reduce', 'Firefox’s driver cannot ask for less motion');
      await page.emulateMedia({ reducedMotion: motion });
      const moving = await page.evaluate(async () => {
        const select = document.querySelector<HTMLSelectElement>('select[name="sort"]');
        if (!select) throw new Error('no sort selector');
        select.value = 'price';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        // The list follows its control a few frames later.
        let most = 0;
        for (const start = performance.now(); performance.now() - start < 800;) {
          await new Promise(requestAnimationFrame);
          most = Math.max(
            most,
            [...document.querySelectorAll('main li[data-in]')].filter((item) => item.getAnimations().length > 0).length,
          );
        }
        return most;
      });
      if (motion === 'reduce') expect(moving).toBe(0);
      else expect(moving).toBeGreaterThan(0);
    });
  }

  test('an address with a filter opens filtered; unknown values are ignored', async ({ page, noise }) => {
    await page.goto('/view-all-packages?category=honeymoon&sort=price');
    await expect(page.locator(names)).toHaveText(['Bali Romance']);
    await page.goto('/view-all-packages?category=%3Cscript%3E&sort=nonsense&state=__proto__');
    await expect(page.locator(names)).toHaveCount(16);
    await expect(page.getByLabel('Sort')).toHaveValue('name');
    expect(noise).toEqual([]);
  });

  test('a search text that looks like markup stays text', async ({ page, noise }) => {
    await page.goto(`/view-all-packages?search=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByPlaceholder('Search packages...')).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(page.getByRole('heading', { name: 'No packages found' })).toBeVisible();
    expect(noise).toEqual([]);
  });
});

test.describe('domestic tours', () => {
  const titles = 'main article:visible h3';

  test('Tamil Nadu stands first; choosing a state shows its tours and marks its button', async ({ page }) => {
    await openLive(page, '/packages/domestic');
    await expect(page.getByRole('radio')).toHaveCount(20);
    await expect(page.getByRole('radio', { name: 'Tamil Nadu' })).toBeChecked();
    await expect(page.locator(titles)).toHaveText(domesticTours['tamil-nadu'].map((tour) => tour.title));
    await page.getByRole('radio', { name: 'Karnataka' }).click();
    await expect(page.locator(titles)).toHaveText(domesticTours.karnataka.map((tour) => tour.title));
    await expect(page.getByRole('radio', { name: 'Karnataka' })).toBeChecked();
    await expect(page).toHaveURL('/packages/domestic?state=karnataka');
    await page.goBack();
    await expect(page.locator(titles)).toHaveText(domesticTours['tamil-nadu'].map((tour) => tour.title));
  });

  test('the address chooses a state and brings its button into view', async ({ page }) => {
    await page.goto('/packages/domestic?state=odisha');
    await expect(page.locator(titles)).toHaveText(domesticTours.odisha.map((tour) => tour.title));
    await expect(page.getByRole('radio', { name: 'Odisha' })).toBeInViewport();
    await page.goto('/packages/domestic?state=atlantis');
    await expect(page.getByRole('radio', { name: 'Tamil Nadu' })).toBeChecked();
  });

  test('the arrows turn the carousel', async ({ page }) => {
    await openLive(page, '/packages/domestic');
    await expect(page.getByRole('radio', { name: 'Telangana' })).not.toBeInViewport();
    await page.getByRole('button', { name: 'Next states' }).click();
    await expect(page.getByRole('radio', { name: 'Telangana' })).toBeInViewport();
    await page.getByRole('button', { name: 'Previous states' }).click();
    await expect(page.getByRole('radio', { name: 'Tamil Nadu' })).toBeInViewport();
  });

  test('the arrow keys choose states', async ({ page }) => {
    await openLive(page, '/packages/domestic');
    await page.getByRole('radio', { name: 'Tamil Nadu' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Kerala' })).toBeChecked();
    await expect(page.locator(titles)).toHaveText(domesticTours.kerala.map((tour) => tour.title));
  });

  for (const [width, buttons] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    test(`shows ${String(buttons)} buttons a view at ${String(width)} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/packages/domestic');
      const inside = await page.locator('.carousel-track').evaluate((track) => {
        const { left, right } = track.getBoundingClientRect();
        return [...track.querySelectorAll('label')].filter((label) => {
          const box = label.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        }).length;
      });
      expect(inside).toBe(buttons);
    });
  }

  test('an empty destination leads to the state’s tours', async ({ page }) => {
    await page.goto('/destinations/meghalaya');
    await page
      .getByRole('main')
      .getByRole('link', { name: /domestic tours/ })
      .click();
    await expect(page).toHaveURL('/packages/domestic?state=meghalaya');
    await expect(page.locator(titles)).toHaveText(domesticTours.meghalaya.map((tour) => tour.title));
  });
});

test.describe('touched on a phone', () => {
  test.use(phone);

  test('filters answer to taps', async ({ page }) => {
    await openLive(page, '/packages/domestic');
    await page.getByRole('radio', { name: 'Kerala' }).tap();
    await expect(page.locator('main article:visible')).toHaveCount(6);
  });
});
