import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parsePage } from '../next-output';
import { fixture } from '../next-output/fixtures';
import { PageSource } from './page-source';

const raw = mkdtempSync(join(tmpdir(), 'preview-'));
afterAll(() => rmSync(raw, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(raw, path)), { recursive: true });
  writeFileSync(join(raw, path), text);
}

const style = (css: string) => parsePage(fixture('islands')).styleSheets.forEach((path) => write(path, css));

beforeAll(() => {
  write('index.html', fixture('islands'));
  write('404.html', fixture('not-found'));
  write('_not-found.html', fixture('not-found'));
  style('body{top:0}');
});

test('a page is prepared when it is asked for, its data script with it', async () => {
  const source = new PageSource(raw);
  const page = await source.page('/');
  expect(page).toMatchObject({ status: 200, html: expect.stringContaining('<style>body{top:0}</style>') as string });
  const [, data = ''] = /data-page="([^"]+)"/.exec(page?.html ?? '') ?? [];
  expect(source.scripts.get(data)).toContain('islandData=');
});

test.each(['/nothing', '/v1.0/nothing', '/_not-found'])('%s is the not-found page', async (route) => {
  expect((await new PageSource(raw).page(route))?.status).toBe(404);
});

test('a file is not a page', async () => {
  expect(await new PageSource(raw).page('/posters/a.svg')).toBeUndefined();
});

test('after another build the pages are of that one', async () => {
  const source = new PageSource(raw);
  await source.page('/');
  style('body{top:1px}');
  utimesSync(join(raw, 'index.html'), 1, 1);
  expect((await source.page('/'))?.html).toContain('body{top:1px}');
});
