/** `tsx scripts/export.ts` as the build runs it: a problem of the published folder fails it, in one line. With pages as Next exported them, which need no build here. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
  mkdirSync(join(folder, '.export'));
  const said = `<title>Home</title><meta name="description" content="${'d'.repeat(70)}">`;
  const page = `<!DOCTYPE html><html lang="en"><head>${said}</head><body><a href="/gone">Goa</a></body></html>`;
  writeFileSync(join(folder, '.export/index.html'), page);
});

function exported() {
  const env = { ...process.env, PLAIN_EXPORT: 'yes' };
  const flags = ['--import', 'tsx', 'scripts/export.ts'];
  const { status, stderr } = spawnSync(process.execPath, flags, { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr: stderr.trimEnd() };
}

test('a broken link fails the export, whose folder is there to be looked at', () => {
  expect(exported()).toEqual({ status: 1, stderr: 'export: /: the link /gone leads to no page' });
  for (const name of ['index.html', 'worker.js', '_headers', '_redirects'])
    expect([name, existsSync(join(folder, 'out', name))]).toEqual([name, true]);
});
