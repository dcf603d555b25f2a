/** What was typed and not saved is offered again, and replaces nothing that somebody else saved meanwhile. */
import type { Page, Route } from '@playwright/test';
import {
  button,
  change,
  expect,
  expectSaved,
  field,
  fileOf,
  formOf,
  goTo,
  openEditor,
  openMenu,
  openTrip,
  save,
  test,
  trySave,
} from '../support/editor/editor';
import { changes, described, priced } from './changes';

const offer = fileOf('operator', 'offer');
const location = 'Hills, tea and the sea';

/** The question about fields that two people changed, with nothing chosen. */
const clash = (page: Page) => page.getByRole('dialog').filter({ hasText: /somebody else/i });

test('a form brings back what was typed after a reload, and forgets it when it is saved', async ({
  page,
  repository,
}) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.location', location);
  await page.reload();
  await button(page, 'Restore').tap();
  await expect(await field(page, 'trips.location')).toHaveValue(location);
  await save(page);
  await page.reload();
  await expect(await field(page, 'trips.location')).toHaveValue(location);
  await expect(button(page, 'Restore')).toHaveCount(0);
  expect(repository.saves()).toHaveLength(1);
});

test('what was typed can be discarded', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.location', location);
  await page.reload();
  await button(page, 'Discard').tap();
  await expect(await field(page, 'trips.location')).toHaveValue(priced.location);
  await page.reload();
  await expect(await field(page, 'trips.location')).toHaveValue(priced.location);
  await expect(button(page, 'Restore')).toHaveCount(0);
});

test('a form with changes asks before it is left, by a link, by going back and by Escape', async ({
  page,
  repository,
}) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.location', location);
  const dialog = page.getByRole('dialog');
  for (const leave of [() => page.goBack(), () => openMenu(page, 'Today'), () => goTo(page, '#/prices')]) {
    await leave();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(await field(page, 'trips.location')).toHaveValue(location);
  }
  await (await field(page, 'trips.location')).press('Escape');
  await expect(await field(page, 'trips.location')).toBeVisible();
  await openMenu(page, 'Prices');
  await dialog.getByRole('button', { name: /^Leave/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
});

test('a form without changes is left unasked', async ({ page, repository }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  const box = await change(page, 'trips.location', location);
  await box.fill(priced.location);
  await openMenu(page, 'Prices');
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
});

test('a draft takes over what somebody else saved in other fields, and asks about the same field', async ({
  page,
  repository,
}) => {
  await openEditor(page, repository, formOf(offer));
  await change(page, 'offer.banner', 'Save 12%');
  await change(page, 'offer.terms', 'Counted from the printed price.');
  await page.reload();
  repository.writes(offer, { banner: 'Save 15%', appliesTo: 'Tours in India' });
  await button(page, 'Restore').or(button(page, 'Save')).first().waitFor();
  await button(page, 'Restore').tap();
  if (!(await clash(page).isVisible())) await trySave(page);
  await expect(clash(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await clash(page).getByText('Save 15%').tap();
  await button(clash(page), 'Save these').tap();
  await expect(clash(page)).toBeHidden();
  await expect
    .poll(() => repository.record(offer))
    .toMatchObject({ banner: 'Save 15%', terms: 'Counted from the printed price.', appliesTo: 'Tours in India' });
});

test('two people: other fields are merged, and the same field asks with nothing chosen', async ({
  page,
  repository,
}) => {
  await openEditor(page, repository, formOf(offer));
  await change(page, 'offer.banner', 'Save 10% on all tours');
  repository.writes(offer, { terms: 'Counted from the printed price.' });
  await save(page);
  expect(repository.record(offer)).toMatchObject({
    banner: 'Save 10% on all tours',
    terms: 'Counted from the printed price.',
  });

  for (const [chosen, mine, theirs] of [
    ['theirs', 'Save 12%', 'Save 15%'],
    ['mine', 'Save 16%', 'Save 17%'],
  ] as const) {
    await change(page, 'offer.banner', mine);
    repository.writes(offer, { banner: theirs });
    const before = repository.saves().length;
    await trySave(page);
    await expect(clash(page).getByRole('radio')).toHaveCount(2);
    await expect(clash(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(clash(page)).toContainText(mine);
    await expect(clash(page)).toContainText(theirs);
    await clash(page).getByRole('button', { name: /^Save/ }).tap();
    await expect(clash(page)).toBeVisible();
    expect(repository.saves()).toHaveLength(before);
    await clash(page)
      .getByRole('radio', { name: chosen === 'mine' ? mine : theirs })
      .tap();
    await clash(page).getByRole('button', { name: /^Save/ }).tap();
    await expect(clash(page)).toBeHidden();
    await expect.poll(() => repository.record(offer)['banner']).toBe(chosen === 'mine' ? mine : theirs);
    await expect(await field(page, 'offer.banner')).toHaveValue(chosen === 'mine' ? mine : theirs);
  }
});

test('a record that somebody else deleted is told, and what was typed stays', async ({ page, repository }) => {
  const file = fileOf('trips', described.id);
  await openEditor(page, repository);
  await openTrip(page, described);
  await change(page, 'trips.location', location);
  repository.git.write('By somebody else', new Map(), [file]);
  await trySave(page);
  await expect(page.getByText(/deleted|no longer|not there/i).first()).toBeVisible();
  await expect(await field(page, 'trips.location')).toHaveValue(location);
});

test('without a network what is typed is kept and saved later', async ({ page, context, repository, messages }) => {
  await openEditor(page, repository);
  await openTrip(page, priced);
  await change(page, 'trips.price', String(changes.price));
  await context.setOffline(true);
  // The stand-in for the host would answer without a network, too.
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route('**/graphql', cut);
  await expect(page.getByText('There is no network')).toBeVisible();
  await change(page, 'trips.location', location);
  await trySave(page);
  await expect(page.getByRole('alert')).toContainText(/no connection|no network/i);
  await page.unroute('**/graphql', cut);
  await context.setOffline(false);
  await expect(page.getByText('There is no network')).toBeHidden();
  await expect(await field(page, 'trips.location')).toHaveValue(location);
  await trySave(page);
  await expectSaved(page);
  expect(repository.record(fileOf('trips', priced.id))).toMatchObject({ price: changes.price, location });
  messages.length = 0;
});

test('several saves in one visit, with the form open: nothing of one touches the next', async ({
  page,
  repository,
}) => {
  const file = fileOf('trips', priced.id);
  const before = repository.record(file);
  await openEditor(page, repository);
  await openTrip(page, priced);
  const values = [
    ['start', 'The hotel, 9:30 am'],
    ['location', location],
    ['end', 'The airport, at an hour of your choice'],
  ] as const;
  for (const [name, text] of values) {
    await change(page, `trips.${name}`, text);
    await save(page);
  }
  await change(page, 'trips.location', `${location}.`);
  await save(page);
  expect(repository.record(file)).toEqual({ ...before, ...Object.fromEntries(values), location: `${location}.` });
  expect(repository.saves()).toHaveLength(4);
});
