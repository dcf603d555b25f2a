import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, makeChanged, removeOthers, sourceOf } from './build-cache';

const folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
const file = join(folder, 'made.txt');
/** No other run of the tests has a record of this name. */
const record = `test-${process.pid}`;
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(`node_modules/.cache/${record}.json`, { force: true });
});

let made = 0;
/** Makes the file of these sources where that is needed; as a run of the build does. */
const build = (...sources: (string | Buffer)[]) =>
  makeChanged(record, [fileOf({ path: file, sources, make: () => Promise.resolve(Buffer.from(`made ${++made}`)) })]);

test('a file is made once, and again when any of its sources changed or it is gone', async () => {
  expect(await build('text', Buffer.from('poster'), 'layout')).toBe(1);
  expect(await build('text', Buffer.from('poster'), 'layout')).toBe(0);
  for (const sources of [
    ['other', 'poster', 'layout'],
    ['other', 'poster', 'changed'],
    ['othe', 'rposter', 'changed'],
  ])
    expect([sources, await build(...sources)]).toEqual([sources, 1]);
  rmSync(file);
  expect(await build('othe', 'rposter', 'changed')).toBe(1);
  expect(readFileSync(file, 'utf8')).toBe(`made ${made}`);
});

test('the source of a folder and a file is that of each, without tests', () => {
  const code = mkdtempSync(join(folder, 'code-'));
  for (const name of ['one', 'two.test']) writeFileSync(join(code, `${name}.ts`), `<${name}>`);
  writeFileSync(file, '<four>');
  expect(sourceOf(code, file)).toBe('<one>\0<four>');
});

test('what the build did not make goes', () => {
  const made = mkdtempSync(join(folder, 'made-'));
  for (const each of ['goa.pdf', 'gone.pdf']) writeFileSync(join(made, each), '%PDF-');
  removeOthers(made, ['/itineraries/goa.pdf', '/itineraries/bali.pdf']);
  expect(readdirSync(made)).toEqual(['goa.pdf']);
});
