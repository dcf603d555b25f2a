/** The operator's lists beside the editor: prices, copies, and the coming dates of a group. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { formatShortDate } from '../../content/format/duration';
import { thumbnailFile } from '../../content/routes';
import { today } from '../../content/model/dates/build-day';
import { fileOf } from '../../content/ids/file-of';
import { newRepository, openPage, test, type Repository } from '../support/editor';
import { changes, copied, extra, full, group, priced, there } from './changes';
import { honeymoonTrips, seedTrips, trips } from '../../content/catalogue/trips';

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

const record = (id: string) =>
  JSON.parse(readFileSync(join(repository.root, fileOf('trips', id)), 'utf8')) as Record<string, unknown>;
const expectOneCommit = (...ids: string[]) => {
  expect(repository.commits()).toHaveLength(2);
  expect(there(repository.commits()[0]).files).toEqual(ids.map((id) => fileOf('trips', id)).sort());
  expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
};

test('lists all trips with picture, name and price, and saves a price with a comma in its row', async ({ page }) => {
  await openPage(page, repository, '/admin/trips');
  const before = record(priced.id);
  await expect(page.getByRole('textbox', { name: /^Price of / })).toHaveCount(trips.length);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: priced.name, exact: true }) });
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(row.locator('img')).toHaveAttribute('src', thumbnailFile(priced.picture));
  await page.getByRole('searchbox', { name: 'Search' }).fill(priced.name);
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  await row.getByRole('textbox').fill(`₹${changes.price.toLocaleString('en-IN')}`);
  await save.tap();
  await expect(page.getByRole('status')).toContainText('It will be on the site');
  expect(record(priced.id)).toEqual({ ...before, price: changes.price });
  expectOneCommit(priced.id);
});

test('saves the changed prices of ten trips in one commit', async ({ page }) => {
  const ten = [...seedTrips.slice(0, 8), ...honeymoonTrips.slice(0, 2)];
  await openPage(page, repository, '/admin/trips');
  for (const { id } of ten) {
    const { price, originalPrice } = record(id) as { price: number; originalPrice?: number };
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/${id}"]`) });
    const fields = row.getByRole('textbox');
    await expect(fields).toHaveCount(originalPrice === undefined ? 1 : 2);
    if (originalPrice !== undefined) await fields.first().fill(String(originalPrice + 200));
    await fields.last().fill(String(price + 100));
  }
  const before = ten.map(({ id }) => record(id));
  await page.getByRole('button', { name: 'Save 12 changed prices' }).tap();
  await expect(page.getByRole('status')).toContainText('The prices of 10 trips are saved.');
  for (const [index, { id }] of ten.entries()) {
    const { price, originalPrice, ...others } = there(before[index]) as { price: number; originalPrice?: number };
    const saving = originalPrice === undefined ? {} : { originalPrice: originalPrice + 200 };
    expect(record(id)).toEqual({ ...others, ...saving, price: price + 100 });
  }
  expectOneCommit(...ten.map(({ id }) => id));
});

test('fills in prices that are five percent higher for the trips that the search shows', async ({ page }) => {
  await openPage(page, repository, '/admin/trips');
  await page.getByRole('searchbox', { name: 'Search' }).fill(priced.name);
  await page.getByText('Raise or lower many prices').tap();
  await page.getByRole('spinbutton', { name: /^Percent/ }).fill('5');
  await page.getByRole('button', { name: 'Fill in the new prices' }).tap();
  await page.getByRole('button', { name: 'Save 1 changed price' }).tap();
  await expect(page.getByRole('status')).toContainText(`The price of ${priced.name} is saved.`);
  const { price } = record(priced.id) as { price: number };
  expect(price % 100).toBe(0);
  expect(Math.abs(price - priced.price * 1.05)).toBeLessThanOrEqual(50);
  expectOneCommit(priced.id);
});

test('does not save a price that the check refuses, and keeps the typed text in the row', async ({ page }) => {
  await openPage(page, repository, '/admin/trips');
  const field = page.getByRole('textbox', { name: `Price of ${priced.name}`, exact: true });
  for (const [typed, message] of [
    ['5', /below 1,000 rupees/],
    ['much', /write whole rupees/],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByRole('status')).toContainText(`${priced.name}: Refused`);
    await expect(page.getByRole('status')).toContainText(message);
    await expect(field).toHaveValue(typed);
  }
  expect(repository.commits()).toHaveLength(1);
});

test('asks for the name of a copy first, refuses a taken one, and leads to its form', async ({ page }) => {
  await openPage(page, repository, '/admin/trips');
  let typed = '';
  const make = async (name: string) => {
    await page.getByRole('button', { name: `Copy ${copied.name} to a new trip…` }).tap();
    const field = page.getByRole('textbox', { name: 'Name of the new trip' });
    await expect(field).toHaveValue(typed);
    await field.fill(name);
    typed = name;
    await page.getByRole('button', { name: 'Make the copy' }).tap();
  };
  for (const name of [copied.name, 'Kerala']) {
    await make(name);
    await expect(page.getByRole('status')).toContainText(/taken|already/);
  }
  const { id, name } = changes.copy;
  await make(name);
  await expect(page.getByRole('status')).toContainText(`${name} is there.`);
  expect(record(id)).toEqual({ ...record(copied.id), name });
  expectOneCommit(id);
  await expect(page.getByRole('link', { name: 'Change its texts' })).toHaveAttribute('href', new RegExp(`/${id}$`));
});

test('marks one of a group’s dates as full, changes the price of another and adds one', async ({ page }) => {
  const { departures: before } = record(group.id) as { departures: { dates?: object[] } };
  await openPage(page, repository, '/admin/departures');
  await page.getByRole('link', { name: group.name }).tap();
  const price = group.price + 1_000;
  const status = page.getByRole('status');

  const sold = page.getByRole('group', { name: `How the group of ${formatShortDate(full)} is sold` });
  await sold.getByRole('button', { name: 'Full' }).tap();
  await expect(status).toContainText('full');
  await expect(sold.getByRole('button', { name: 'Full' })).toHaveAttribute('aria-pressed', 'true');

  const field = page.getByRole('textbox', { name: new RegExp(`^Price on ${formatShortDate(full)}`) });
  await field.fill(price.toLocaleString('en-IN'));
  await field.press('Enter');
  await expect(status).toContainText(price.toLocaleString('en-IN'));

  await page.getByLabel('Day on which one more group leaves').fill(extra);
  await page.getByRole('button', { name: 'Add this date' }).tap();
  await expect(page.getByRole('heading', { name: `${formatShortDate(extra)} (extra date)` })).toBeVisible();

  const dates = [
    { date: full, extra: false, status: 'full', price, asOf: today },
    { date: extra, extra: true, status: 'on sale', asOf: today },
  ];
  expect(record(group.id)['departures']).toEqual({ ...before, dates: [...(before.dates ?? []), ...dates] });
  expect(repository.commits()).toHaveLength(4);
  expect(repository.run('scripts/check-content.ts')).toMatchObject({ status: 0, stderr: [] });
});
