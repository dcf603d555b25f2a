import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../scripts/lib/test/folder';
import { writeFiles } from '../../scripts/lib/write-files';
import { exportSite } from './export-site';
import { hashedPath } from './next-output/built-files';
import { fixture, withIsland, withStyleSheet } from './next-output/test/fixtures';
import { parsePage } from './next-output/parse-page';

const folder = testFolder();
const [raw, out] = [join(folder, 'raw'), join(folder, 'out')];

/** Every file of a folder with its content. */
const contentsOf = (root: string) =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(root, path)).isFile())
      .sort()
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

const unused = ['index.txt', 'about/__next._tree.txt', '_not-found.html', '_next/static/chunks/react.js'];
const notFound = fixture('not-found');
const pages = {
  'index.html': withIsland(fixture('islands')),
  'packages/a.html': withStyleSheet(fixture('trip'), '/_next/static/chunks/b.css'),
  '404.html': notFound,
};
const copied = {
  'posters/a.svg': '<svg/>',
  'robots.txt': 'User-Agent: *',
  'llms.txt': '# Trails',
  '.well-known/security.txt': 'Contact:',
};
const style = '@layer base{body{top:url(../media/a.woff2)}}.gone{top:0}.sr-only{left:0}html{content:"$&"}';

beforeEach(() => {
  rmSync(raw, { recursive: true, force: true });
  writeFiles(raw, { ...pages, ...copied });
  for (const path of unused) writeFiles(raw, { [path]: 'for the runtime of Next' });
  for (const path of Object.values(pages).flatMap((html) => parsePage(html).styleSheets))
    writeFiles(raw, { [path]: style });
});

test('leaves the raw export alone, and writes the same bytes on every run', async () => {
  const before = contentsOf(raw);
  expect(await exportSite(raw, out)).toBe(3);
  const first = contentsOf(out);
  writeFiles(out, { 'old/left.html': 'of an earlier run' });
  await exportSite(raw, out);
  expect(contentsOf(out)).toEqual(first);
  expect(contentsOf(raw)).toEqual(before);
});

test('prepares pages, copies other files and leaves out payloads', async () => {
  await exportSite(raw, out);
  const files = contentsOf(out);
  const data = Object.keys(files).filter((path) => /^_next\/static\/pages\/.*\.js$/.test(path));
  // Pages with the same islands share a data file.
  expect(data).toHaveLength(2);
  // Browsers cache them for ever, so that different content needs a different name.
  for (const path of data) expect(`/${path}`).toBe(hashedPath('pages', files[path] ?? '', '.js'));
  const [nextPage, ...more] = Object.keys(files).filter((path) => /^_next\/static\/next-page\/.*\.js$/.test(path));
  expect([nextPage === undefined, more]).toEqual([false, []]);
  expect(files['index.html']).toContain(`/${nextPage}`);
  expect(files).toMatchObject(copied);
  for (const path of unused) expect(Object.keys(files)).not.toContain(path);
  // Classes that an island may render later keep their rules, and `$&` is not read as a replacement pattern.
  expect(files['index.html']).toContain(
    '</script><style>body{top:url(/_next/static/media/a.woff2)}.sr-only{left:0}html{content:"$&"}</style></head>',
  );
  expect(files['index.html']).toMatch(/(<link[^>]* as="font"[^>]*>){2}<\/body>/);
  // One data script, then the file for React and the one for the island, in this order.
  const [, page = '', runtime = ''] =
    /data-page="\/([^"]+)" data-runtime="([^"]+)"/.exec(files['index.html'] ?? '') ?? [];
  expect(files[page]).toBe('islandData=[{"props":{"a":"<b>"},"slots":[],"nodes":1}];document.currentScript.ran=1');
  expect(runtime.split(' ')).toEqual(
    ['core', 'card-filter'].map((name) => expect.stringContaining(`/chunks/${name}/`) as string),
  );
  for (const path of runtime.split(' ')) expect(files[path.slice(1)]).toMatch(/document\.currentScript\.ran=1$/);
  expect(files['index.html']).toContain('<div data-island="card-filter" data-props="0">');
});

test.each([
  ['a page with two heads', notFound.replace('</head>', '</head></head>'), 'a page has not one </head>'],
  ['a page without a body', notFound.replace('</body>', ''), 'a page has not one </body>'],
])('stops the build at %s', async (_what, page, message) => {
  writeFiles(raw, { '404.html': page });
  await expect(exportSite(raw, out)).rejects.toThrow(message);
});

test('says which command exports when the folder has no export', async () => {
  await expect(exportSite(join(folder, 'none'), out)).rejects.toThrow('none holds no export of Next: npm run build');
});
