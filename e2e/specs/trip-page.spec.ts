/**
 * The page of a trip and long lists fold what some need on phones. A trip's page opens what an address or a link leads to, and keeps its
 * bars small.
 */
import { trips } from '../../content/catalogue/trips';
import { collectionPages } from '../../content/pages/collections';
import { collectionTexts } from '../../content/pages/collections/texts';
import { tripPath } from '../../content/routes';
import { tripPage } from '../../content/words/trip';
import { expect, moveMouse, phone, test } from '../support/site';

const trip = trips.find(({ plan, questions }) => plan.length > 2 && questions.length > 0);
if (!trip) throw new Error('there is no trip of three days');
const [first, second, third] = trip.plan.map(({ text }) => text.slice(0, 40));
const path = tripPath(trip.id);
const longest = collectionPages.reduce((one, other) => (other.trips.length > one.trips.length ? other : one));

test.describe('on a phone', () => {
  test.use(phone);

  test('opens the first day, and all parts at one press', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(first ?? '')).toBeVisible();
    await expect(page.getByText(second ?? '')).toBeHidden();
    await page.getByRole('button', { name: tripPage.openAll }).click();
    for (const { text } of trip.plan) await expect(page.getByText(text.slice(0, 40))).toBeVisible();
    for (const { answer } of trip.questions) await expect(page.getByText(answer.slice(0, 40))).toBeVisible();
  });

  test('opens the part that its address names, or a link on the page', async ({ page }) => {
    await page.goto(`${path}#day-3`);
    await expect(page.getByText(third ?? '')).toBeInViewport();
    await expect(page.getByText(second ?? '')).toBeHidden();
    await page.getByRole('link', { name: tripPage.jumps.questions, exact: true }).click();
    await expect(page.getByText(trip.questions[0]?.answer.slice(0, 40) ?? '')).toBeVisible();
  });

  test('covers at most 15 % of the screen with all its bars together', async ({ page }) => {
    await page.goto(path);
    await moveMouse(page);
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await expect(page.getByRole('banner')).toHaveAttribute('data-floating');
    const covered = () =>
      page.evaluate(() => {
        const top = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
        const bars = [...document.querySelectorAll('.book-at-hand, .quick-contact')];
        return top + innerHeight - Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
      });
    await expect.poll(covered).toBeLessThanOrEqual(0.15 * (page.viewportSize()?.height ?? 0));
  });
});

test.describe('a long list on a phone', () => {
  test.use(phone);

  test('shows six trips, and the others at one press', async ({ page }) => {
    await page.goto(longest.path);
    const cards = page.getByRole('article').filter({ visible: true });
    await expect(cards).toHaveCount(6);
    await page.getByText(collectionTexts.rest(longest.trips.length - 6)).click();
    await expect(cards).toHaveCount(longest.trips.length);
  });
});

test('has all days open where there is space', async ({ page }) => {
  await page.goto(path);
  for (const { text } of trip.plan) await expect(page.getByText(text.slice(0, 40))).toBeVisible();
});
