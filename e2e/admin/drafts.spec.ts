/** What was typed and not saved is offered again after a reload or a new sign-in, and replaces nothing that somebody else saved meanwhile. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatShortDate } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { today } from '../../content/model/dates/build-day';
import { fileOf } from '../../content/ids/file-of';
import { field, newRepository, openEditor, openFile, save, test, type Repository } from '../support/editor';
import { bySomebodyElse } from '../support/troubles';
import { described, full, group, priced } from './changes';
import { draftKept, renewToken } from './despite';
import { savesIn } from './ordinary';
import { type } from './trip-changes';

let repository: Repository;
test.beforeEach(async ({ page }) => {
  repository = newRepository();
  await openEditor(page, repository);
});
test.afterEach(() => repository.remove());

const record = (file: string) => JSON.parse(readFileSync(join(repository.root, file), 'utf8')) as object;

function somebodyElseSaves(file: string, values: object): void {
  writeFileSync(join(repository.root, file), JSON.stringify({ ...record(file), ...values }, null, 2));
  repository.save(bySomebodyElse);
}

/** Expects the question about a single field, with no answer chosen, and answers it. */
async function choose(page: Page, yours: string, theirs: string, chosen: 'Yours' | 'Theirs'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /somebody else/ });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Restore these' }).tap();
  await expect(dialog.getByText(`Yours: ${yours}`)).toBeVisible();
  await expect(dialog.getByText(`Theirs: ${theirs}`)).toBeVisible();
  await dialog.getByText(`${chosen}: `).tap();
  await dialog.getByRole('button', { name: 'Restore these' }).tap();
  await expect(dialog).toBeHidden();
}

const offerIn = (page: Page) => page.getByRole('region', { name: 'Not saved' });

test('prices in the list survive a token that has run out, and are saved after the next sign-in', async ({
  page,
  messages,
}) => {
  const trips = [priced, described];
  const [mine, theirs] = [50, 70];
  const priceOf = ({ name }: { name: string }) => page.getByRole('textbox', { name: `Price of ${name}`, exact: true });
  const saveTwo = page.getByRole('button', { name: 'Save 2 changed prices' });
  await page.goto('/admin/trips');
  for (const trip of trips) await priceOf(trip).fill(String(trip.price + mine));
  repository.trouble = 'denied';
  await saveTwo.tap();
  await page.getByRole('status').getByRole('link', { name: 'Sign in' }).tap();
  somebodyElseSaves(fileOf('trips', described.id), { price: described.price + theirs });
  await renewToken(page, repository);
  await page.getByRole('link', { name: 'Trips', exact: true }).tap();

  await expect(offerIn(page).getByRole('listitem')).toHaveCount(2);
  await expect(offerIn(page)).toContainText(`somebody saved ${formatRupees(described.price + theirs)}`);
  await expect(priceOf(described)).toHaveValue(formatRupees(described.price + theirs));
  await offerIn(page).getByRole('button', { name: 'Restore' }).tap();
  await choose(page, String(described.price + mine), formatRupees(described.price + theirs), 'Yours');
  await expect(offerIn(page)).toBeHidden();
  await saveTwo.tap();
  await expect(page.getByRole('status')).toContainText('The prices of 2 trips are saved.');
  for (const { id, price } of trips) expect(record(fileOf('trips', id))).toMatchObject({ price: price + mine });
  expect(savesIn(repository)).toHaveLength(2);

  await page.reload();
  await expect(priceOf(priced)).toHaveValue(formatRupees(priced.price + mine));
  await expect(offerIn(page)).toBeHidden();
  messages.length = 0;
});

test('the price of a departure survives a reload, replaces no price that is not shown, and is discarded on request', async ({
  page,
}) => {
  const file = fileOf('trips', group.id);
  const [mine, theirs] = [group.price + 1_000, group.price + 2_000];
  const price = page.getByRole('textbox', { name: `Price on ${formatShortDate(full)}` });
  await page.goto(`/admin/departures?trip=${group.id}`);
  await price.fill(String(mine));
  await page.reload();
  await offerIn(page).getByRole('button', { name: 'Restore' }).tap();
  await expect(price).toHaveValue(String(mine));

  const { departures } = record(file) as { departures: { dates?: object[] } };
  const date = { date: full, extra: false, status: 'on sale', price: theirs, asOf: today };
  somebodyElseSaves(file, { departures: { ...departures, dates: [...(departures.dates ?? []), date] } });
  await price.press('Enter');
  await expect(page.getByRole('status')).toContainText(
    `Somebody saved another price meanwhile: ${formatRupees(theirs)}`,
  );
  expect(savesIn(repository)).toHaveLength(1);

  await page.reload();
  await expect(offerIn(page)).toContainText(`Meanwhile somebody saved ${formatRupees(theirs)}`);
  await offerIn(page).getByRole('button', { name: 'Discard' }).tap();
  await page.reload();
  await expect(price).toHaveValue(formatRupees(theirs));
  await expect(offerIn(page)).toBeHidden();
});

test('a form restores a draft, and asks about a field that somebody else has changed too', async ({ page }) => {
  const file = fileOf('operator', 'offer');
  await openFile(page, /offer in the banner/);
  await type(await field(page, 'offer.banner'), 'Save 12%');
  await type(await field(page, 'offer.terms'), 'Counted from the printed price.');
  await draftKept();
  somebodyElseSaves(file, { banner: 'Save 15%' });
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).tap();
  await choose(page, 'Save 12%', 'Save 15%', 'Theirs');
  await expect(await field(page, 'offer.banner')).toHaveValue('Save 15%');
  await save(page);
  expect(record(file)).toMatchObject({ banner: 'Save 15%', terms: 'Counted from the printed price.' });
});
