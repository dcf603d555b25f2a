/** Tests the commands that `npm start` and others run, their order, and a failing part, with a mock of npm. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Prints its arguments and the build day, fails at the command that FAILS names, and writes a file a second after one that SLOW names. */
const npm = `
const asked = process.argv.slice(2).join(' ');
require('fs').appendFileSync('asked.txt', process.env.SOURCE_DATE_EPOCH + ' ' + asked + '\\n');
console.log('said by ' + asked);
if (asked.includes(process.env.FAILS)) process.exit(7);
if (asked.includes(process.env.SLOW)) setTimeout(() => require('fs').writeFileSync('late.txt', ''), 1000);
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm.cjs'), npm);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param environment FAILS is the part of the command at which npm fails */
function node(args: string[], environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm.cjs'),
    FAILS: 'nothing',
    SLOW: 'nothing',
    PORT: '',
    ...environment,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  const asked = join(folder, 'asked.txt');
  const lines = existsSync(asked) ? readFileSync(asked, 'utf8').trimEnd().split('\n') : [];
  rmSync(asked, { force: true });
  const [days, commands] = [/ .*/, /^\d+ /].map((other) => lines.map((line) => line.replace(other, '')));
  return { status, stdout, stderr, days, commands };
}

test('npm run build runs all its parts on one day, the given one if there is one', () => {
  const { commands, days } = node([resolve('scripts/build.mjs')], { SOURCE_DATE_EPOCH: '' });
  expect(commands).toEqual(['run check', 'run assets', 'run export -- --build']);
  expect([...new Set(days)]).toEqual([expect.stringMatching(/^\d{10}$/)]);
  const given = node([resolve('scripts/build.mjs')], { SOURCE_DATE_EPOCH: '1900000000' });
  expect([...new Set(given.days)]).toEqual(['1900000000']);
});

describe('npm start', () => {
  const start = (environment: Record<string, string> = {}, ...args: string[]) =>
    node([resolve('scripts/start.mjs'), ...args], environment);
  /** Listens on a free port; 0 picks any. */
  async function listen(port: number) {
    const server = createServer().listen(port);
    await Promise.race([once(server, 'listening'), once(server, 'error').catch(() => [])]);
    return { server, port: String((server.address() as AddressInfo | null)?.port) };
  }
  const install = 'ci --no-audit --no-fund';
  const serve = expect.stringMatching(/^run serve -- out \d+$/) as string;

  test('serves on the next free port, or on the given one', async () => {
    const { server } = await listen(3000);
    expect(start().commands?.at(-1)).toMatch(/^run serve -- out (?!3000$)\d+$/);
    server.close();
    const { server: other, port } = await listen(0);
    await once(other.close(), 'close');
    for (const { commands } of [start({}, port), start({ PORT: port })])
      expect(commands?.at(-1)).toBe(`run serve -- out ${port}`);
  });

  test('says in one line, before it installs or builds, that a port is taken or invalid', async () => {
    const { server, port } = await listen(0);
    for (const given of [port, 'home', '70000']) {
      const { status, stderr, commands } = start({}, given);
      expect([status, commands]).toEqual([1, []]);
      expect(stderr).toMatch(new RegExp(`^Nothing can be served on port ${given}: .*\\n$`));
    }
    server.close();
  });

  test('installs packages once, and again for another lockfile, and runs nothing after a failed part', () => {
    expect(start({ FAILS: 'ci ' })).toMatchObject({ status: 7, commands: [install] });
    expect(start({ FAILS: 'run build' })).toMatchObject({ status: 7, commands: [install, 'run build'] });
    expect(start()).toMatchObject({ status: 0, commands: ['run build', serve] });
    writeFileSync(join(folder, 'package-lock.json'), '{"name":"another"}');
    expect(start().commands).toEqual([install, 'run build', serve]);
  });
});

describe('scripts that run in parallel', () => {
  const beside = (environment: Record<string, string> = {}) => {
    const program = `
      import { runBeside } from ${JSON.stringify(pathToFileURL(resolve('scripts/lib/run.mjs')).href)};
      await Promise.all([runBeside('unit', ['--maxWorkers=2']), runBeside('types')]);
      console.log('all passed');
    `;
    return node(['--input-type=module', '--eval', program], environment);
  };

  test('print their whole output, and the first that fails exits the program with its status', () => {
    const { status, stdout, commands } = beside();
    expect([status, commands?.sort()]).toEqual([0, ['run types --', 'run unit -- --maxWorkers=2']]);
    for (const output of ['said by run types --', 'said by run unit -- --maxWorkers=2', 'all passed'])
      expect(stdout).toContain(output);
    const failed = beside({ FAILS: 'types' });
    expect([failed.status, failed.stdout.includes('all passed')]).toEqual([7, false]);
    expect(failed.stdout).toContain('said by run types --');
  });

  test('are stopped by the first that fails', async () => {
    expect(beside({ FAILS: 'types', SLOW: 'unit' }).status).toBe(7);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(existsSync(join(folder, 'late.txt'))).toBe(false);
  });

  test('exit the program with one line if npm cannot be started', () => {
    const { status, stderr } = beside({ npm_execpath: '', PATH: folder, Path: folder });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^(npm could not be started|.*npm.* not (found|recognized))/);
  });
});
