/** The × of an entry in a list of a form. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { seedTrips } from '../../content/catalogue/seed';
import { fileOf } from '../../content/ids/file-of';
import { field, newRepository, openEditor, openTrip, save, test, type Repository } from '../support/editor';
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
  const entriesOf = async (path: string) => {
    const list = await field(page, path, 'group');
    return { list, crosses: list.getByRole('button', { name: 'Remove', exact: true }) };
  };

  const [firstStop = ''] = trip.itinerary;
  const stops = await entriesOf('trips.itinerary');
  await stops.crosses.first().tap();
  await expect(dialog).toContainText(firstStop);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(stops.crosses).toHaveCount(trip.itinerary.length);

  const { question } = there(trip.questions[0]);
  const questions = await entriesOf('trips.questions');
  await questions.crosses.first().tap();
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Remove' }).tap();
  await expect(questions.crosses).toHaveCount(trip.questions.length - 1);
  await questions.list.getByRole('button', { name: /^Add/ }).tap();
  await questions.crosses.last().tap();
  await expect(questions.crosses).toHaveCount(trip.questions.length - 1);
  await save(page);
  const record = JSON.parse(readFileSync(join(repository.root, fileOf('trips', trip.id)), 'utf8')) as object;
  expect(record).toMatchObject({ itinerary: trip.itinerary, questions: trip.questions.slice(1) });
});
