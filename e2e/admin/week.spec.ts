/** The operator's week: some twenty commits, of which two are refused, a conflict, and a night. The site then is what the operator was told. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { tripsOf } from '../../content/catalogue/trips';
import { fileOf } from '../../content/ids/file-of';
import { historyAddress } from '../../scripts/admin/pages/browser/entries';
import type { Publishing } from '../../scripts/admin/pages/browser/state';
import { git, recordFolder, setAsideFile } from '../../scripts/check/set-aside';
import { newRepository, openEditor, openForms, publish, test, type Repository } from '../support/editor';
import { bySomebodyElse } from '../support/troubles';
import { asked, copied, described, group, pictured, priced, removed, there } from './changes';
import { make, ordinaryChanges, savesIn, type Change } from './ordinary';
import {
  closesEarlier,
  deletedAndBack,
  fullInList,
  listPrice,
  price,
  priceTakenBack,
  text,
  textOverReload,
  typeIn,
} from './trip-changes';

let repository: Repository;
const folders: string[] = [];
test.beforeEach(() => {
  repository = newRepository();
});
test.afterEach(() => {
  repository.remove();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const textOf = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;

/** A commit that no form checked: a value that the check refuses. */
function saveUnchecked(file: string, values: object): void {
  const record = JSON.parse(there(textOf(repository.root, file))) as object;
  writeFileSync(join(repository.root, file), JSON.stringify({ ...record, ...values }, null, 2));
  repository.save('By an engineer');
}

type Night = Publishing & { root: string };

/** Does what the workflow does before it builds: it sets refused changes aside, in a copy of the repository. */
function publishNight(): Night {
  const root = mkdtempSync(join(tmpdir(), 'night-'));
  folders.push(root);
  cpSync(repository.root, root, { recursive: true, verbatimSymlinks: true });
  cpSync('scripts/set-aside.ts', join(root, 'scripts/set-aside.ts'));
  const flags = ['--import', 'tsx', 'scripts/set-aside.ts'];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const made = JSON.parse(there(textOf(root, setAsideFile))) as Omit<Publishing, 'publishedAt'>;
  return { ...made, root, publishedAt: '2026-11-27T20:30:00Z' };
}

/** Saves a price while somebody else saves another one, and keeps one's own. */
const priceInConflict: Change = {
  ...price(described, 50),
  async work(page) {
    await typeIn(page, 'Prices', described, 'trips.price', String(described.price + 50));
    const file = join(repository.root, fileOf('trips', described.id));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"price": \d+/, `"price": ${described.price + 70}`));
    repository.save(bySomebodyElse);
    await page.getByRole('button', { name: 'Save' }).tap();
    const dialog = page.getByRole('dialog', { name: /somebody else/ });
    await dialog.getByText(`Yours: ${described.price + 50}`).tap();
    await dialog.getByRole('button', { name: 'Save these' }).tap();
    await page.getByText('Entry saved.').waitFor();
  },
};

const ordinary = (title: string) => there(ordinaryChanges.find((change) => change.title.includes(title)));
const tour = there(tripsOf('domestic')[0]);

const firstDays: readonly Change[] = [
  text(priced),
  price(priced),
  listPrice(tour),
  ordinary('a notice'),
  ordinary('telephone'),
  fullInList,
];
const lastDays: readonly Change[] = [
  ...deletedAndBack(removed),
  priceInConflict,
  text(group),
  closesEarlier,
  ordinary('a new trip'),
  ...priceTakenBack(pictured),
  textOverReload(tour),
];

test('publishes what the operator was told, night after night', async ({ page, messages }) => {
  test.setTimeout(300_000);
  /** The records as the operator was told, by file. */
  const told = new Map<string, string | undefined>();
  const does = (change: Change) =>
    test.step(change.title, async () => {
      await openForms(page);
      await make(page, repository, change);
      for (const file of [change.file, ...(change.others ?? [])]) told.set(file, textOf(repository.root, file));
    });
  const begin = there(repository.commits().at(-1)).oid;
  /** Expects the records of the night to be as told; those that it set aside, as before the week. */
  const expectTold = ({ root, setAside }: Night) => {
    const changed = git(root, 'diff', '--name-only', '--no-renames', `${begin}..HEAD`, '--', recordFolder).toString();
    const refused = setAside.map(({ file }) => file);
    const known = [...told.keys(), ...refused];
    expect(
      changed
        .trim()
        .split('\n')
        .filter((file) => !known.includes(file)),
    ).toEqual([]);
    for (const [file, record] of told) expect([file, textOf(root, file)]).toEqual([file, record]);
    for (const file of refused) expect(textOf(root, file)).toBe(git(root, 'show', `${begin}:${file}`).toString());
  };
  const showToday = async ({ publishedAt, commit = '', setAside }: Night) => {
    await publish(page, { publishedAt, commit, setAside });
    await page.goto('/admin/today');
    await expect(page.getByRole('heading', { name: 'Nothing waits' })).toBeVisible();
  };

  await openEditor(page, repository);
  for (const change of firstDays) await does(change);
  const [cheap, long] = [fileOf('trips', copied.id), fileOf('trips', asked.id)];
  saveUnchecked(cheap, { price: 5 });
  saveUnchecked(long, { days: asked.days + 5 });

  const night = publishNight();
  expect(night.setAside.map(({ file }) => file)).toEqual([cheap, long].sort());
  expectTold(night);
  await showToday(night);
  const refused = page.getByRole('main').getByRole('listitem').filter({ hasText: copied.name }).first();
  await expect(refused).toContainText('Price in rupees: is below 1,000 rupees');

  await expect(refused.getByRole('link', { name: copied.name })).toHaveAttribute('href', new RegExp(`/${copied.id}$`));

  // One is corrected in its form, the other is taken back.
  await does(price(copied));
  await page.goto(historyAddress(long));
  await page.getByRole('button', { name: 'Take this back' }).first().tap();
  await expect(page.getByRole('status')).toContainText('Taken back.');
  told.set(long, textOf(repository.root, long));
  for (const change of lastDays) await does(change);
  expect(savesIn(repository).length).toBeGreaterThan(18);

  const last = publishNight();
  expect(last.setAside).toEqual([]);
  expectTold(last);
  await showToday(last);
  await expect(page.getByRole('heading', { name: 'Refused' })).toBeHidden();
  messages.length = 0;
});
