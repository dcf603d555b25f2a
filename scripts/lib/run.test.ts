/** What `npm start` and the other commands run, in which order, and what they do when a part fails: with a stand-in for npm. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Writes down what it is asked for, and fails at what FAILS names. */
const npm = `
const asked = process.argv.slice(2).join(' ');
require('fs').appendFileSync('asked.txt', asked + '\\n');
require('fs').appendFileSync('days.txt', process.env.SOURCE_DATE_EPOCH + '\\n');
console.log('said by ' + asked);
if (asked.includes(process.env.FAILS)) process.exit(7);
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
  const env = { ...process.env, npm_execpath: join(folder, 'npm.cjs'), FAILS: 'nothing', PORT: '', ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  const asked = join(folder, 'asked.txt');
  const commands = existsSync(asked) ? readFileSync(asked, 'utf8').trimEnd().split('\n') : [];
  rmSync(asked, { force: true });
  return { status, stdout, stderr, commands };
}

const install = 'ci --no-audit --no-fund';

test('npm run build does all its parts on one day, the given one if there is one', () => {
  const days = () => new Set(readFileSync(join(folder, 'days.txt'), 'utf8').trim().split('\n'));
  const parts = ['run check', 'run assets', 'run export -- --build'];
  expect(node([resolve('scripts/build.mjs')], { SOURCE_DATE_EPOCH: '' }).commands).toEqual(parts);
  expect([...days()]).toEqual([expect.stringMatching(/^\d{10}$/)]);
  rmSync(join(folder, 'days.txt'));
  node([resolve('scripts/build.mjs')], { SOURCE_DATE_EPOCH: '1900000000' });
  expect([...days()]).toEqual(['1900000000']);
});

describe('npm start', () => {
  const start = (environment: Record<string, string> = {}, ...args: string[]) =>
    node([resolve('scripts/start.mjs'), ...args], environment);
  /** Listens on a port, 0 for any. @returns the server, also when another program listens there */
  async function listen(port: number): Promise<Server> {
    const server = createServer().listen(port);
    await Promise.race([once(server, 'listening'), once(server, 'error').catch(() => [])]);
    return server;
  }
  const serve = expect.stringMatching(/^run serve -- out \d+$/) as string;

  test('serves on the next free port, or on the one that is given', async () => {
    const server = await listen(3000);
    expect(start().commands.at(-1)).not.toBe('run serve -- out 3000');
    server.close();
    const other = await listen(0);
    const { port } = other.address() as AddressInfo;
    other.close();
    await once(other, 'close');
    expect(start({}, String(port)).commands.at(-1)).toBe(`run serve -- out ${port}`);
    expect(start({ PORT: String(port) }).commands.at(-1)).toBe(`run serve -- out ${port}`);
  });

  test('says in a line, before it installs or builds, that a port is taken or none', async () => {
    const server = await listen(0);
    const { port } = server.address() as AddressInfo;
    for (const given of [String(port), 'home', '70000']) {
      const { status, stderr, commands } = start({}, given);
      expect([status, commands]).toEqual([1, []]);
      expect(stderr).toMatch(new RegExp(`^Nothing can be served on port ${given}: .*\\n$`));
    }
    server.close();
  });

  test('installs packages until it has once, and anew for another lockfile', () => {
    expect(start({ FAILS: 'ci ' })).toMatchObject({ status: 7, commands: [install] });
    expect(start().commands).toEqual([install, 'run build', serve]);
    expect(start().commands).toEqual(['run build', serve]);
    writeFileSync(join(folder, 'package-lock.json'), '{"name":"another"}');
    expect(start().commands[0]).toBe(install);
  });

  test('runs nothing after a part that failed, and passes its status on', () => {
    expect(start({ FAILS: 'run build' })).toMatchObject({ status: 7, commands: [install, 'run build'] });
  });
});

describe('scripts that run beside others', () => {
  const beside = (environment: Record<string, string> = {}) => {
    const program = `
      import { runBeside } from ${JSON.stringify(pathToFileURL(resolve('scripts/lib/run.mjs')).href)};
      await Promise.all([runBeside('unit', ['--maxWorkers=2']), runBeside('types')]);
      console.log('all passed');
    `;
    return node(['--input-type=module', '--eval', program], environment);
  };

  test('say what they said, whole; the first that fails ends the program with its status', () => {
    const { status, stdout, commands } = beside();
    expect(commands.sort()).toEqual(['run types --', 'run unit -- --maxWorkers=2']);
    for (const said of ['said by run types --', 'said by run unit -- --maxWorkers=2', 'all passed'])
      expect(stdout).toContain(said);
    expect(status).toBe(0);
    const failed = beside({ FAILS: 'types' });
    expect([failed.status, failed.stdout.includes('all passed')]).toEqual([7, false]);
    expect(failed.stdout).toContain('said by run types --');
  });

  test('end the program with a line when npm cannot be started', () => {
    const { status, stderr } = beside({ npm_execpath: '', PATH: folder, Path: folder });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^(npm could not be started|.*npm.* not (found|recognized))/);
  });
});
