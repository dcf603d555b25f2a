/** Visitors who asked for less motion, and those who have no pointer to hover with. */
import { booking } from '../../content/pages/booking';
import { routes } from '../../content/routes';
import { domesticLinks, packageLinks } from '../../content/pages/navigation';
import { featuredLabel, featuredUnder, lastFeatured } from '../support/catalogue';
import { expect, openHydrated, phone, test } from '../support/site';
import { styleOf } from '../support/styles';

test.describe('less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves: no smooth scroll, no transition between pages, nothing that glides, slides or opens slowly', async ({
    page,
  }) => {
    await openHydrated(page, routes.home);
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
    await page.getByRole('button', { name: domesticLinks.label }).hover();
    expect(await moving()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
    expect(await moving()).toBe(0);
    await page.getByRole('radio', { name: featuredLabel(lastFeatured) }).click();
    expect(await moving()).toBe(0);
    // The list follows its control a moment later: the one card that stays is the one to look at.
    await expect(page.locator('main article:visible')).toHaveCount(featuredUnder(lastFeatured).length);
    await page.locator('main article:visible').first().hover();
    expect(await moving()).toBe(0);
  });

  test('the carousel turns at once and the wizard does not slide', async ({ page }) => {
    await openHydrated(page, routes.domestic);
    expect(await styleOf(page, '.carousel-track', 'scroll-behavior')).toEqual(['auto']);
    await openHydrated(page, routes.bookNow);
    await page.getByRole('button', { name: booking.next }).click();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length,
      ),
    ).toBe(0);
  });

  test('the phone menu is simply there', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await openHydrated(page, routes.home);
    await page.locator('.phone-menu > summary').click();
    expect(
      await page.evaluate(
        () => document.getAnimations().filter((animation) => !(animation instanceof CSSTransition)).length,
      ),
    ).toBe(0);
  });
});

test('who did not ask for less and has a mouse gets transitions between pages', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(routes.home);
  expect(await styleOf(page, '.hero-picture', 'view-transition-name')).toEqual(['hero-picture']);
});

test.describe('a finger, no hover', () => {
  test.use(phone);

  test('goes to the next page at once, without a transition', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(routes.home);
    expect(await styleOf(page, '.hero-picture', 'view-transition-name')).toEqual(['none']);
  });

  test('is what the device reports, and everything that hover shows is reached by a tap', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openHydrated(page, routes.home);
    expect(
      await page.evaluate(() => [matchMedia('(hover: none)').matches, matchMedia('(pointer: coarse)').matches]),
    ).toEqual([true, true]);
    await page.getByRole('button', { name: packageLinks.label, exact: true }).tap();
    await page.locator('#menu-packages').locator(`a[href="${routes.groupTours}"]`).tap();
    await expect(page).toHaveURL(routes.groupTours);
  });
});
