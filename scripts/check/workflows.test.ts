/** GitHub's workflows: their permissions, and the effect of their own commands, run with a mock of GitHub. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { copyFiles } from '../lib/test/copied-folder';
import { writeFiles } from '../lib/write-files';

const workflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

/** The text of a job. */
const jobOf = (name: string, job: string) => {
  const [, text = ''] = workflow(name).split(new RegExp(`^  ${job}:\n`, 'm'));
  return text.split(/^ {2}\S/m)[0] ?? '';
};

/** The commands of the first step after a word. */
function scriptAfter(text: string, word: string): string {
  const [, indent = '', lines = ''] = /\n( +)run: \|\n((?:\1 +.*\n|\n)+)/.exec(text.slice(text.indexOf(word))) ?? [];
  return lines.replaceAll(`\n${indent}  `, '\n').trimStart();
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'workflow-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Runs commands like the runner, with a `gh` that prints a fixed answer and records its arguments and input.
 * @returns The exit status, and the recorded lines.
 */
function runStep(script: string, answer: string, environment: Readonly<Record<string, string>>) {
  const [asked, summary] = ['asked', 'summary'].map((name) =>
    join(folder, '..', `${name}-${folder.split('-').at(-1)}`),
  );
  const gh = join(folder, '.bin/gh');
  const stand = `#!/usr/bin/env bash\nprintf '%s\\n' "$*" >> "$ASKED"\ncase "$*" in *--input*) cat >> "$ASKED" ;; esac\nprintf '%s' "$ANSWER"\n`;
  writeFiles(folder, { '.bin/gh': stand });
  chmodSync(gh, 0o755);
  const env = {
    ...process.env,
    PATH: `${dirname(gh)}:${process.env['PATH'] ?? ''}`,
    ASKED: asked,
    ANSWER: answer,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_REPOSITORY: 'example/site',
    GITHUB_SHA: 'abc',
    ...environment,
  };
  const flags = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { status, stdout, stderr } = spawnSync('bash', flags, { cwd: folder, env, encoding: 'utf8' });
  const read = (file = '') => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    rmSync(file, { force: true });
    return text;
  };
  return { status, output: stdout + stderr, asked: read(asked), summary: read(summary) };
}

test('lets only the deploy job take the host’s role, with nothing of the build but the folder', () => {
  const names = ['check', 'ci', 'publish', 'failures'];
  expect(names.filter((name) => workflow(name).includes('id-token'))).toEqual(['publish']);
  const deploy = jobOf('publish', 'deploy');
  expect(workflow('publish').split('id-token: write')).toHaveLength(2);
  expect(deploy).toContain('id-token: write');
  expect(deploy).toMatch(/download-artifact@.*\n +with:\n +name: site\n +path: out\n/);
  expect(deploy.match(/\$\{\{ needs\./g)).toBeNull();
  expect(jobOf('publish', 'build')).not.toMatch(/: write/);
  // The job writes to the repository, so it runs no code from it.
  expect(jobOf('publish', 'tell')).not.toMatch(/\buses:|npm|node /);
});

/** The times at which a workflow starts by itself, as minute, hour, day of the month, month and day of the week; in UTC. */
const timesOf = (name: string) =>
  [...workflow(name).matchAll(/^ {4}- cron: '(.*)'$/gm)].map(([, time = '']) => time.split(' '));

/** What a workflow does when it is started while it runs. */
const concurrencyOf = (name: string) => /^concurrency:\n(?: .*\n)+/m.exec(workflow(name))?.[0] ?? '';

test('publishes every night, soon after midnight in India, when dates become past', () => {
  const [[minute, hour, ...days] = [], ...others] = timesOf('publish');
  expect([days, others]).toEqual([['*', '*', '*'], []]);
  const inIndia = (Number(hour) * 60 + Number(minute) + 330) % (24 * 60);
  expect(inIndia).toBeLessThan(3 * 60);
});

test('runs all tests once a week without a change, for advisories', () => {
  expect(timesOf('ci')).toEqual([[expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/), '*', '*', '1']]);
});

test('publishes one change at a time, and never stops half way for a later one', () => {
  expect(concurrencyOf('publish')).toMatch(/^ {2}group: publish$/m);
  expect(concurrencyOf('publish')).toMatch(/^ {2}cancel-in-progress: false$/m);
});

test('tests only the last change of a branch to the end', () => {
  expect(concurrencyOf('ci')).toMatch(/^ {2}group: \$\{\{ github\.workflow \}\}-\$\{\{ github\.ref \}\}$/m);
  expect(concurrencyOf('ci')).toMatch(/^ {2}cancel-in-progress: true$/m);
});

test('needs no other packages for the upload than its job installs', () => {
  const project = copyFiles([
    'package.json',
    'tsconfig.json',
    'content',
    'scripts/hosting',
    'scripts/lib',
    'scripts/deploy-s3.ts',
  ]);
  const modules = join(project.root, 'node_modules');
  rmSync(modules);
  const [, names = ''] = /PACKAGES: '(.+)'/.exec(jobOf('publish', 'deploy')) ?? [];
  for (const name of names.split(' ')) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(modules, name), 'junction');
  }
  writeFiles(project.root, { 'out/_headers': '/*\n  X-Frame-Options: DENY\n' });
  const { status, stderr } = project.run('scripts/deploy-s3.ts', ['--print-headers']);
  project.remove();
  expect([status, stderr]).toEqual([0, []]);
});

const onPosix = process.platform === 'win32' ? test.skip : test;

describe('code without a review', () => {
  const script = scriptAfter(workflow('publish'), 'id: code');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@trails.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const commit = (files: Readonly<Record<string, string>>) => {
    writeFiles(folder, files);
    git('add', '--all');
    git('commit', '--quiet', '--message=Change');
    return git('rev-parse', 'HEAD').trim();
  };
  let seen = '';
  beforeEach(() => {
    git('init', '--quiet');
    writeFiles(folder, { '.git/info/exclude': '.bin\n' });
    seen = commit({ 'package.json': '{}', 'content/records/trips/goa.json': '{}', 'content/site.ts': '' });
  });

  onPosix('builds the files that the editor writes', () => {
    commit({
      'content/records/trips/bali.json': '{}',
      'content/records/operator/offer.json': '{}',
      'content/records/photos/IMG_1.JPG': '',
    });
    const { status, asked } = runStep(script, seen, {});
    expect(status).toBe(0);
    expect(asked).toContain('workflows/publish.yml/runs?event=workflow_dispatch&branch=main');
  });

  onPosix.each([
    'package.json',
    'content/site.ts',
    'content/records/trips/more/a.json',
    'content/records/photos/a.ts',
    '.npmrc',
  ])('names a change of %s and builds neither it nor any record after it', (file) => {
    commit({ [file]: 'other' });
    commit({ 'content/records/trips/goa.json': '{ }' });
    const { status, summary } = runStep(script, seen, {});
    expect(status).toBe(1);
    expect(summary).toContain(`- ${file}\n`);
  });

  onPosix('builds nothing before the first manual run, or after the history was rewritten', () => {
    expect(runStep(script, '', {})).toMatchObject({
      status: 1,
      summary: expect.stringContaining('by hand once') as string,
    });
    expect(runStep(script, 'f'.repeat(40), {}).status).not.toBe(0);
  });
});

describe('a failed run', () => {
  const script = scriptAfter(workflow('failures'), 'Open or close');
  const ended = (conclusion: string, open: string) =>
    runStep(script, open, { TITLE: 'Publish fails', CONCLUSION: conclusion, RUN: 'https://run.example' })
      .asked.split('\n')
      .filter((line) => /^issue (create|close)/.test(line))
      .join('\n');

  onPosix.each([
    ['failure', '', /^issue create --title Publish fails --body .*https:\/\/run\.example/],
    ['timed_out', '', /^issue create/],
    ['failure', '7', /^$/],
    ['success', '7', /^issue close 7 /],
    ['success', '', /^$/],
    ['cancelled', '7', /^$/],
  ])('opens or closes an issue after the result “%s” with the open issue “%s”', (conclusion, open, expected) =>
    expect(ended(conclusion, open)).toMatch(expected),
  );
});

describe('the comment on the operator’s commit', () => {
  const script = scriptAfter(workflow('publish'), '  tell:');
  const runScript = (environment: Readonly<Record<string, string>>) =>
    runStep(script, '', { RUN: 'https://run.example', GITHUB_EVENT_NAME: 'push', CODE: 'success', ...environment });
  const setAside = [{ file: 'content/records/trips/goa.json', reasons: ['Goa, Price: is "1", below 1,000 rupees'] }];

  onPosix('says that it is published, or which files are not, also as JSON', () => {
    const all = runScript({ UPLOAD: 'success', SET_ASIDE: '{"commit":"abc","setAside":[]}' });
    expect([all.status, all.asked]).toEqual([0, expect.stringContaining('"description": "Published"')]);
    const some = runScript({ UPLOAD: 'success', SET_ASIDE: JSON.stringify({ commit: 'abc', setAside }) });
    expect(some.asked).toContain('"description": "Published, but for what is refused: Goa, Price: is \\"1\\", below');
    const [, check = ''] = some.asked.split('check-runs --input -\n');
    const { conclusion, output } = JSON.parse(check) as { conclusion: string; output: { text: string } };
    expect([conclusion, JSON.parse(output.text)]).toEqual(['neutral', { commit: 'abc', setAside }]);
    expect(some.asked).not.toContain('/comments');
  });

  onPosix('says that the site is unchanged, also in a comment', () => {
    const { status, asked } = runScript({ UPLOAD: '', SET_ASIDE: '' });
    expect(status).toBe(0);
    expect(asked).toContain('"state": "failure"');
    expect(asked).toMatch(
      /commits\/abc\/comments -f body=\*\*This is not published\.\*\* The site stays as it is.*https:\/\/run\.example/,
    );
    expect(runScript({ UPLOAD: '', SET_ASIDE: '', GITHUB_EVENT_NAME: 'schedule' }).asked).not.toContain('/comments');
  });
});
