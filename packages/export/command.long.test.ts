/**
 * Runs `tsx scripts/export.ts` as the build does: a problem in the published folder fails it with one line. It uses pages that Next
 * exported earlier, so that no build is needed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectRules } from '../../scripts/hosting/headers';
import { netlifyRedirects } from '../../scripts/hosting/netlify';
import { copyFiles, type CopiedFolder } from '../../scripts/lib/test/copied-folder';
import { writeFiles } from '../../scripts/lib/write-files';
import { compileWorker } from './browser/compile';

let folder: CopiedFolder;
afterAll(() => folder.remove());

beforeAll(() => {
  // The command checks that the fonts have every character; a fresh clone has no fonts yet.
  if (!existsSync('app/_fonts/rozha.woff2')) {
    const build = "import('./scripts/assets/typefaces/build.ts').then(({ buildTypefaces }) => buildTypefaces())";
    execFileSync(process.execPath, ['--import', 'tsx', '--eval', build]);
  }
  folder = copyFiles(['scripts', 'packages', 'content', 'components', 'app', 'tsconfig.json', 'package.json']);
  const said = `<title>Home</title><meta name="description" content="${'d'.repeat(70)}">`;
  writeFiles(folder.root, {
    '.export/index.html': `<!DOCTYPE html><html lang="en"><head>${said}</head><body><a href="/gone">Goa</a></body></html>`,
    '.export/posters/a.svg': '<svg/>',
    'out/left.html': 'of an earlier run',
  });
});

const exported = (values = {}) => folder.run('scripts/export.ts', [], { PLAIN_EXPORT: 'yes', ...values });
const read = (name: string) => readFileSync(join(folder.root, 'out', name), 'utf8');

test('fails the export on a broken link, and leaves the folder for inspection', () => {
  const { status, stderr, stdout } = exported();
  expect([status, stderr]).toEqual([1, ['export: /: the link /gone leads to no page']]);
  expect(stdout).toContainEqual(expect.stringContaining('no complete history'));
  expect(read('posters/a.svg')).toBe('<svg/>');
  expect(existsSync(join(folder.root, 'out/left.html'))).toBe(false);
  // The plain export has Next's scripts, which differ from page to page, and the worker supports prepared pages only.
  expect(read('_headers')).toContain("'unsafe-inline'");
  expect(read('worker.js')).toBe(compileWorker(false));
  expect(read('_redirects')).toContain(netlifyRedirects(redirectRules));
  expect(existsSync(join(folder.root, 'out/admin'))).toBe(false);
});

test('publishes the editor beside the pages, but not as one of them, where a repository is configured', () => {
  const page = '<!DOCTYPE html><html lang="en"><head><title>Gone</title></head></html>';
  writeFiles(folder.root, { '.export/404.html': page });
  const problems = exported({ ADMIN_REPOSITORY: 'example/site' }).stderr;
  expect(problems).toContain('export: /: the link /gone leads to no page');
  expect(problems.filter((problem) => problem.includes('admin'))).toEqual([]);
  expect(existsSync(join(folder.root, 'out/admin/index.html'))).toBe(true);
  for (const path of ['/', '/posters/*', '/worker.js', '/404', '/admin/*'])
    expect(read('_headers')).toContain(`\n${path}\n  Content-Security-Policy: `);
  // No header rule matches the not-found page at an unknown path.
  expect(read('404.html')).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="default-src 'self'; (?!.*frame-ancestors)/,
  );
});

test('records for the editor when the site was published, from which commit, and the changes set aside for that commit', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@trails.example', ...args], {
      cwd: folder.root,
      encoding: 'utf8',
    });
  let stdout: string[] = [];
  const publication = () => {
    ({ stdout } = exported({ ADMIN_REPOSITORY: 'example/site', SOURCE_DATE_EPOCH: '1900000000' }));
    return JSON.parse(read('admin/publishing.json')) as unknown;
  };
  const publishedAt = '2030-03-17T17:46:40.000Z';
  // The folder for temporary files may be inside another repository.
  git('init', '--quiet');
  expect(publication()).toEqual({ publishedAt, setAside: [] });
  git('add', 'content/site.ts');
  git('commit', '--quiet', '--message=Begin');
  const commit = git('rev-parse', 'HEAD').trim();
  const savedAt = git('show', '--no-patch', '--format=%cI').trim();
  const setAside = [{ file: 'content/records/trips/goa.json', reasons: ['Goa, Price: is below 1,000 rupees'] }];
  writeFiles(folder.root, { '.set-aside.json': JSON.stringify({ commit, setAside }) });
  expect(publication()).toEqual({ publishedAt, commit, savedAt, setAside });
  git('commit', '--quiet', '--allow-empty', '--message=Next');
  expect(publication()).toMatchObject({ setAside: [] });
  expect(stdout.join()).not.toContain('no complete history');
});
