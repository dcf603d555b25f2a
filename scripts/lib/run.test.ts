/** What `npm start` and the other commands run, in which order, and what they do when a part fails: with a stand-in for npm. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  // Writes down what it is asked for, and fails at what FAILS names.
  const npm = '#!/bin/sh\necho "$*" >> asked.txt\necho "said by $*"\ncase "$*" in *"$FAILS"*) exit 7 ;; esac\n';
  writeFileSync(join(folder, 'npm'), npm);
  chmodSync(join(folder, 'npm'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param fails part of the command at which npm fails */
function node(args: string[], fails = 'nothing') {
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const env = { ...process.env, PATH, FAILS: fails };
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  const asked = join(folder, 'asked.txt');
  const commands = existsSync(asked) ? readFileSync(asked, 'utf8').trimEnd().split('\n') : [];
  rmSync(asked, { force: true });
  return { status, stdout, commands };
}

const start = (fails?: string) => node([resolve('scripts/start.mjs')], fails);
const install = 'ci --no-audit --no-fund';

test('npm start installs, builds and serves', () => {
  expect(start()).toMatchObject({ status: 0, commands: [install, 'run build', 'run serve'] });
});

test('packages are installed anew only for another lockfile', () => {
  const stamp = join(folder, 'node_modules/.lockfile-hash');
  start();
  expect(readFileSync(stamp, 'utf8')).toBe(createHash('sha256').update('{}').digest('hex'));
  expect(start().commands).toEqual(['run build', 'run serve']);
  writeFileSync(join(folder, 'package-lock.json'), '{"name":"another"}');
  expect(start().commands[0]).toBe(install);
});

test('what follows a failed part is not run, and its status is passed on', () => {
  expect(start('run build')).toMatchObject({ status: 7, commands: [install, 'run build'] });
});

test('packages that could not be installed are asked for again', () => {
  expect(start('ci ')).toMatchObject({ status: 7, commands: [install] });
  expect(start().commands[0]).toBe(install);
});

describe('scripts that run beside others', () => {
  const beside = (fails?: string) => {
    const program = `
      import { runBeside } from ${JSON.stringify(pathToFileURL(resolve('scripts/lib/run.mjs')).href)};
      await Promise.all([runBeside('unit', ['--maxWorkers=2']), runBeside('types')]);
      console.log('all passed');
    `;
    return node(['--input-type=module', '--eval', program], fails);
  };

  test('say what they said, whole, and let the program go on', () => {
    const { status, stdout, commands } = beside();
    expect(commands.sort()).toEqual(['run types --', 'run unit -- --maxWorkers=2']);
    for (const said of ['said by run types --', 'said by run unit -- --maxWorkers=2', 'all passed'])
      expect(stdout).toContain(said);
    expect(status).toBe(0);
  });

  test('end the program with the status of the first that fails', () => {
    const { status, stdout } = beside('types');
    expect([status, stdout.includes('all passed')]).toEqual([7, false]);
    expect(stdout).toContain('said by run types --');
  });
});
