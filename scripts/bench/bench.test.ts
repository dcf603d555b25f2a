import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportSite } from '../../packages/export/export-site';
import { fixture, withIsland } from '../../packages/export/next-output/test/fixtures';
import { parsePage } from '../../packages/export/next-output/parse-page';
import { readHtml } from '../../packages/export/read-html';
import { testFolder } from '../lib/test/folder';
import { writeFiles } from '../lib/write-files';
import { cell } from './cell';
import { isRuntime, withoutScripts } from './exported-page';

const folder = testFolder();
const [raw, out] = [join(folder, 'raw'), join(folder, 'out')];

test('recognises all scripts of an exported page, and the files of its runtime', async () => {
  const page = withIsland(fixture('islands'));
  writeFiles(raw, { 'index.html': page });
  for (const path of parsePage(page).styleSheets) writeFiles(raw, { [path]: 'p{top:0}' });
  await exportSite(raw, out);
  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const attributesOf = (text: string, tag: string) =>
    readHtml(text).elements.flatMap(({ name, attributes }) => (name === tag ? [attributes] : []));

  const [, data = '', runtime = ''] = /data-page="([^"]+)" data-runtime="([^"]+)"/.exec(html) ?? [];
  for (const path of [data, ...runtime.split(' ')]) expect(path).toMatch(isRuntime);

  expect(attributesOf(withoutScripts(html), 'script')).toEqual([]);
  expect(withoutScripts(html)).toContain('data-island="card-filter"');
  // The raw page has preloads of scripts as well.
  const preload = expect.objectContaining({ rel: 'preload', as: 'script' }) as unknown;
  expect(attributesOf(page, 'link')).toContainEqual(preload);
  expect(attributesOf(withoutScripts(page), 'link')).not.toContainEqual(preload);
});

test('prints the median with the lowest and highest value, leaves out what was not reported, and names a broken limit', () => {
  const samples = (...values: number[]) => values.map((value) => ({ ms: value }));
  expect(cell('ms', samples(130, 90, 100), 100)).toBe('100 (90–130)');
  expect(cell('ms', samples(130, Number.NaN, 90), 100)).toBe('130 (90–130) over budget');
  expect(cell('ms', samples(Number.NaN), 100)).toBe('NaN (NaN–NaN)');
});
