/** `npm run check` and `npm run launch-check` as commands: they run every check, and a problem makes them fail. */
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { unconfirmedFacts } from '../../content/checks/confirmations';
import { bannerOfferProblems, unfilledOperatorDetails } from '../../content/checks/unfilled-details';
import { oldFacts } from '../../content/checks/dated-facts';
import { fileOf } from '../../content/ids/file-of';
import { wordsAt } from '../../packages/editor/names/words';
import { checkFiles, copyFiles } from '../lib/test/copied-folder';
import { groupTrips } from '../../content/catalogue/trips';

const group = groupTrips[0]?.id;

const project = copyFiles([...checkFiles, 'scripts/launch-check.ts']);
afterAll(() => project.remove());

/** A file, a text in it, and the one that replaces it while the check runs. */
type Change = readonly [file: string, text: RegExp, other: string];

/** Runs the check while files have other texts. */
function checkWith(changes: readonly Change[], flags: string[] = [], environment = {}) {
  const undo = changes.map(([file, text, other]) => {
    const path = join(project.root, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(text);
    writeFileSync(path, before.replace(text, other));
    return () => writeFileSync(path, before);
  });
  const ran = project.run('scripts/check-content.ts', flags, environment);
  for (const one of undo.reverse()) one();
  return ran;
}

test('fails for a record and a deployment value that are wrong, and names both', () => {
  const trip = fileOf('trips', group);
  const environment = { NEXT_PUBLIC_WHATSAPP: 'none' };
  const { status, stderr } = checkWith([[trip, /"price": \d+/, '"price": 1']], [], environment);
  expect(status).toBe(1);
  expect(stderr).toEqual([
    expect.stringMatching(/^environment: NEXT_PUBLIC_WHATSAPP is 'none' and should be /),
    `${trip}: price: is below 1,000 rupees`,
  ]);
});

test('writes refusals of a missing photograph and of a reference that leads nowhere to a file, in the words of the form', () => {
  const trip = fileOf('trips', group);
  const alt = 'The fort of Jaisalmer at dusk';
  const photos = [{ file: '/content/records/photos/gone.jpg', alt, credit: 'A. Nair' }];
  const changes: Change[] = [
    [trip, /"price": \d+/, `$&, "photos": ${JSON.stringify(photos)}`],
    [fileOf('destinations', 'south-karnataka'), /"bangalore-mysore"/, '"bangalore-agra"'],
  ];
  const { status, stderr } = checkWith(changes, ['--operator', 'refused.md']);
  expect(status).toBe(1);
  expect(stderr).toEqual([
    expect.stringMatching(
      /^content\/records\/destinations\/south-karnataka\.json: .*: names the trip 'bangalore-agra'/,
    ),
    `${trip}: photos.0.file: /content/records/photos/gone.jpg is not there`,
  ]);
  const refused = readFileSync(join(project.root, 'refused.md'), 'utf8');
  expect(refused).toMatch(
    new RegExp(`\n- ${groupTrips[0]?.name ?? ''}, .*, ${wordsAt('trips.photos.file').title}: .* is not there\n`),
  );
  expect(refused).toContain('- Destination South Karnataka, Part 3, Which trips it shows, Trips: names the trip');
});

test('prints one line for a file that cannot be read', () => {
  const { status, stderr } = checkWith([[fileOf('operator', 'fares'), /"rules": \{/, '"rules": {,']]);
  expect([status, stderr]).toEqual([1, [`${fileOf('operator', 'fares')}: line 2, column 13: value expected`]]);
});

test('names a destination whose file is gone, and one that the site does not know', () => {
  const [gone, unknown] = ['goa', 'atlantis'].map((id) => fileOf('destinations', id));
  const [from = '', to = ''] = [gone, unknown].map((file = '') => join(project.root, file));
  renameSync(from, to);
  const { status, stderr } = project.run('scripts/check-content.ts');
  renameSync(to, from);
  expect(status).toBe(1);
  expect(stderr.sort()).toEqual([
    `${unknown}: record: is no name that the site knows`,
    `${gone}: record: the file is missing`,
  ]);
});

test('needs no other packages for the check than its workflow installs', () => {
  const modules = join(project.root, 'node_modules');
  const [, names = ''] = /PACKAGES: '(.+)'/.exec(readFileSync('.github/workflows/check.yml', 'utf8')) ?? [];
  rmSync(modules);
  for (const name of names.split(' ')) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  const { status, stderr } = project.run('scripts/check-content.ts');
  rmSync(modules, { recursive: true });
  symlinkSync(resolve('node_modules'), modules);
  expect([status, stderr]).toEqual([0, []]);
});

test('fails for a wrong page once the records are valid', () => {
  const { status, stderr } = checkWith([[fileOf('menus', 'footer'), /"href": "\/contact"/, '"href": "/contcat"']]);
  expect([status, stderr]).toEqual([
    1,
    [expect.stringMatching(/menus\/footer\.json: pages\.\d+\.href: '\/contcat' is no page of this site/)],
  ]);
});

test('prints notes for the operator without failing, and lets a text of the contract be changed', () => {
  const { status, stdout, stderr } = checkWith([
    [fileOf('destinations', 'kashmir'), /"Paradise on Earth"/, '"Snow and Tulips"'],
    [fileOf('months', 'jan'), /"speaksOf": \[/, '"speaksOf": ["moon",'],
  ]);
  expect([status, stderr]).toEqual([0, []]);
  expect(stdout).toContainEqual(expect.stringMatching(/^note: .*months.*'moon' is no trip/));
});

test('fails the launch check for values that are not filled in, confirmed or set', () => {
  const environment = { NEXT_PUBLIC_SITE_URL: 'http://localhost', NEXT_PUBLIC_WHATSAPP: '+91 422' };
  const { status, stderr } = project.run('scripts/launch-check.ts', [], environment);
  expect(status).toBe(1);
  const lines = [
    "NEXT_PUBLIC_WHATSAPP is '+91 422' and should be digits with the country code, such as 919876543210",
    'NEXT_PUBLIC_SITE_URL is no public https origin: http://localhost',
    ...unfilledOperatorDetails(),
    ...bannerOfferProblems(),
    ...unconfirmedFacts().map((fact) => `to be confirmed: ${fact}`),
  ];
  expect(stderr).toEqual(expect.arrayContaining(lines.map((line) => `launch: ${line}`)));
});

test('lists rules that were read long ago without failing', () => {
  const day = '2100-01-01';
  const environment = { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) };
  const { status, stdout } = project.run('scripts/launch-check.ts', ['--facts'], environment);
  const old = oldFacts(day);
  expect([status, stdout]).toEqual([0, [...old, `facts: ${old.length} to read again.`]]);
});
