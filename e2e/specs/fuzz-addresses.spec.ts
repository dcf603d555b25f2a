/** Queries and fragments nobody meant are text to a page, which stays able to do what it does. */
import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { booking } from '../../content/pages/booking';
import { allPackagesPage } from '../../content/pages/lists';
import { internationalLinks } from '../../content/pages/navigation';
import { routes } from '../../content/routes';
import { kindLabel, lastState, onlyTrip } from '../support/catalogue';
import { listen, watchForIntruders } from '../support/intruders';
import { sample, longText, suffix, text, timeout, seedNote, wellFormed } from '../support/random-texts';
import { openHydrated, test } from '../support/site';

test.setTimeout(timeout);
test.beforeEach(({ page }) => watchForIntruders(page));

/** What a page must stay able to do, whatever its address says. */
const answers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [routes.home]: async (page) => {
    await page.getByRole('button', { name: internationalLinks.label }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('#menu-international a').first()).toBeFocused();
  },
  [routes.allPackages]: async (page) => {
    await page.getByRole('radio', { name: kindLabel('all'), exact: true }).check({ force: true });
    await page.getByPlaceholder(allPackagesPage.search.placeholder).fill(onlyTrip.name.toLowerCase());
    await expect(page.locator('main article:visible h3')).toHaveText([onlyTrip.name]);
  },
  [routes.domestic]: async (page) => {
    await page.getByRole('radio', { name: lastState.name }).check({ force: true });
    await expect(page.locator('main h2:visible')).toContainText([lastState.name]);
  },
  [routes.bookNow]: async (page) => {
    while (await page.getByRole('button', { name: booking.previous }).isVisible())
      await page.getByRole('button', { name: booking.previous }).click();
    await page.getByRole('button', { name: booking.next }).click();
    await expect(page).toHaveURL(/[?&]step=2/);
  },
};

for (const [path, answer] of Object.entries(answers)) {
  test(`${path} takes any query and fragment for text once it is hydrated`, async ({ page, noise }) => {
    const wrong = listen(page, noise);
    await openHydrated(page, path);
    const addresses = sample(
      fc.oneof({ arbitrary: suffix(text), weight: 12 }, { arbitrary: suffix(longText), weight: 1 }),
      80,
    );
    const found = await page.evaluate(
      async ({ addresses, path }) => {
        const problems: string[] = [];
        const scripts = document.scripts.length;
        for (const address of addresses) {
          history.pushState(null, '', path + address);
          dispatchEvent(new PopStateEvent('popstate'));
          await new Promise((done) => setTimeout(done));
          const seen = window.intruders();
          if (document.scripts.length !== scripts)
            seen.push(`${document.scripts.length} scripts instead of ${scripts}`);
          if (!document.querySelector('main h1')?.checkVisibility()) seen.push('no heading');
          problems.push(...seen.map((problem) => `${problem}, at ${JSON.stringify(address.slice(0, 200))}`));
        }
        return problems;
      },
      { addresses, path },
    );
    expect(found, seedNote).toEqual([]);
    await answer(page);
    expect(wrong(), seedNote).toEqual([]);
  });

  test(`${path} opens at any query and fragment`, async ({ page, noise }) => {
    const wrong = listen(page, noise);
    // Servers take addresses of a few kilobytes only.
    const addresses = sample(suffix(text), 10).filter((address) => encodeURI(wellFormed(address)).length < 8_000);
    for (const address of addresses) {
      // Written out by the standard: what carries an address to the browser may not carry half an emoji.
      await openHydrated(page, new URL(address, `http://localhost${path}`).href.slice('http://localhost'.length));
      expect(await page.evaluate(() => window.intruders()), `${seedNote}; ${JSON.stringify(address)}`).toEqual([]);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await answer(page);
    expect(wrong(), seedNote).toEqual([]);
  });
}
