/** The list of prices: one price, many prices, a rise by per cent, what is refused, and what is taken back. */
import { formatRupees } from '../../content/format/money';
import { states } from '../../content/ids/states';
import { honeymoonTrips, seedTrips, trips, tripsOf } from '../../content/catalogue/trips';
import type { Page } from '@playwright/test';
import { button, expect, fileOf, openEditor, signInAgain, test, type Repository } from '../support/editor/editor';
import { described, priced, there } from './changes';
import { priceBox, told } from './ordinary';

const priceOf = (repository: Repository, { id }: { id: string }) => repository.record(fileOf('trips', id))['price'];
const search = (page: Page, text: string) => page.getByRole('searchbox').fill(text);

/** Fills in prices that are higher by per cent, for all trips that were found. */
async function rise(page: Page, percent: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^Per cent/ });
  if (!(await box.isVisible())) await page.getByText('Raise or lower many prices').tap();
  await box.fill(percent);
  await button(page, /^Fill in the new prices/).tap();
}

test.beforeEach(({ page, repository }) => openEditor(page, repository, '#/prices'));

test('lists every price, and saves a changed one alone', async ({ page, repository }) => {
  const before = repository.record(fileOf('trips', priced.id));
  await expect(page.getByRole('textbox', { name: /^Price of / })).toHaveCount(trips.length);
  await expect(button(page, 'No price is changed')).toBeVisible();
  await search(page, priced.name);
  await priceBox(page, priced).fill(`Rs. ${(priced.price + 500).toLocaleString('en-IN')}/-`);
  await button(page, 'Save 1 changed price').tap();
  await told(`The price of ${priced.name} is saved`)(page);
  expect(repository.record(fileOf('trips', priced.id))).toEqual({ ...before, price: priced.price + 500 });
  expect(repository.saves().map(({ files }) => files)).toEqual([[fileOf('trips', priced.id)]]);
  repository.expectSound();
});

test('saves nothing if the price is the same in other signs', async ({ page, repository }) => {
  await priceBox(page, priced).fill(`Rs ${priced.price}`);
  await expect(button(page, 'No price is changed')).toBeVisible();
  await priceBox(page, priced).press('Enter');
  expect(repository.saves()).toEqual([]);
});

test('saves the prices of ten trips in one commit, and takes them back as one', async ({ page, repository }) => {
  const ten = [...seedTrips.slice(0, 8), ...honeymoonTrips.slice(0, 2)];
  const before = ten.map(({ id }) => repository.text(fileOf('trips', id)));
  for (const { name, price } of ten) await priceBox(page, { name }).fill(String(price + 100));
  await button(page, 'Save 10 changed prices').tap();
  await told('The prices of 10 trips are saved')(page);
  for (const trip of ten) expect(priceOf(repository, trip)).toBe(trip.price + 100);
  expect(repository.saves()).toHaveLength(1);
  await button(page, 'Take them all back').tap();
  await told('are as before')(page);
  expect(ten.map(({ id }) => repository.text(fileOf('trips', id)))).toEqual(before);
  expect(repository.saves()).toHaveLength(2);
  repository.expectSound();
});

test('raises the prices of all trips of a state, says how many before, and changes no other', async ({
  page,
  repository,
}) => {
  const state = 'kerala';
  const own = trips.filter((trip) => trip.state === state);
  expect(own.length).toBeGreaterThan(2);
  await search(page, states[state]);
  await expect(page.getByRole('status').filter({ hasText: 'found by' })).toBeVisible();
  const shown = await page.getByRole('textbox', { name: /^Price of / }).count();
  for (const { name } of own) await expect(priceBox(page, { name })).toBeVisible();
  await rise(page, '2,5');
  await told(`${shown} trips are filled in, to the nearest ₹100`)(page);
  await button(page, /^Save \d+ changed prices$/).tap();
  await told(/^The prices of \d+ trips are saved/)(page);
  for (const trip of own) expect(Number(priceOf(repository, trip)) - trip.price * 1.025).toBeLessThanOrEqual(50);
  const changed = there(repository.saves()[0]).files;
  for (const trip of own) {
    expect(changed).toContain(fileOf('trips', trip.id));
    expect(Number(priceOf(repository, trip)) % 100).toBe(0);
    expect(Math.abs(Number(priceOf(repository, trip)) - trip.price * 1.025)).toBeLessThanOrEqual(50);
  }
  expect(changed.length).toBeLessThanOrEqual(shown);
  repository.expectSound();
});

test('refuses a percentage that is none, or beyond what prices do at once', async ({ page, repository }) => {
  await search(page, priced.name);
  for (const [typed, reason] of [
    ['', 'Type a number'],
    ['five', 'Type a number'],
    ['0', 'changes nothing'],
    ['1000', '-30 to 50'],
    ['60', '-30 to 50'],
    ['-50', '-30 to 50'],
  ] as const) {
    await rise(page, typed);
    const box = page.getByRole('textbox', { name: /^Per cent/ });
    await expect(box).toHaveAccessibleDescription(new RegExp(reason));
    await expect(box).toHaveValue(typed);
    await expect(priceBox(page, priced)).toHaveValue(formatRupees(priced.price));
  }
  expect(repository.saves()).toEqual([]);
});

test('asks before a price moves by more than a third, with both prices', async ({ page, repository }) => {
  const low = Math.round(priced.price / 2);
  await priceBox(page, priced).fill(String(low));
  const save = button(page, 'Save 1 changed price');
  const dialog = page.getByRole('dialog', { name: 'Is this price right?' });
  await save.tap();
  await expect(dialog).toContainText(`${priced.name}: ${formatRupees(priced.price)} becomes ${formatRupees(low)}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(repository.saves()).toEqual([]);
  await expect(priceBox(page, priced)).toHaveValue(String(low));
  await save.tap();
  await button(dialog, 'Yes, save it').tap();
  await told('is saved')(page);
  expect(priceOf(repository, priced)).toBe(low);
});

test('names every refused price in its row, brings the first into view, and saves none', async ({
  page,
  repository,
}) => {
  const tours = tripsOf('domestic');
  const wrong = [there(tours.at(-2)), there(tours.at(-1))];
  await priceBox(page, priced).fill(String(priced.price + 100));
  // Above the highest price of a domestic tour, which the specification has.
  for (const trip of wrong) await priceBox(page, trip).fill('76,500');
  await button(page, 'Save 3 changed prices').tap();
  await button(page.getByRole('dialog'), 'Yes, save them').tap();
  await expect(page.getByRole('alert')).toContainText('2 prices are refused');
  for (const trip of wrong) {
    await expect(page.getByRole('alert')).toContainText(trip.name);
    await expect(priceBox(page, trip)).toHaveAccessibleDescription(/75,999/);
    await expect(priceBox(page, trip)).toHaveValue('76,500');
  }
  await expect(priceBox(page, there(wrong[0]))).toBeInViewport();
  expect(repository.saves()).toEqual([]);
});

test('what cannot be read as rupees is refused in its row and stays', async ({ page, repository }) => {
  for (const typed of [
    '',
    '26,3',
    '26.900',
    '1e5',
    '27 000',
    '-26300',
    'on request',
    '२६३००',
    '26300 😀',
    '<b>1</b>',
  ]) {
    await priceBox(page, priced).fill(typed);
    await priceBox(page, priced).press('Enter');
    await expect(priceBox(page, priced)).toHaveAccessibleDescription(/rupees/);
    await expect(priceBox(page, priced)).toHaveValue(typed);
  }
  expect(repository.saves()).toEqual([]);
});

test('prices survive a token that is over, and a price of somebody else is not replaced unasked', async ({
  page,
  repository,
  messages,
}) => {
  const both = [priced, described];
  for (const trip of both) await priceBox(page, trip).fill(String(trip.price + 50));
  repository.fails('dead token');
  await button(page, 'Save 2 changed prices').tap();
  await signInAgain(page, repository);
  repository.writes(fileOf('trips', described.id), { price: described.price + 70 });
  await button(page, 'Restore').tap();
  for (const trip of both) await expect(priceBox(page, trip)).toHaveValue(String(trip.price + 50));
  const theirs = formatRupees(described.price + 70);
  await expect(priceBox(page, described)).toHaveAccessibleDescription(new RegExp(`Somebody saved ${theirs}`));
  expect(repository.saves()).toEqual([]);
  await button(page, 'Save 2 changed prices').tap();
  await told('The prices of 2 trips are saved')(page);
  for (const trip of both) expect(priceOf(repository, trip)).toBe(trip.price + 50);
  messages.length = 0;
});
