/**
 * The requests of a phone for the first page of a visit: exactly the files that the budgets count (`e2e/exported/budgets.spec.ts`), without
 * errors.
 */
import type { Page } from '@playwright/test';
import { telHref } from '../../content/words/contact-links';
import { everywhere } from '../../content/words/everywhere';
import { call, whatsapp } from '../../content/words/controls';
import { site } from '../../content/site';
import { budgets } from '../../scripts/check/test/budgets';
import { pageFiles } from '../support/page-files';
import { expect, hydrated, long, moveMouse, pageRoutes, pageSample, phone, test } from '../support/site';

test.use({ ...phone, deviceScaleFactor: 2 });

const lazyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ loading }) => loading === 'lazy')
      .map(({ currentSrc, src }) => new URL(currentSrc || src).pathname),
  );

/** The scripts and the number of pictures that a page loads; `npm test` opens one page of each combination. */
const loadedBy = (route: string) => {
  const { runtime, eagerPictures } = pageFiles(route);
  return [...runtime.map(({ path }) => path), eagerPictures.length].join(' ');
};
const quick = new Map([...pageSample].reverse().map((route) => [loadedBy(route), route]));

for (const route of pageRoutes) {
  const title = `${route} asks for its page, its typefaces and its one picture, nothing elsewhere but one count, and is silent`;
  test(title, quick.get(loadedBy(route)) === route ? {} : long, async ({ page, baseURL, noise }) => {
    const asked: URL[] = [];
    page.on('request', (request) => asked.push(new URL(request.url())));
    const answer = await page.goto(route);
    expect(answer?.status()).toBe(200);
    // These requests were made before the load event.
    const early = asked.filter(({ origin }) => origin === baseURL).map(({ pathname }) => pathname);
    const lazy = await lazyPictures(page);
    const { fonts, eagerPictures } = pageFiles(route);
    // Browsers request the icon after the load event, sometimes before this line.
    const first = early.filter(
      (path) => !lazy.includes(path) && !/\.js$|^\/icon\.svg$|^\/icons\/|\.webmanifest$/.test(path),
    );
    const known = [route, ...fonts.map(({ path }) => path), ...eagerPictures.map(({ path }) => path)];
    expect(
      first.filter((path) => !known.includes(path)),
      `${route}: files that the budgets do not count`,
    ).toEqual([]);
    expect(first.length, `${route}: ${first.join(', ')}`).toBeLessThanOrEqual(budgets.aboveFoldRequests);
    await moveMouse(page);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const elsewhere = asked.filter(({ origin }) => origin !== baseURL);
    expect(elsewhere.map(({ origin, pathname }) => origin + pathname)).toEqual([`${site.counterUrl}/count`]);
    const quick = page.getByRole('complementary', { name: everywhere.parts.quickContact });
    await expect(quick.getByRole('link', { name: whatsapp })).toBeVisible();
    await expect(quick.getByRole('link', { name: call })).toHaveAttribute('href', telHref);
    expect(noise).toEqual([]);
  });
}
