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

/** Runs the check while a file has another text. */
function checkWith(file: string, text: RegExp, other: string, flags: string[] = [], environment = {}) {
  const path = join(project.root, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toMatch(text);
  writeFileSync(path, before.replace(text, other));
  const ran = project.run('scripts/check-content.ts', flags, environment);
  writeFileSync(path, before);
  return ran;
}

test('fails for a record and a deployment value that are wrong, and names both', () => {
  const environment = { NEXT_PUBLIC_WHATSAPP: 'none' };
  const { status, stderr } = checkWith(fileOf('trips', group), /"price": \d+/, '"price": 1', [], environment);
  expect(status).toBe(1);
  expect(stderr).toEqual([
    expect.stringMatching(/^environment: NEXT_PUBLIC_WHATSAPP is 'none' and should be /),
    `${fileOf('trips', group)}: price: is below 1,000 rupees`,
  ]);
});

test('prints one line for a file that cannot be read', () => {
  const { status, stderr } = checkWith(fileOf('operator', 'fares'), /"rules": \{/, '"rules": {,');
  expect([status, stderr]).toEqual([1, [`${fileOf('operator', 'fares')}: line 2, column 13: value expected`]]);
});

test('writes a refusal for a missing photograph to a file, in the words of the form', () => {
  const refused = 'refused.md';
  const photos = [
    { file: '/content/records/photos/gone.jpg', alt: 'The fort of Jaisalmer at dusk', credit: 'A. Nair' },
  ];
  const other = `$&, "photos": ${JSON.stringify(photos)}`;
  const { stderr } = checkWith(fileOf('trips', group), /"price": \d+/, other, ['--operator', refused]);
  expect(stderr).toEqual([`${fileOf('trips', group)}: photos.0.file: /content/records/photos/gone.jpg is not there`]);
  expect(readFileSync(join(project.root, refused), 'utf8')).toMatch(
    new RegExp(`\n- ${groupTrips[0]?.name ?? ''}, .*, ${wordsAt('trips.photos.file').title}: .* is not there\n`),
  );
});

test('names a destination whose file is gone, one that the site does not know, and a reference that leads nowhere', () => {
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
  const lost = checkWith(fileOf('destinations', 'south-karnataka'), /"bangalore-mysore"/, '"bangalore-agra"', [
    '--operator',
    'lost.md',
  ]);
  expect(lost.status).toBe(1);
  expect(readFileSync(join(project.root, 'lost.md'), 'utf8')).toContain(
    '- Destination South Karnataka, Part 3, Which trips it shows, Trips: names the trip',
  );
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
  const { status, stderr } = checkWith(fileOf('menus', 'footer'), /"href": "\/contact"/, '"href": "/contcat"');
  expect([status, stderr]).toEqual([
    1,
    [expect.stringMatching(/menus\/footer\.json: pages\.\d+\.href: '\/contcat' is no page of this site/)],
  ]);
});

test('prints notes for the operator without failing, and lets a text of the contract be changed', () => {
  const contract = join(project.root, fileOf('destinations', 'kashmir'));
  const before = readFileSync(contract, 'utf8');
  expect(before).toContain('"Paradise on Earth"');
  writeFileSync(contract, before.replace('"Paradise on Earth"', '"Snow and Tulips"'));
  const { status, stdout, stderr } = checkWith(fileOf('months', 'jan'), /"speaksOf": \[/, '"speaksOf": ["moon",');
  writeFileSync(contract, before);
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
