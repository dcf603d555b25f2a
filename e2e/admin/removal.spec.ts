/** The × of an entry in a list of a form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/trips';
import { fileOf } from '../../content/ids/file-of';
import { field, newRepository, openEditor, openTrip, reach, save, test, type Repository } from '../support/editor';
import { there } from './changes';

const trip = there(seedTrips.find((one) => one.category === 'domestic'));

let repository: Repository;
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => repository.remove());

test('asks with the text of a question or a stop, keeps it if declined, and removes an empty one at once', async ({
  page,
}) => {
  await openEditor(page, repository);
  await openTrip(page, 'Trips', trip.name);
  const dialog = page.getByRole('dialog').filter({ hasText: 'Remove this entry?' });
  const crossesOf = async (list: Locator) => reach(page, list.getByRole('button', { name: 'Remove', exact: true }));

  const stops = await field(page, 'trips.itinerary', 'group');
  await (await crossesOf(stops)).first().tap();
  await expect(dialog).toContainText(trip.itinerary[0] ?? '');
  await dialog.getByRole('button', { name: 'Cancel' }).tap();

  const questions = await field(page, 'trips.questions', 'group');
  await (await crossesOf(questions)).first().tap();
  await expect(dialog).toContainText(there(trip.questions[0]).question);
  await dialog.getByRole('button', { name: 'Remove' }).tap();
  await expect(dialog).toBeHidden();
  await (await reach(page, questions.getByRole('button', { name: /^Add/ }))).tap();
  await expect(page.getByRole('combobox', { name: 'What it is about' })).toBeVisible();
  await (await crossesOf(questions)).last().tap();
  await expect(dialog).toBeHidden();
  await save(page);
  const record = JSON.parse(readFileSync(join(repository.root, fileOf('trips', trip.id)), 'utf8')) as object;
  expect(record).toMatchObject({ itinerary: trip.itinerary, questions: trip.questions.slice(1) });
});
