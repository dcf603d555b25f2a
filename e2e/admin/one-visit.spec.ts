/** Several forms for one file in one visit: empty fields of one form do not affect the next. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { tripsOf } from '../../content/catalogue/trips';
import { fileOf } from '../../content/ids/file-of';
import { adminConfig } from '../../scripts/admin/config';
import { field, newRepository, openEditor, test, type Repository } from '../support/editor';
import { group, there } from './changes';

let repository: Repository;
test.beforeAll(() => {
  repository = newRepository();
});
test.afterAll(() => repository.remove());

const trips = [
  there(tripsOf('seed').find(({ category }) => category === 'domestic')),
  // The price is lowered, and domestic tours have a lowest one.
  there(tripsOf('domestic').toSorted((a, b) => b.price - a.price)[0]),
  there(tripsOf('honeymoons')[0]),
  group,
];

const { collections } = adminConfig({ name: '', branch: '', apiRoot: '', baseUrl: undefined });
const formsOf = (trip: object) =>
  collections.flatMap((form) =>
    'filter' in form && Reflect.get(trip, form.filter.field ?? '') === form.filter.value ? form.name : [],
  );

/** Changes a field of a form, opened from its list, and saves it. */
async function change(page: Page, form: string, id: string, path: string, text: string): Promise<void> {
  await page.goto(`/admin/#/collections/${form}`);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
  await page.goto(`/admin/#/collections/${form}/entries/${id}`);
  const before = repository.commits().length;
  await (await field(page, path)).fill(text);
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect.poll(() => repository.commits().length).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
}

for (const trip of trips)
  test(`${trip.id} is saved in each of its forms`, async ({ page }) => {
    const record = () =>
      JSON.parse(readFileSync(join(repository.root, fileOf('trips', trip.id)), 'utf8')) as { departures?: object };
    const before = record();
    const [start, end, price] = ['The hotel, 9:30 am', 'The airport, at an hour of your choice', trip.price - 10];
    const own = there(formsOf(trip).find((name) => /^(category|collection)-/.test(name)));
    const prices = there(formsOf(trip).find((name) => name.startsWith('prices-')));

    // Keeps the form open after saving.
    await page.addInitScript(() => localStorage.setItem('sveltia-cms.prefs', '{"closeOnSave":false}'));
    await openEditor(page, repository);
    await change(page, own, trip.id, 'trips.start', start);
    await change(page, prices, trip.id, 'trips.price', `₹${price.toLocaleString('en-IN')}.00`);
    if (trip === group) await change(page, 'departures', trip.id, 'trips.departures.closesDaysBefore', '9');
    await change(page, own, trip.id, 'trips.end', end);

    const departures = before.departures && { departures: { ...before.departures, closesDaysBefore: 9 } };
    expect(record()).toEqual({ ...before, start, end, price, ...departures });
  });
