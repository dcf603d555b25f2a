/**
 * The operator's week on a phone, in one visit: with a colleague, an entry that the check refuses, a token that ends and a connection that is
 * cut. Each night the site is what the operator was told.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trips, tripsOf } from '../../content/catalogue/trips';
import { states } from '../../content/ids/states';
import { tripPath } from '../../content/routes';
import { git, recordFolder, setAsideFile } from '../../scripts/check/set-aside';
import {
  button,
  change,
  expect,
  expectRefused,
  expectSaved,
  field,
  fileOf,
  openScreen,
  historyOf,
  openEditor,
  openFile,
  openMenu,
  openTrip,
  publish,
  save,
  signInAgain,
  test,
  trySave,
  type Publishing,
  type Repository,
} from '../support/editor/editor';
import { asked, changes, copied, described, full, group, pictured, priced, removed, there } from './changes';
import {
  make,
  inMenu,
  ordinaryChanges,
  priceBox,
  priceInForm,
  priceInList,
  textOf,
  told,
  type Change,
} from './ordinary';
import { formatShortDate } from '../../content/format/duration';

const folders: string[] = [];
test.afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Night = Publishing & { root: string; commit: string };

/** Does what the workflow does before it builds: it sets refused changes aside, in a copy of the repository. */
function publishNight(repository: Repository): Night {
  const root = mkdtempSync(join(tmpdir(), 'night-'));
  folders.push(root);
  cpSync(repository.root, root, { recursive: true, verbatimSymlinks: true });
  cpSync('scripts/set-aside.ts', join(root, 'scripts/set-aside.ts'));
  const flags = ['--import', 'tsx', 'scripts/set-aside.ts'];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const made = JSON.parse(readFileSync(join(root, setAsideFile), 'utf8')) as Omit<Night, 'publishedAt' | 'root'>;
  return { ...made, root, publishedAt: '2026-11-27T20:30:00Z' };
}

const ordinary = (part: string) => there(ordinaryChanges.find(({ title }) => title.includes(part)));
const tour = there(tripsOf('domestic')[0]);
const state = 'kerala';

test('Monday to Saturday', async ({ page, repository, messages }) => {
  test.setTimeout(600_000);
  const begin = repository.git.head();
  /** The records as the operator was told, by file. */
  const known = new Map<string, string | undefined>();
  const tell = (...files: readonly string[]) => files.forEach((file) => known.set(file, repository.text(file)));
  const does = (what: Change) =>
    test.step(what.title, async () => {
      await make(page, repository, what);
      tell(what.file, ...(what.others ?? []).filter((other) => typeof other === 'string'));
    });
  /** Expects the records of the night to be as told; those that it set aside, as before the week. */
  const expectNight = (night: Night) => {
    const { root, setAside } = night;
    const refused = setAside.map(({ file }) => file);
    const changed = git(root, 'diff', '--name-only', '--no-renames', `${begin}..HEAD`, '--', recordFolder).toString();
    const files = changed.trim().split('\n');
    expect(files.filter((file) => !known.has(file) && !refused.includes(file))).toEqual([]);
    const textIn = (file: string) =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
    for (const [file, text] of known) if (!refused.includes(file)) expect([file, textIn(file)]).toEqual([file, text]);
    for (const file of refused) expect(textIn(file)).toBe(git(root, 'show', `${begin}:${file}`).toString());
    return refused;
  };
  const showToday = async (night: Night) => {
    await publish(page, night);
    await openMenu(page, 'Today');
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  };
  await openEditor(page, repository);

  await test.step('Monday: prices, and a price that is a slip', async () => {
    await does(textOf(priced));
    await does(priceInForm(priced));
    await does(priceInList(tour));
    await openTrip(page, pictured);
    await change(page, 'trips.price', '1,500');
    await trySave(page);
    await expect(page.getByRole('dialog')).toContainText('₹1,500');
    await page.keyboard.press('Escape');
    await change(page, 'trips.price', String(pictured.price + 100));
    await save(page);
    tell(fileOf('trips', pictured.id));
  });

  await test.step('Tuesday: a rise for a state, and taken back as one', async () => {
    const own = trips.filter((trip) => trip.state === state);
    await openMenu(page, 'Prices');
    await page.getByRole('searchbox').fill(states[state]);
    for (const { name } of own) await expect(priceBox(page, { name })).toBeVisible();
    await page.getByText('Raise or lower many prices').tap();
    await page.getByRole('textbox', { name: /^Per cent/ }).fill('5');
    await button(page, /^Fill in the new prices/).tap();
    await button(page, /^Save \d+ changed prices$/).tap();
    await told('are saved')(page);
    const { files } = there(repository.saves()[0]);
    for (const { id } of own) expect(files).toContain(fileOf('trips', id));
    await button(page, 'Take them all back').tap();
    await told('are as before')(page);
    tell(...files.filter((file) => known.has(file)));
    for (const change of ['a notice', 'telephone', 'is full'].map(ordinary)) await does(change);
  });

  await test.step('Wednesday: a colleague, and an entry that the check refuses', async () => {
    // The colleague writes other fields of the same trip, by other means; one of them is refused at night.
    await openTrip(page, described);
    await change(page, 'trips.price', String(described.price + 50));
    repository.writes(fileOf('trips', described.id), { start: 'The hotel, 9:30 am' });
    await save(page);
    tell(fileOf('trips', described.id));
    await change(page, 'trips.price', String(described.price + 60));
    repository.writes(fileOf('trips', described.id), { price: described.price + 70 });
    await trySave(page);
    const dialog = page.getByRole('dialog').filter({ hasText: /somebody else/i });
    await dialog.getByRole('radio', { name: /^Yours/ }).tap();
    await dialog.getByRole('button', { name: /^Save/ }).tap();
    await expect.poll(() => repository.record(fileOf('trips', described.id))['price']).toBe(described.price + 60);
    tell(fileOf('trips', described.id));

    const [cheap, long] = [fileOf('trips', copied.id), fileOf('trips', asked.id)];
    repository.writes(cheap, { price: 5 }, 'By hand');
    repository.writes(long, { days: asked.days + 5 }, 'By hand');
    const night = publishNight(repository);
    expect(expectNight(night)).toEqual([cheap, long].sort());
    await showToday(night);
    const main = page.getByRole('main');
    await expect(main).toContainText('is below 1,000 rupees');
    await expect(main).not.toContainText(/nothing waits/i);
    await expect(main.getByRole('link', { name: copied.name }).first()).toHaveAttribute('href', new RegExp(copied.id));
    // One is corrected in its form, the other is taken back in its history.
    await does({
      ...priceInForm(copied),
      // The price is far from the refused one, so that it is asked about.
      async submit(where) {
        await trySave(where);
        await button(where.getByRole('dialog'), 'Yes, save it').tap();
      },
    });
    await openScreen(page, historyOf(long));
    await button(page, 'Take this back').first().tap();
    await told('Taken back')(page);
    tell(long);
  });

  await test.step('Thursday: a token that ends, and a cut', async () => {
    await openTrip(page, group);
    await change(page, 'trips.location', changes.notice.slice(0, 20));
    repository.fails('dead token');
    await trySave(page);
    await signInAgain(page, repository);
    await button(page, 'Restore').tap();
    await expect(await field(page, 'trips.location')).toHaveValue(changes.notice.slice(0, 20));
    repository.fails('cut before');
    await trySave(page);
    await expect(page.getByText(/no connection to GitHub/).first()).toBeVisible();
    repository.fails('cut after');
    await trySave(page);
    await expectSaved(page);
    tell(fileOf('trips', group.id));
    const last = repository.saves().slice(0, 2);
    expect(last.filter(({ files }) => files.includes(fileOf('trips', group.id)))).toHaveLength(1);
  });

  await test.step('Friday: a trip less and back, a copy, a photograph', async () => {
    const before = repository.text(fileOf('trips', removed.id));
    await does(ordinary('a trip less'));
    await openMenu(page, 'Deleted');
    await page.getByRole('button', { name: /^Bring .*back/ }).tap();
    await told('is back')(page);
    tell(fileOf('trips', removed.id), fileOf('operator', 'moved'));
    expect(repository.text(fileOf('trips', removed.id))).toBe(before);
    await does(ordinary('copy of one'));
    await openFile(page, /offer in the banner/i);
    await change(page, 'offer.banner', 'Save 20% 😀');
    await trySave(page);
    await expectRefused(page, 'offer.banner', 'Save 20% 😀', /“😀”/);
    await change(page, 'offer.banner', 'Save 10% on all tours');
    await save(page);
    tell(fileOf('operator', 'offer'));
  });

  await test.step('Saturday: another address, and dates', async () => {
    await openMenu(page, 'Trips');
    await inMenu(page, removed.name, 'Another address…');
    await page.getByLabel('New address').fill('a-new-address');
    await button(page, 'Move it').tap();
    await told(tripPath('a-new-address'))(page);
    tell(fileOf('trips', removed.id), fileOf('trips', 'a-new-address'), fileOf('operator', 'moved'));
    await openMenu(page, 'Departures');
    await page.getByRole('link', { name: group.name }).tap();
    const when = formatShortDate(full);
    await button(page.getByRole('group', { name: `How the group of ${when} is sold` }), 'Guaranteed').tap();
    await told(`${when}: guaranteed`)(page);
    tell(fileOf('trips', group.id));

    const night = publishNight(repository);
    expect(expectNight(night)).toEqual([]);
    await showToday(night);
    await expect(page.getByRole('main')).toContainText(/all that was saved is on the site/i);
  });
  expect(repository.saves().length).toBeGreaterThan(15);
  // The browser reports the requests that failed.
  messages.length = 0;
});
