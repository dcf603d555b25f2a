/** The coming dates of a group: how each is sold, its price, one date more and one less. */
import { formatShortDate } from '../../content/format/duration';
import { today } from '../../content/model/dates/build-day';
import { daysAfter } from '../../content/model/dates/departures';
import type { Page } from '@playwright/test';
import {
  button,
  expect,
  fileOf,
  openEditor,
  openMenu,
  test,
  type Fields,
  type Repository,
} from '../support/editor/editor';
import { extra, full, group } from './changes';
import { told } from './ordinary';

const file = fileOf('trips', group.id);
const when = formatShortDate(full);
const rule = (repository: Repository) => repository.record(file)['departures'] as Fields & { dates?: object[] };
const priceOn = (page: Page) => page.getByRole('textbox', { name: `Price on ${when}` });
const soldAs = (page: Page) => page.getByRole('group', { name: `How the group of ${when} is sold` });

test.beforeEach(async ({ page, repository }) => {
  await openEditor(page, repository);
  await openMenu(page, 'Departures');
  await page.getByRole('link', { name: group.name }).tap();
});

test('marks a date as full, gives it a price, adds one, and takes one out', async ({ page, repository }) => {
  const before = rule(repository);
  await button(soldAs(page), 'Full').tap();
  await told(`${when}: full`)(page);
  await expect(button(soldAs(page), 'Full')).toHaveAttribute('aria-pressed', 'true');

  const price = group.price + 1_000;
  await priceOn(page).fill(`₹ ${price.toLocaleString('en-IN')}/-`);
  await button(page, 'Save this price').tap();
  await told(price.toLocaleString('en-IN'))(page);

  await page.getByLabel('Day on which one more group leaves').fill(extra);
  await button(page, 'Add this date').tap();
  await expect(page.getByRole('heading', { name: `${formatShortDate(extra)} (extra date)` })).toBeVisible();
  const dates = [
    { date: full, extra: false, status: 'full', price, asOf: today },
    { date: extra, extra: true, status: 'on sale', asOf: today },
  ];
  expect(rule(repository)).toEqual({ ...before, dates: [...(before.dates ?? []), ...dates] });

  await button(page, `Take this date out: ${formatShortDate(extra)}`).tap();
  await button(page.getByRole('dialog'), 'Take it out').tap();
  await told('taken out')(page);
  expect(rule(repository).dates).toEqual([...(before.dates ?? []), dates[0]]);
  expect(repository.saves()).toHaveLength(4);
  repository.expectSound();
});

test('cancels a date only when asked, and takes it back', async ({ page, repository }) => {
  const before = repository.text(file);
  await button(soldAs(page), 'Cancelled').tap();
  await button(page.getByRole('dialog'), 'No, it leaves').tap();
  expect(repository.saves()).toEqual([]);
  await button(soldAs(page), 'Cancelled').tap();
  await button(page.getByRole('dialog'), 'Cancel this group').tap();
  await told(`${when}: cancelled`)(page);
  await button(page, 'Take it back').tap();
  await told('Taken back')(page);
  expect(repository.text(file)).toBe(before);
  expect(repository.saves()).toHaveLength(2);
});

test('asks before a price moves by more than a third, and refuses what is no price or no coming day', async ({
  page,
  repository,
}) => {
  for (const typed of ['1e5', 'on request', '12,5', '500']) {
    await priceOn(page).fill(typed);
    await priceOn(page).press('Enter');
    if (typed === '500') await button(page.getByRole('dialog'), 'Yes, save it').tap();
    await expect(page.getByText(/whole rupees|below 1,000 rupees/).first()).toBeVisible();
    await expect(priceOn(page)).toHaveValue(typed);
  }
  await priceOn(page).fill(String(Math.round(group.price / 2)));
  await priceOn(page).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(when);
  await page.keyboard.press('Escape');
  for (const day of [daysAfter(today, -1), full, '']) {
    await page.getByLabel('Day on which one more group leaves').fill(day);
    await button(page, 'Add this date').tap();
    await expect(page.getByLabel('Day on which one more group leaves')).toHaveAccessibleDescription(/day/i);
  }
  expect(repository.saves()).toEqual([]);
});

test('the price of a date survives a reload', async ({ page, repository }) => {
  const typed = String(group.price + 1_000);
  await priceOn(page).fill(typed);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const restore = button(page, 'Restore');
  await priceOn(page).or(restore).first().waitFor();
  if (await restore.isVisible()) await restore.tap();
  await expect(priceOn(page)).toHaveValue(typed);
  expect(repository.saves()).toEqual([]);
});
