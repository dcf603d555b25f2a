/** Lists of things in a form: rows are added, copied, moved, and removed with undo. */
import { seedTrips } from '../../content/catalogue/trips';
import {
  addRow,
  button,
  change,
  expect,
  field,
  fileOf,
  list,
  openEditor,
  openTrip,
  rowsOf,
  save,
  test,
  trySave,
} from '../support/editor/editor';
import { there } from './changes';

const trip = there(seedTrips.find(({ category, questions }) => category === 'domestic' && questions.length > 1));
const file = fileOf('trips', trip.id);
const [first, second, ...others] = trip.questions;

test.beforeEach(async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, trip);
});

test('removes a row, and undoes it', async ({ page, repository }) => {
  const part = await list(page, 'trips.questions');
  const before = await rowsOf(part).count();
  await button(rowsOf(part).first(), /^Remove/).tap();
  await expect(rowsOf(part)).toHaveCount(before - 1);
  await button(part, /^Undo/).tap();
  await expect(rowsOf(part)).toHaveCount(before);
  await button(rowsOf(part).first(), /^Remove/).tap();
  await save(page);
  expect(repository.record(file)['questions']).toEqual([second, ...others]);
});

test('moves and copies rows', async ({ page, repository }) => {
  const part = await list(page, 'trips.questions');
  await button(rowsOf(part).first(), /^Move .*down/).tap();
  await save(page);
  expect(repository.record(file)['questions']).toEqual([second, first, ...others]);
  await button(rowsOf(part).nth(1), /^Move .*up/).tap();
  await button(rowsOf(part).first(), /^Copy/).tap();
  const text = 'Is there a lift?';
  await change(page, 'trips.questions.question', text, rowsOf(part).nth(1));
  await save(page);
  expect(repository.record(file)['questions']).toEqual([first, { ...first, question: text }, second, ...others]);
  expect(repository.saves()).toHaveLength(2);
});

test('an added row that stays empty is refused in its fields, and its problem moves with it', async ({
  page,
  repository,
}) => {
  const part = await list(page, 'trips.questions');
  const row = await addRow(part);
  await trySave(page);
  await expect(await field(page, 'trips.questions.question', row)).toHaveAccessibleDescription(/empty|missing/);
  await button(row, /^Move .*up/).tap();
  const moved = rowsOf(part).nth(trip.questions.length - 1);
  await expect(await field(page, 'trips.questions.question', moved)).toHaveAccessibleDescription(/empty|missing/);
  await button(moved, /^Remove/).tap();
  await trySave(page);
  await expect(page.getByText(/^Is (empty|missing)/)).toHaveCount(0);
  expect(repository.saves()).toEqual([]);
});

test('a longer list than its limit says so', async ({ page, repository }) => {
  const part = await list(page, 'trips.itinerary');
  for (let row = 0; row < 11; row++) await button(part, /^Add/).tap();
  await trySave(page);
  await expect(part).toContainText(/10/);
  expect(repository.saves()).toEqual([]);
});
