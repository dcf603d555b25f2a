/** The published files of the editor. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idsIn } from '../../content/catalogue/read-data';
import { tripPath } from '../../content/routes';
import { writeFiles } from '../../scripts/lib/write-files';
import { buildEditor } from './build';

const out = mkdtempSync(join(tmpdir(), 'editor-'));
afterAll(() => rmSync(out, { recursive: true }));

const [id = ''] = idsIn('trips');
const read = (path: string) => readFileSync(join(out, 'admin', path), 'utf8');

beforeAll(async () => {
  writeFiles(out, {
    'index.html': `<title>Tea &amp; hills</title><a href="${tripPath(id)}?from=home">A trip</a><a href="/about">About</a><a href="/trips">Trips</a>`,
    'about.html': '<title>About</title><a href="/">Home</a>',
  });
  await buildEditor(out, { name: 'owner/site', branch: 'main', apiRoot: 'https://api.github.com' });
});

test('loads all scripts and styles from its own folder, and has none in its page', () => {
  const page = read('index.html');
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  for (const url of loaded) expect(url).toMatch(/^\/admin\/kept\/[\w.-]+\.(js|css)$|^\/icon\.svg$/);
  for (const url of loaded.filter((one) => one.startsWith('/admin/')))
    expect(read(url.replace('/admin/', ''))).not.toBe('');
  expect(page).not.toMatch(/<style|style=|<script[^>]*>[^<]/);
});

test('has no script that evaluates text, which its policy forbids', () => {
  const scripts = readdirSync(join(out, 'admin/kept')).filter((name) => name.endsWith('.js'));
  expect(scripts.filter((name) => /\beval\(/.test(read(`kept/${name}`)))).toEqual([]);
});

test('names the pages that lead to a page that can be deleted', () => {
  expect(JSON.parse(read('links.json'))).toEqual([{ path: '/', title: 'Tea & hills', to: [tripPath(id), '/about'] }]);
});
