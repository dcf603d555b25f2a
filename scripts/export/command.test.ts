/** `tsx scripts/export.ts` as the build runs it: a problem of the published folder fails it, in one line. With pages as Next exported them, which need no build here. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { redirectRules } from '../hosting/headers';
import { netlifyRedirects } from '../hosting/netlify';
import { compileWorker } from './browser/compile-worker';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  // The command looks whether the typefaces have every letter: a fresh clone has none yet.
  if (!existsSync('app/_fonts/rozha.woff2')) {
    const build = "import('./scripts/assets/typefaces/build.ts').then(({ buildTypefaces }) => buildTypefaces())";
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', build]);
  }
  // What the command reads of its project, beside what Next has exported.
  for (const name of ['scripts', 'content', 'components', 'app', 'node_modules', 'tsconfig.json', 'package.json'])
    symlinkSync(resolve(name), join(folder, name));
  for (const name of ['.export/posters', 'out']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, '.export/posters/a.svg'), '<svg/>');
  writeFileSync(join(folder, 'out/left.html'), 'of an earlier run');
  const said = `<title>Home</title><meta name="description" content="${'d'.repeat(70)}">`;
  const page = `<!DOCTYPE html><html lang="en"><head>${said}</head><body><a href="/gone">Goa</a></body></html>`;
  writeFileSync(join(folder, '.export/index.html'), page);
});

function exported(values: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, PLAIN_EXPORT: 'yes', ...values };
  const flags = ['--import', 'tsx', 'scripts/export.ts'];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr: stderr.trimEnd() };
}

test('a broken link fails the export, whose folder is there to be looked at', () => {
  expect(exported()).toEqual({ status: 1, stderr: 'export: /: the link /gone leads to no page' });
  const read = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
  expect(read('posters/a.svg')).toBe('<svg/>');
  expect(existsSync(join(folder, 'out/left.html'))).toBe(false);
  // Next's scripts differ from page to page, and the worker knows prepared pages only.
  expect(read('_headers')).toContain("'unsafe-inline'");
  expect(read('worker.js')).toBe(compileWorker(false));
  expect(read('_redirects')).toBe(netlifyRedirects(redirectRules));
  expect(existsSync(join(folder, 'out/admin'))).toBe(false);
});

test('where a repository is named, the editor is published beside the pages and is none of them', () => {
  writeFileSync(
    join(folder, '.export/404.html'),
    '<!DOCTYPE html><html lang="en"><head><title>Gone</title></head></html>',
  );
  const problems = exported({ ADMIN_REPOSITORY: 'example/site' }).stderr.split('\n');
  expect(problems).toContain('export: /: the link /gone leads to no page');
  expect(problems.filter((problem) => problem.includes('admin'))).toEqual([]);
  expect(existsSync(join(folder, 'out/admin/index.html'))).toBe(true);
  const headers = readFileSync(join(folder, 'out/_headers'), 'utf8');
  for (const path of ['/', '/posters/*', '/worker.js', '/404', '/admin/*'])
    expect(headers).toContain(`\n${path}\n  Content-Security-Policy: `);
  // No rule reaches it at an address that nothing is known of.
  expect(readFileSync(join(folder, 'out/404.html'), 'utf8')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; (?!.*frame-ancestors)/,
  );
});
