/** The folder of the editor as it is published. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFont } from '../lib/open-font';
import { buildAdmin } from './build';
import { adminRepository } from './repository';

const out = mkdtempSync(join(tmpdir(), 'admin-'));
const read = (file: string) => readFileSync(join(out, 'admin', file), 'utf8');

beforeAll(async () => {
  const repository = adminRepository({ ADMIN_REPOSITORY: 'example/site' });
  if (repository) await buildAdmin(out, repository);
});
afterAll(() => rmSync(out, { recursive: true }));

test('the page stays out of searches, says what it needs, and names files that are there', () => {
  const html = read('index.html');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<noscript>');
  const files = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !existsSync(join(out, file)))).toEqual([]);
});

test('typefaces, the newest version and the state of the Git host are not asked for elsewhere', () => {
  const script = read('sveltia-cms.js');
  for (const host of ['cdn.jsdelivr.net', 'unpkg.com/@sveltia/cms', 'githubstatus.com/api'])
    expect(script).not.toContain(host);
  const own = [...script.matchAll(/\/admin\/[\w.-]+(?:\/[\w-]+\.json)?/g)].map(([path]) => path);
  expect(own).toEqual(expect.arrayContaining(['/admin/icons.woff2', '/admin/editor', '/admin/editor/status.json']));
  for (const file of ['icons.woff2', 'editor/package.json', 'editor/status.json'])
    expect(existsSync(join(out, 'admin', file))).toBe(true);
});

test('icons are icons: each name is one sign, a word that is none is not', () => {
  const font = openFont(join(out, 'admin/icons.woff2'));
  const { collections, singletons } = JSON.parse(read('config.json')) as Record<string, { icon?: string }[]>;
  const icons = [...(collections ?? []), ...(singletons ?? [])].flatMap(({ icon }) => icon ?? []);
  for (const icon of [...icons, 'arrow_back', 'more_vert', 'close', 'add', 'search'])
    expect([icon, font.layout(icon).glyphs.length]).toEqual([icon, 1]);
  expect(font.layout('zzz').glyphs).toHaveLength(3);
});
