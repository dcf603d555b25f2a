/** The editor's published folder, and its configuration against the editor's own schema and the data files. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Ajv from 'ajv';
import { openFont } from '../lib/open-font';
import { buildAdmin } from './build';
import { adminConfig } from './config';
import { adminPages } from './pages/shell';
import { adminRepository, type Repository } from './repository';
import { trips } from '../../content/catalogue/trips';

const out = mkdtempSync(join(tmpdir(), 'admin-'));
/** The path of a file that is kept, as the page names it. */
const kept = (name: string) => new RegExp(`kept/\\w+/${name}`).exec(read('index.html'))?.[0] ?? name;
const read = (file: string) => readFileSync(join(out, 'admin', file), 'utf8');

const repository = adminRepository({ ADMIN_REPOSITORY: 'example/site' }) as Repository;
const { collections, singletons } = adminConfig(repository);
const forms = collections.flatMap((form) => ('filter' in form ? form : []));
/** Everything with a name and an icon: forms, and groups of forms. */
const named = [...collections, ...singletons].flatMap((one) => ('icon' in one ? one : []));

beforeAll(() => buildAdmin(out, repository));
afterAll(() => rmSync(out, { recursive: true }));

test('builds no editor without a repository, and defaults to the usual branch and host', () => {
  expect(adminRepository({})).toBeUndefined();
  expect(repository).toMatchObject({ name: 'example/site', branch: 'main', apiRoot: 'https://api.github.com' });
});

/** Returns whether a host would find a file for an address. */
const isServed = (address: string) =>
  existsSync(join(out, address.endsWith('/') ? `${address}index.html` : address)) ||
  existsSync(join(out, `${address}.html`));

test('keeps the editor and its pages out of searches, says what they need, and links existing files', () => {
  for (const file of ['index.html', ...Object.keys(adminPages).map((name) => `${name}.html`)]) {
    const html = read(file);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<noscript>');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  }
});

test('keeps the pages’ shared code and the bar small, without schemas', () => {
  const scripts = readdirSync(join(out, 'admin/pages'));
  const bar = [...read('pages/bar.js').matchAll(/"\.\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(bar.filter((name) => !scripts.includes(name))).toEqual([]);
  const bytes = ['bar.js', ...bar].map((name) => gzipSync(read(`pages/${name}`)).length);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(8 * 1024);
});

test('typefaces, the newest version and the state of the Git host are not asked for elsewhere', () => {
  const script = read(kept('sveltia-cms.js'));
  for (const host of ['cdn.jsdelivr.net', 'unpkg.com/@sveltia/cms', 'githubstatus.com/api'])
    expect(script).not.toContain(host);
  const own = [...script.matchAll(/\/admin\/[\w.-]+(?:\/[\w-]+\.json)?/g)].map(([path]) => path);
  expect(own).toEqual(expect.arrayContaining(['/admin/icons.woff2', '/admin/editor', '/admin/editor/status.json']));
  for (const file of ['icons.woff2', 'editor/package.json', 'editor/status.json'])
    expect(existsSync(join(out, 'admin', file))).toBe(true);
});

test('has a single glyph for the name of each icon, and none for other words', () => {
  const font = openFont(join(out, 'admin/icons.woff2'));
  const icons = named.flatMap(({ icon }) => icon ?? []);
  for (const icon of [...icons, 'arrow_back', 'more_vert', 'close', 'add', 'search'])
    expect([icon, font.layout(icon).glyphs.length]).toEqual([icon, 1]);
  expect(font.layout('zzz').glyphs).toHaveLength(3);
});

test('has a configuration that is valid for the editor', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object;
  const config = JSON.parse(read(kept('config.json'))) as object;
  const isKnown = new Ajv({ unknownFormats: 'ignore' }).compile(schema);
  expect([isKnown(config), isKnown.errors?.slice(0, 3)]).toEqual([true, undefined]);
  expect(isKnown({ ...config, backend: { name: 'github' } })).toBe(false);
});

test('has one full form for every trip, one for its price and, for a group, one for its departures', () => {
  for (const trip of trips) {
    const own = forms.filter(
      ({ filter: { field = '', value }, identifier_field: name }) => Reflect.get(trip, field) === value && name in trip,
    );
    const names = own.map(({ name }) => name.replace(/^(category|collection)-.*/, 'own')).sort();
    const expected = ['own', `prices-${trip.collection}`, ...(trip.collection === 'groups' ? ['departures'] : [])];
    expect([trip.id, names]).toEqual([trip.id, expected.sort()]);
  }
});

test('a trip is made, copied and taken out on the pages beside the editor; where they do nothing, in the form of its own', () => {
  const own = (config: typeof collections) =>
    config.flatMap((form) => ('slug' in form ? [[form.create, form.duplicate, form.delete]] : []));
  expect(new Set(own(collections).flat())).toEqual(new Set([false]));
  expect(new Set(own(adminConfig({ ...repository, isFolder: true }).collections).flat())).toEqual(new Set([true]));
});

test('in a short form a trip is neither made, copied, taken out nor given another name', () => {
  const short = forms.filter(({ name }) => /^(prices-|departures$)/.test(name));
  expect(short.length).toBeGreaterThan(1);
  for (const form of short) {
    expect(form).toMatchObject({ create: false, delete: false, duplicate: false });
    expect(form.fields.find(({ name }) => name === form.identifier_field)).toHaveProperty('readonly', true);
  }
});

test('gives each form a unique name and label', () => {
  for (const key of ['name', 'label'] as const) {
    const values = named.map((form) => form[key]);
    expect(new Set(values).size).toBe(values.length);
  }
});
