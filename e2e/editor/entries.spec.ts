/** Records are begun, copied, moved, deleted and brought back, each in one commit, and no address leads nowhere. */
import { statePath, tripPath } from '../../content/routes';
import {
  button,
  change,
  expect,
  field,
  fileOf,
  openScreen,
  historyOf,
  openEditor,
  openMenu,
  openTrip,
  save,
  test,
} from '../support/editor/editor';
import { changes, copied, priced, removed, there } from './changes';
import { deletion, make, inMenu, ordinaryChanges, told } from './ordinary';

const moved = fileOf('operator', 'moved');
const named = (part: string) => there(ordinaryChanges.find(({ title }) => title.includes(part)));

test('finds trips by name, state, place and price', async ({ page, repository }) => {
  await openEditor(page, repository);
  for (const typed of [priced.name, `${priced.price}`, priced.price.toLocaleString('en-IN')]) {
    await page.getByRole('searchbox').fill(typed);
    await expect(page.getByRole('link', { name: priced.name, exact: true })).toBeVisible();
  }
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'No trip' })).toBeVisible();
});

test('copies a trip as a draft, refuses a taken name or address in the dialog, and leads to its form', async ({
  page,
  repository,
}) => {
  await openEditor(page, repository);
  await inMenu(page, copied.name, 'Copy…');
  const dialog = page.getByRole('dialog');
  const make = button(dialog, 'Make the copy');
  for (const [name, address, reason] of [
    [copied.name, 'a-new-one', /already|taken/],
    ['A new one', copied.id, 'is the address of'],
    ['A new one', 'A new one', 'small letters'],
    ['வெள்ளை', '', /\S/],
  ] as const) {
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Address').fill(address);
    await make.tap();
    if (address) await expect(dialog.getByRole('alert')).toContainText(reason);
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(dialog.getByLabel('Address')).toHaveValue(address);
  }
  expect(repository.saves()).toEqual([]);
  await dialog.getByLabel('Name', { exact: true }).fill(changes.copy.name);
  await dialog.getByLabel('Address').fill(changes.copy.id);
  await make.tap();
  await told(changes.copy.name)(page);
  expect(repository.record(fileOf('trips', changes.copy.id))['draft']).toBe(true);
  await page.getByRole('link', { name: 'Open its form' }).tap();
  await expect(await field(page, 'trips.name')).toHaveValue(changes.copy.name);
  repository.expectSound();
});

test('a draft is marked in the list and put on sale there', async ({ page, repository }) => {
  await openEditor(page, repository);
  await make(page, repository, named('copy'));
  await openMenu(page, 'Trips');
  await page.getByRole('searchbox').fill(changes.copy.name);
  await expect(page.getByText('Draft, not on sale')).toBeVisible();
  await button(page, `Put ${changes.copy.name} on sale`).tap();
  await told('is on sale')(page);
  expect(repository.record(fileOf('trips', changes.copy.id))['draft']).toBeUndefined();
  expect(repository.saves()).toHaveLength(2);
});

test('a copy with the state of another place is told at its state', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  const state = await field(page, 'trips.state');
  await state.selectOption({ index: 1 }).catch(() => change(page, 'trips.state', 'Rajasthan'));
  await button(page, 'Save').tap();
  await expect(await field(page, 'trips.state')).toHaveAccessibleDescription(/\S/);
  expect(repository.saves()).toEqual([]);
});

test('asks before a deletion with the name, where its address leads and the pages that lead to it; brings it back byte for byte', async ({
  page,
  repository,
}) => {
  const file = fileOf('trips', removed.id);
  const first = [repository.text(file), repository.text(moved)];
  const links = [{ path: '/somewhere', title: 'A list of trips', to: [tripPath(removed.id)] }];
  await page.route('**/admin/links.json', (route) => route.fulfill({ json: links }));
  await openEditor(page, repository);
  await inMenu(page, removed.name, 'Delete…');
  const dialog = page.getByRole('dialog', { name: `Delete ${removed.name}?` });
  await expect(dialog).toContainText(statePath(removed.state));
  await dialog.getByText('1 page leads to it').tap();
  await expect(dialog.getByRole('link', { name: 'A list of trips' })).toBeVisible();
  await button(dialog, `Delete ${removed.name}`).tap();
  await told('is deleted')(page);
  expect(there(repository.saves()[0]).files).toEqual([moved, file]);
  expect(repository.record(moved)).toMatchObject(deletion.moved);
  repository.expectSound();

  await openMenu(page, 'Deleted');
  const row = page.getByRole('listitem').filter({ hasText: removed.name });
  await row.getByRole('button', { name: /^Bring .*back/ }).tap();
  await told(/is back/)(page);
  expect([repository.text(file), repository.text(moved)]).toEqual(first);
  repository.expectSound();
});

test('gives a trip another address, to which the old one leads, and does not list it as deleted', async ({
  page,
  repository,
}) => {
  const file = fileOf('trips', priced.id);
  const first = repository.text(file);
  await openEditor(page, repository);
  await inMenu(page, priced.name, 'Another address…');
  const dialog = page.getByRole('dialog');
  for (const [typed, reason] of [
    [removed.id, 'is the address of'],
    ['A-new-address', 'small letters'],
    [priced.id, 'its address now'],
  ] as const) {
    await dialog.getByLabel('New address').fill(typed);
    await button(dialog, 'Move it').tap();
    await expect(dialog.getByRole('alert')).toContainText(reason);
    await expect(dialog.getByLabel('New address')).toHaveValue(typed);
  }
  await dialog.getByLabel('New address').fill('a-new-address');
  await button(dialog, 'Move it').tap();
  await told(tripPath('a-new-address'))(page);
  expect(repository.text(fileOf('trips', 'a-new-address'))).toBe(first);
  expect(repository.text(file)).toBeUndefined();
  expect(repository.record(moved)).toMatchObject({
    addresses: [{ from: tripPath(priced.id), to: tripPath('a-new-address') }],
  });
  repository.expectSound();
  await openMenu(page, 'Deleted');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('button', { name: /^Bring .*back/ })).toHaveCount(0);
});

test('begins a new trip, which is a draft', async ({ page, repository }) => {
  await openEditor(page, repository);
  await page.getByRole('link', { name: 'New trip' }).tap();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/name/i);
});

test('a file that is not JSON is one row, everything else works, and its last good version comes back', async ({
  page,
  repository,
}) => {
  const file = fileOf('trips', copied.id);
  const good = repository.text(file);
  repository.git.write('Half a file', new Map([[file, Buffer.from('{ "name": "Half')]]), []);
  await openEditor(page, repository);
  await expect(page.getByText('its file cannot be read')).toBeVisible();
  await openTrip(page, priced);
  await change(page, 'trips.price', String(changes.price));
  await save(page);
  await openScreen(page, historyOf(file));
  await expect(page.getByRole('main')).toContainText('cannot be read');
  await openMenu(page, 'Trips');
  await button(page, /^Bring back the last good version/).tap();
  await told('as it was last')(page);
  expect(repository.text(file)).toBe(good);
  repository.expectSound();
});
