/** GitHub's workflows: their permissions, and the effect of their own commands, run with a mock of GitHub. */
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { copyFiles } from '../lib/test/copied-folder';
import { writeFiles } from '../lib/write-files';

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  env?: Readonly<Record<string, string>>;
  with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  on: { schedule?: readonly { cron: string }[] };
  concurrency?: Readonly<Record<string, unknown>>;
  jobs: Readonly<Record<string, { permissions?: Readonly<Record<string, string>>; steps: readonly Step[] }>>;
}

const names = ['check', 'ci', 'publish', 'failures'];
const textOf = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const workflow = (name: string) => parse(textOf(name)) as Workflow;

const jobOf = (name: string, job: string) => {
  const found = workflow(name).jobs[job];
  if (!found) throw new Error(`There is no job ${job} in ${name}.yml.`);
  return found;
};

/** The commands of the step with an id, or of the first step with commands. */
const scriptOf = (name: string, job: string, id?: string) =>
  jobOf(name, job).steps.find((step) => (id ? step.id === id : step.run))?.run ?? '';

test.each(names)('has in %s only what GitHub knows, in its places', (name) => {
  const { context } = parseWorkflow({ name, content: textOf(name) }, new NoOperationTraceWriter());
  expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
});

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
  const withRole = names.flatMap((name) =>
    Object.entries(workflow(name).jobs).flatMap(([job, { permissions }]) =>
      permissions?.['id-token'] ? `${name} ${job}` : [],
    ),
  );
  expect(withRole).toEqual(['publish deploy']);
  expect(JSON.stringify(jobOf('publish', 'deploy'))).not.toContain('needs.');
  expect(Object.values(jobOf('publish', 'build').permissions ?? {})).toEqual(['read', 'read']);
  // The job writes to the repository, so it runs no code from it.
  for (const { uses, run } of jobOf('publish', 'tell').steps) {
    expect(uses).toBeUndefined();
    expect(run).not.toMatch(/npm|node /);
  }
});

test('uploads the folder that was built whole, with its hidden files, of which .well-known is one', () => {
  const artifact = { name: 'site', path: 'out' };
  const filesOf = (job: string, action: string) =>
    jobOf('publish', job).steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;
  expect(filesOf('build', 'upload-artifact')).toMatchObject({ ...artifact, 'include-hidden-files': true });
  expect(filesOf('deploy', 'download-artifact')).toEqual(artifact);
});

test('compares the headers of the host with those of the build after each upload to an address', () => {
  const { steps } = jobOf('publish', 'deploy');
  expect(steps.slice(steps.findIndex(({ id }) => id === 'upload') + 1)).toEqual([
    expect.objectContaining({
      if: "vars.NEXT_PUBLIC_SITE_URL != ''",
      run: 'npm run deploy:s3 -- --compare-headers',
    }) as Step,
  ]);
});

/** The times at which a workflow starts by itself, as minute, hour, day of the month, month and day of the week; in UTC. */
const timesOf = (name: string) => (workflow(name).on.schedule ?? []).map(({ cron }) => cron.split(' '));

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
  expect(workflow('publish').concurrency).toEqual({ group: 'publish', 'cancel-in-progress': false });
});

test('tests only the last change of a branch to the end', () => {
  const group = '${{ github.workflow }}-${{ github.ref }}';
  expect(workflow('ci').concurrency).toEqual({ group, 'cancel-in-progress': true });
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
  const packages = jobOf('publish', 'deploy').steps.flatMap(({ env }) => env?.['PACKAGES']?.split(' ') ?? []);
  for (const name of packages) {
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
  const script = scriptOf('publish', 'build', 'code');
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
  const script = scriptOf('failures', 'tell');
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
  const script = scriptOf('publish', 'tell');
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
